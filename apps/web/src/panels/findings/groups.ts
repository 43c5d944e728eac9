import type { Severity } from '@lifeline/protocol';
import type { ToldFinding } from './use-findings.ts';

/** The findings of one rule, in the order given. */
export interface RuleGroup {
  readonly ruleId: string;
  readonly told: readonly [ToldFinding, ...ToldFinding[]];
}

export interface SeverityGroup {
  readonly severity: Severity;
  readonly count: number;
  readonly rules: readonly RuleGroup[];
}

const SEVERITIES: readonly Severity[] = ['must', 'should', 'advice'];

/** Ranked findings by severity, and in it by rule; groups stand where their gravest finding does. */
export function groupFindings(all: readonly ToldFinding[]): readonly SeverityGroup[] {
  return SEVERITIES.flatMap((severity) => {
    const own = all.filter(({ finding }) => finding.severity === severity);
    const rules = new Map<string, [ToldFinding, ...ToldFinding[]]>();
    for (const told of own) {
      const known = rules.get(told.finding.ruleId);
      if (known === undefined) rules.set(told.finding.ruleId, [told]);
      else known.push(told);
    }
    const groups = [...rules].map(([ruleId, told]) => ({ ruleId, told }));
    return own.length === 0 ? [] : [{ severity, count: own.length, rules: groups }];
  });
}
