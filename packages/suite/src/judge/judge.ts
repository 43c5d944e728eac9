import { getPointer, member, nodeText, parseJson } from '@lifeline/json';
import { Checker } from '@lifeline/schema-form/check';
import type { Reason, Verdict } from '../types.ts';
import { applyMatcher } from './matchers.ts';
import { judgeOutcome } from './outcome.ts';
import type { Judged, JudgeRequest, OutputState } from './types.ts';

/**
 * The verdict on one call: its outcome first, then the checks, then the tool's own outputSchema; the first that is
 * not met names the verdict, every one of them is a reason. Runs regular expressions and schemas that come from
 * elsewhere, so run it where it can be ended.
 */
export function judge(request: JudgeRequest): Judged {
  const { expect, checks, save, observation, outputSchemaText } = request;
  const outcome = judgeOutcome(expect, observation);
  const failures = checks.flatMap((matcher) => applyMatcher(matcher, observation) ?? []);
  const output =
    observation.outcome === 'result' ? checkOutput(outputSchemaText, observation.resultText) : undefined;
  const saved = save.map(({ name, at }) => [name, valueAt(observation.resultText, at)] as const);
  const unsaved = saved.flatMap(([, value], index): Reason[] =>
    value === undefined && observation.outcome === 'result'
      ? [{ code: 'nothing-there', at: save[index]?.at ?? '' }]
      : [],
  );
  return {
    verdict: verdictOf(outcome.verdict, [...failures, ...unsaved], output?.reasons ?? []),
    reasons: [...outcome.reasons, ...failures, ...unsaved, ...(output?.reasons ?? [])],
    ...(output !== undefined && { outputSchema: output.state }),
    saved: saved.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  };
}

function verdictOf(outcome: Verdict, failures: readonly Reason[], output: readonly Reason[]): Verdict {
  if (outcome !== 'pass') return outcome;
  if (failures.length > 0) return 'fail';
  return output.length > 0 ? 'invalid-output' : 'pass';
}

/** Whether a result keeps to the tool's outputSchema (server/tools#output-schema, since 2025-06-18). */
function checkOutput(
  schemaText: string | undefined,
  resultText: string | undefined,
): { readonly state: OutputState; readonly reasons: readonly Reason[] } {
  if (schemaText === undefined) return { state: 'none', reasons: [] };
  const parsed = resultText === undefined ? undefined : parseJson(resultText);
  const content = parsed?.ok ? member(parsed.node, 'structuredContent') : undefined;
  if (content === undefined || resultText === undefined)
    return { state: 'missing', reasons: [{ code: 'output-missing' }] };
  const { issues } = new Checker(schemaText).check(nodeText(resultText, content));
  const [first] = issues;
  if (first === undefined) return { state: 'ok', reasons: [] };
  const at = `/structuredContent${first.pointer}`;
  return {
    state: 'violated',
    reasons: [{ code: 'output-violated', at, detail: `${first.code} ${first.detail}`.trim() }],
  };
}

function valueAt(text: string | undefined, pointer: string): string | undefined {
  const parsed = text === undefined ? undefined : parseJson(text);
  const node = parsed?.ok ? getPointer(parsed.node, pointer) : undefined;
  return node === undefined || text === undefined ? undefined : nodeText(text, node);
}
