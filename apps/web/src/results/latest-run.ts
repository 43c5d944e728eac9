import { type Exchange, isAgain, type SessionModel } from '@lifeline/model';
import { useMemo } from 'react';
import { useStoreVersion } from '../source/hooks.ts';
import type { TraceStore } from '../source/trace-store.ts';

/** The newest exchange that a person started for an item, and how many there have been. */
export interface LatestRun {
  readonly exchange: Exchange;
  /** Counts the runs of this item in this session, from 1. */
  readonly run: number;
  /** The runs before it, the newest first, as many as are worth looking at. */
  readonly before: readonly Exchange[];
}

/** So many runs before the latest are looked at. */
const MAX_BEFORE = 20;

/** What is asked of which item: `tools/call` of a tool's name, `resources/read` of a uri. */
export interface RunKey {
  readonly method: string;
  readonly subject: string;
  /**
   * `message`: the request itself names the item. `action`: only what the person did names it, as with a template,
   * whose requests name the URI that was made of it.
   */
  readonly namedBy?: 'message' | 'action';
}

/**
 * The latest run of an item in this session, automatic requests apart; read off the trace. A request that was sent
 * again, with the input that its result asked for or after somebody authorized, is the same run.
 */
export function latestRun(
  model: Pick<SessionModel, 'exchanges'>,
  key: RunKey,
  subjectAt: (seq: number) => string | undefined,
): LatestRun | undefined {
  const runs: Exchange[] = [];
  for (const candidate of model.exchanges) {
    if (candidate.method !== key.method || candidate.dir !== 'toServer' || candidate.cause === 'auto')
      continue;
    const repeated = runs.findLastIndex((earlier) => isAgain(candidate.cause, earlier));
    if (repeated !== -1) {
      runs[repeated] = candidate;
      continue;
    }
    const subject =
      key.namedBy !== 'action'
        ? candidate.subject
        : candidate.cause === undefined
          ? undefined
          : subjectAt(candidate.cause);
    if (subject === undefined || !isSubject(subject, key.subject)) continue;
    runs.push(candidate);
  }
  const exchange = runs.at(-1);
  if (exchange === undefined) return undefined;
  return { exchange, run: runs.length, before: runs.slice(-1 - MAX_BEFORE, -1).toReversed() };
}

/** Rows keep subjects of this length whole. */
const WHOLE_CHARS = 199;

/** Whether a row's subject is this text; rows cut long ones to their start, and may name the length. */
function isSubject(subject: string, text: string): boolean {
  if (subject === text) return true;
  const cut = subject.indexOf('…', WHOLE_CHARS);
  if (cut < 0 || !text.startsWith(subject.slice(0, cut))) return false;
  return cut === subject.length - 1 || subject.includes(`(${text.length} characters`, cut);
}

/** `latestRun`, kept up to date with the store. */
export function useLatestRun(store: TraceStore, key: RunKey): LatestRun | undefined {
  useStoreVersion(store);
  const { method, subject, namedBy = 'message' } = key;
  const count = store.model.exchanges.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: exchanges only ever grow
  return useMemo(
    () => latestRun(store.model, { method, subject, namedBy }, (seq) => store.rows.subjectAt(seq)),
    [store, count, method, subject, namedBy],
  );
}
