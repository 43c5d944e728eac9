import { caseArguments } from '../arguments.ts';
import { nearestName } from '../text/nearest.ts';
import { type Filled, fillJson, fillText, type Scope } from '../text/template.ts';
import type { Case, Matcher, Reason } from '../types.ts';
import type { Prepared, RunState } from './state.ts';

/** Whether the inputSchema has changed since the suite was brought up to date with it. */
export function isStale({ plan }: Pick<RunState, 'plan'>, { tool }: Case): boolean {
  const known = plan.suite.tools.find(({ name }) => name === tool)?.schema;
  return known !== undefined && plan.tools.get(tool)?.schema !== known;
}

/** Fills in what a case needs, now that it is its turn. */
export function prepare(state: RunState, one: Case): Prepared {
  const refusal = refused(state, one);
  if (refusal !== undefined) return refusal;
  const found = caseArguments(state.plan.suite, one);
  if (!found.ok) return notRun(found.reason);
  const scope: Scope = { variables: state.variables, env: state.plan.env };
  const filled = found.text === undefined ? undefined : fillJson(found.text, scope);
  const checks = one.checks.map((matcher) => fillMatcher(matcher, scope));
  const all = [...(filled === undefined ? [] : [filled]), ...checks.flatMap(({ filled: part }) => part)];
  const missing = missingName(all);
  if (missing !== undefined) return notRun(missing);
  return {
    ok: true,
    argumentsText: filled?.text,
    checks: checks.map(({ matcher }) => matcher),
    env: all.flatMap(({ env }) => env),
  };
}

function refused({ plan }: RunState, one: Case): Prepared | undefined {
  const tool = plan.tools.get(one.tool);
  const isKnown = plan.suite.tools.some(({ name, schema }) => name === one.tool && schema !== undefined);
  if (tool === undefined && isKnown) return { ok: false, verdict: 'stale', reason: { code: 'tool-gone' } };
  if (tool === undefined && !plan.allowWrites) {
    const near = nearestName(one.tool, plan.tools.keys());
    return notRun({ code: 'no-such-tool', ...(near !== undefined && { detail: near }) });
  }
  if (tool?.isReadOnly !== true && !plan.allowWrites) return notRun({ code: 'writes-not-allowed' });
  return undefined;
}

function notRun(reason: Reason): Prepared {
  return { ok: false, verdict: 'not-run', reason };
}

function missingName(all: readonly Filled[]): Reason | undefined {
  const variable = all.flatMap(({ missingVariables }) => missingVariables)[0];
  if (variable !== undefined) return { code: 'variable-missing', detail: variable };
  const env = all.flatMap(({ missingEnv }) => missingEnv)[0];
  return env === undefined ? undefined : { code: 'environment-missing', detail: env };
}

function fillMatcher(
  matcher: Matcher,
  scope: Scope,
): { readonly matcher: Matcher; readonly filled: readonly Filled[] } {
  if (matcher.kind === 'equals') {
    const filled = fillJson(matcher.valueText, scope);
    return { matcher: { ...matcher, valueText: filled.text }, filled: [filled] };
  }
  if (matcher.kind === 'contains') {
    const filled = fillText(matcher.text, scope);
    return { matcher: { ...matcher, text: filled.text }, filled: [filled] };
  }
  return { matcher, filled: [] };
}
