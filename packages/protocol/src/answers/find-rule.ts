import { canonicalNode, type JsonNode, member, parseJson } from '@lifeline/json';
import type { AnswerRule, RuleMatch } from './types.ts';

/**
 * Position of the first rule that fits what a server asks, or -1. `paramsText`: JSON text of the params; undefined
 * where there are none.
 */
export function findRule(
  rules: readonly AnswerRule[],
  method: string,
  paramsText: string | undefined,
): number {
  const ofMethod = (rule: AnswerRule) => rule.method === method || rule.method === '*';
  if (!rules.some(ofMethod)) return -1;
  const parsed = paramsText === undefined ? undefined : parseJson(paramsText);
  const params = parsed?.ok === true ? parsed.node : undefined;
  return rules.findIndex(
    (rule) => ofMethod(rule) && (rule.match === undefined || fits(rule.match, paramsText ?? '', params)),
  );
}

function fits({ text, node }: RuleMatch, paramsText: string, params: JsonNode | undefined): boolean {
  if (params === undefined) return false;
  return node.type === 'string'
    ? holdsWords(params, node.value.toLowerCase())
    : holdsMembers(text, node, paramsText, params);
}

/** Whether some string value holds the words, case aside. */
function holdsWords(root: JsonNode, words: string): boolean {
  const work: JsonNode[] = [root];
  for (let next = work.pop(); next !== undefined; next = work.pop()) {
    if (next.type === 'string' && next.value.toLowerCase().includes(words)) return true;
    if (next.type === 'array') for (const item of next.items) work.push(item);
    if (next.type === 'object') for (const { value } of next.members) work.push(value);
  }
  return false;
}

/** Objects have to be there with at least the wanted members; every other value has to be the same. */
function holdsMembers(wantedText: string, wanted: JsonNode, text: string, node: JsonNode): boolean {
  if (wanted.type !== 'object' || node.type !== 'object')
    return canonicalNode(wantedText, wanted) === canonicalNode(text, node);
  return wanted.members.every(({ key, value }) => {
    const own = member(node, key);
    return own !== undefined && holdsMembers(wantedText, value, text, own);
  });
}
