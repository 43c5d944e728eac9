import { type JsonNode, member, nodeText, parseJson } from '@lifeline/json';
import type { AnswerRule, AnswerTexts, RuleProblem } from './types.ts';

const MEMBERS: readonly string[] = ['method', 'match', 'action', 'content', 'result', 'error'];
/** What a question can be answered with (2025-06-18 and later, client/elicitation). */
const ACTIONS: readonly string[] = ['accept', 'decline', 'cancel'];

export type RulesRead =
  | { readonly ok: true; readonly rules: readonly AnswerRule[] }
  | { readonly ok: false; readonly problem: RuleProblem };

/**
 * Reads a JSON list of `{method, match?, action?, content?, result?, error?}`. `action` with `content` answers an
 * elicitation (`accept` without it: with the defaults of the form), `result` and `error` anything; their values go
 * out as they are written. `match`: a text that some
 * string in the params holds, or an object whose members the params hold.
 */
export function readRules(text: string): RulesRead {
  const parsed = parseJson(text);
  if (!parsed.ok) {
    const { line, column, reason } = parsed.error;
    return { ok: false, problem: { code: 'not-json', line, column, reason } };
  }
  if (parsed.node.type !== 'array') return { ok: false, problem: { code: 'no-list' } };
  const rules: AnswerRule[] = [];
  for (const [index, item] of parsed.node.items.entries()) {
    const rule = readRule(text, item, index + 1);
    if ('code' in rule) return { ok: false, problem: rule };
    rules.push(rule);
  }
  return { ok: true, rules };
}

function readRule(text: string, node: JsonNode, rule: number): AnswerRule | RuleProblem {
  if (node.type !== 'object') return { code: 'no-object', rule };
  const stray = node.members.find(({ key }) => !MEMBERS.includes(key));
  if (stray !== undefined) return { code: 'unknown-member', rule, name: stray.key };
  const method = member(node, 'method');
  if (method?.type !== 'string' || method.value === '') return { code: 'no-method', rule };
  const match = member(node, 'match');
  if (match !== undefined && match.type !== 'string' && match.type !== 'object')
    return { code: 'bad-match', rule };
  const answer = readAnswer(text, node, rule);
  if ('code' in answer) return answer;
  const matched = match !== undefined && { match: { text, node: match } };
  const bare = isBareAccept(node) && { isBareAccept: true };
  return { method: method.value, ...matched, answer, ...bare, text: nodeText(text, node) };
}

function isBareAccept(node: JsonNode): boolean {
  const action = member(node, 'action');
  return action?.type === 'string' && action.value === 'accept' && member(node, 'content') === undefined;
}

function readAnswer(text: string, node: JsonNode, rule: number): AnswerTexts | RuleProblem {
  const [result, error, action, content] = ['result', 'error', 'action', 'content'].map((key) =>
    member(node, key),
  );
  if ([result, error, action].filter((value) => value !== undefined).length !== 1)
    return { code: 'one-answer', rule };
  if (content !== undefined && action === undefined) return { code: 'stray-content', rule };
  if (result !== undefined) return { resultText: nodeText(text, result) };
  if (error !== undefined) return { errorText: nodeText(text, error) };
  if (action?.type !== 'string' || !ACTIONS.includes(action.value)) return { code: 'bad-action', rule };
  const given = content === undefined ? '' : `,"content":${nodeText(text, content)}`;
  return { resultText: `{"action":${nodeText(text, action)}${given}}` };
}
