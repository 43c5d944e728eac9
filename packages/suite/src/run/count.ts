import { VERDICTS, type Verdict } from '../types.ts';
import type { ResultRow } from './state.ts';

export type VerdictCounts = Readonly<Record<Verdict, number>>;

/** How many rows have each verdict. */
export function countVerdicts(rows: readonly Pick<ResultRow, 'verdict'>[]): VerdictCounts {
  const counts: Record<Verdict, number> = {
    pass: 0,
    fail: 0,
    'over-accepting': 0,
    'over-rejecting': 0,
    'invalid-output': 0,
    stale: 0,
    'not-run': 0,
  };
  for (const { verdict } of rows) counts[verdict] += 1;
  return counts;
}

/** The verdicts that occur, worst first, as `3 over-accepting, 12 pass`. */
export function countsText(counts: VerdictCounts): string {
  const order = [...VERDICTS.filter((verdict) => verdict !== 'pass'), 'pass'] as const;
  return order
    .flatMap((verdict) => (counts[verdict] === 0 ? [] : [`${counts[verdict]} ${verdict}`]))
    .join(', ');
}
