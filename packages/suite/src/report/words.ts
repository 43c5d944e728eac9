import { reveal } from '@lifeline/json';
import type { VerdictCounts } from '../run/count.ts';
import type { Verdict } from '../types.ts';
import { expectationText, reasonSentence } from '../words.ts';
import type { ReportCase, ReportData } from './data.ts';

const OUTCOMES: Readonly<Record<string, string>> = {
  result: 'a result',
  'tool-error': 'a tool error',
  error: 'a protocol error',
  timeout: 'no answer in time',
  lost: 'the end of the server',
  cancelled: 'a cancellation',
};

/** What came of a call: `a protocol error (-32602)`. */
export function gotWords({ row }: ReportCase): string {
  if (row.outcome === undefined) return 'nothing: it did not run';
  const words = OUTCOMES[row.outcome] ?? row.outcome;
  return row.errorCode === undefined ? words : `${words} (${row.errorCode})`;
}

/** What was expected beside what came; where that is met, that something else is not. */
export function comparisonWords(one: ReportCase, time = ''): string {
  const { outcome, reasons } = one.row;
  const isAnswered = outcome === 'result' || outcome === 'tool-error' || outcome === 'error';
  const isUnmet = reasons.some(({ code }) => code === 'unexpected-outcome' || code === 'bad-response');
  const got = `got ${gotWords(one)}${time}`;
  if (!isAnswered || isUnmet) return `expected ${expectationText(one.case.expect)}, ${got}`;
  return `${got} as expected, but that is not all that has to hold`;
}

/** What a report calls a case: its title, else its id. */
export function titleOf({ case: { id, title } }: ReportCase): string {
  return title ?? id;
}

/** Verdicts in words that somebody reads who has not seen Lifeline before. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  pass: 'passed',
  fail: 'failed',
  'over-accepting': 'accepted what should be rejected',
  'over-rejecting': 'rejected what should be accepted',
  'invalid-output': 'result breaks its outputSchema',
  stale: 'schema has changed',
  'not-run': 'not run',
};

/** `3 failed, 12 passed`, worst first. */
export function countWords(counts: VerdictCounts): string {
  const order = [
    'fail',
    'over-accepting',
    'over-rejecting',
    'invalid-output',
    'stale',
    'not-run',
    'pass',
  ] as const;
  return order
    .flatMap((verdict) => (counts[verdict] === 0 ? [] : [`${counts[verdict]} ${VERDICT_WORDS[verdict]}`]))
    .join(', ');
}

/** `3 ms`, `1.2 s`. */
export function timeWords(ms: number): string {
  return ms < 1000 ? `${Math.round(ms * 10) / 10} ms` : `${Math.round(ms / 100) / 10} s`;
}

/** `shop 2.1.0`, or the command where the server does not say its name. */
export function serverWords({ server, target }: ReportData): string {
  const named = [server.name, server.version].filter((part) => part !== undefined).join(' ');
  return named === '' ? target : named;
}

/** `1 case`, `2 cases`. */
export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** The cases of each tool, tools in the order of their first case. */
export function byTool(cases: readonly ReportCase[]): ReadonlyMap<string, readonly ReportCase[]> {
  return grouped(cases, (one) => one.case.tool);
}

/** The items under their keys, both in the order in which they come. */
export function grouped<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** The reasons of a verdict, but for what `gotWords` has said. */
export function reasonWords({ row }: ReportCase): string[] {
  return row.reasons
    .filter(({ code }) => code !== 'unexpected-outcome')
    .map((reason) => reasonSentence(reason));
}

/** `2026-01-02 03:04:05 UTC`. */
export function dateWords(date: string): string {
  return date.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/, '$1 $2 UTC');
}

/** A text in which what cannot be seen stands by its name: `⟦RLO⟧`. */
export function shown(text: string): string {
  return reveal(text)
    .map((piece) => (typeof piece === 'string' ? piece : `⟦${piece.name ?? piece.code}⟧`))
    .join('');
}
