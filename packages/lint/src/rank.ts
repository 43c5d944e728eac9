import type { Severity } from '@lifeline/protocol';
import type { Finding } from './types.ts';

const ORDER: Readonly<Record<Severity, number>> = { must: 0, should: 1, advice: 2 };

/** Findings by severity, then by weight, then in the order of the list; the gravest first. */
export function ranked(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted(
    (a, b) =>
      ORDER[a.severity] - ORDER[b.severity] ||
      b.weight - a.weight ||
      compare(a.ruleId, b.ruleId) ||
      (a.place?.index ?? -1) - (b.place?.index ?? -1),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
