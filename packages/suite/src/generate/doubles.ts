import type { Prediction } from '../types.ts';
import type { Candidate } from './candidate.ts';

/** Whether a keyword holds in the arithmetic of doubles; undefined where it depends on how one computes. */
const HOLDS: Readonly<Record<string, (value: number, limit: number) => boolean | undefined>> = {
  minimum: (value, limit) => value >= limit,
  maximum: (value, limit) => value <= limit,
  exclusiveMinimum: (value, limit) => value > limit,
  exclusiveMaximum: (value, limit) => value < limit,
  multipleOf: (value, limit) => {
    const byQuotient = Number.isInteger(value / limit);
    return byQuotient === (value % limit === 0) ? byQuotient : undefined;
  },
};

/**
 * Whether a server that computes with doubles, as nearly all do, comes to what exact numbers say of a value: 0.3 is a
 * multiple of 0.1, but not to a double, and 1e308 + 1 is 1e308. Values that are no numbers are passed over.
 */
export function doublesAgree(
  { kind, limits = [] }: Pick<Candidate, 'kind' | 'limits'>,
  valueText: string,
  predicts: Prediction,
): boolean {
  const value = Number(valueText);
  if (predicts === 'any' || !/^-?\d/.test(valueText)) return true;
  if (!Number.isFinite(value)) return false;
  if (kind === 'not-integer') return !Number.isInteger(value);
  const said = limits.flatMap(({ keyword, value: limit }) => {
    const holds = Object.hasOwn(HOLDS, keyword) ? HOLDS[keyword] : undefined;
    return holds === undefined ? [] : [holds(value, Number(limit))];
  });
  return predicts === 'accepted'
    ? said.every((holds) => holds === true)
    : said.length === 0 || said.some((holds) => holds === false);
}
