import { expectationText, reasonSentence } from '../words.ts';
import type { ReportData } from './data.ts';
import { summarize } from './summary.ts';

/** The report as one JSON object `{findings, cases, summary, …}`. */
export function jsonReport(data: ReportData): string {
  const { run, findings = [], generator, date, target, server, revision, recording, redaction } = data;
  const cases = (run?.cases ?? []).map(({ case: one, row, argumentsText, requestText, responseText }) => ({
    id: one.id,
    tool: one.tool,
    title: one.title,
    tags: one.tags,
    expect: expectationText(one.expect),
    verdict: row.verdict,
    outcome: row.outcome,
    errorCode: row.errorCode,
    reasons: row.reasons.map((reason) => ({ ...reason, sentence: reasonSentence(reason) })),
    outputSchema: row.outputSchema,
    stale: row.stale,
    ms: row.ms,
    bytes: row.bytes,
    requestSeq: row.requestSeq,
    // texts, so that numbers stay as they were written
    argumentsText,
    requestText,
    responseText,
  }));
  const summary = { ...summarize(data), problems: run?.problems ?? [] };
  const schemas = run?.schemas ?? [];
  const report = {
    findings,
    cases,
    summary,
    schemas,
    generator,
    date,
    target,
    server,
    revision,
    recording,
    redaction,
  };
  return `${JSON.stringify(report, undefined, 2)}\n`;
}
