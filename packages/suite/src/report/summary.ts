import { countVerdicts, type VerdictCounts } from '../run/count.ts';
import type { ReportData, ReportFinding } from './data.ts';

export interface Summary {
  readonly cases: number;
  readonly verdicts: VerdictCounts;
  /** Mistakes of the suite file. */
  readonly problems: number;
  readonly findings: Readonly<Record<ReportFinding['severity'], number>>;
  /** Every case passes and there is one, the suite has no mistake, and nothing breaks a rule that must be kept. */
  readonly holds: boolean;
}

/** What a report comes to. */
export function summarize({ run, findings = [] }: ReportData): Summary {
  const rows = run?.cases.map(({ row }) => row) ?? [];
  const verdicts = countVerdicts(rows);
  const problems = run?.problems.length ?? 0;
  const of = (severity: ReportFinding['severity']) =>
    findings.filter((one) => one.severity === severity).length;
  const counts = { must: of('must'), should: of('should'), advice: of('advice') };
  // a run of no cases shows nothing
  const isPassed = run === undefined || (run.isComplete && rows.length > 0 && verdicts.pass === rows.length);
  return {
    cases: rows.length,
    verdicts,
    problems,
    findings: counts,
    holds: isPassed && problems === 0 && counts.must === 0,
  };
}
