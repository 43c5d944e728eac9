import type { Exchange, SessionModel } from '@lifeline/model';
import { useMemo } from 'react';
import { useStoreVersion } from '../source/hooks.ts';
import type { TraceStore } from '../source/trace-store.ts';

/** The newest exchange that a person started for an item, and how many there have been. */
export interface LatestRun {
  readonly exchange: Exchange;
  /** Counts the runs of this item in this session, from 1. */
  readonly run: number;
}

/** What is asked of which item: `tools/call` of a tool's name, `resources/read` of a uri. */
export interface RunKey {
  readonly method: string;
  readonly subject: string;
}

/** The latest run of an item in this session, automatic requests apart; read off the trace. */
export function latestRun(model: Pick<SessionModel, 'exchanges'>, key: RunKey): LatestRun | undefined {
  let exchange: Exchange | undefined;
  let run = 0;
  for (const candidate of model.exchanges) {
    if (candidate.dir !== 'toServer' || candidate.cause === 'auto') continue;
    if (candidate.method !== key.method || candidate.subject !== key.subject) continue;
    exchange = candidate;
    run += 1;
  }
  return exchange === undefined ? undefined : { exchange, run };
}

/** `latestRun`, kept up to date with the store. */
export function useLatestRun(store: TraceStore, { method, subject }: RunKey): LatestRun | undefined {
  useStoreVersion(store);
  const count = store.model.exchanges.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: exchanges only ever grow
  return useMemo(() => latestRun(store.model, { method, subject }), [store, count, method, subject]);
}
