import type { ResultRule, Rule } from '../rule.ts';
import { demandOf, firstIssue } from './samples.ts';

const output: ResultRule = {
  id: 'TOOL-06',
  over: 'result',
  kinds: ['tool'],
  severity: 'must',
  weight: 95,
  page: 'server/tools',
  anchor: 'output-schema',
  revisions: ['2025-06-18', '2025-11-25', '2026-07-28'],
  *check({ outputSchema, result }) {
    const { structuredText, isError, seq } = result;
    if (outputSchema === undefined) return;
    const seqs = [seq];
    if (structuredText === undefined) {
      if (!isError) yield { pointer: '/outputSchema', seqs, values: { demand: 'structuredContent' } };
      return;
    }
    if (!outputSchema.isAffordable(structuredText)) return;
    const issue = firstIssue(outputSchema.checker.check(structuredText).issues);
    if (issue === undefined) return;
    yield { pointer: `/outputSchema${issue.schemaPointer ?? ''}`, seqs, values: { demand: demandOf(issue) } };
  },
};

/** Results that break the schema of their tool. */
export const OUTPUT_RULES: readonly Rule[] = [output];
