import { parseJson, prettyJson, quoteJson } from '@lifeline/json';
import type { AnswerTexts } from './types.ts';

/** The text of a rule that answers like this. `matchText`: JSON text. */
export function ruleText(method: string, matchText: string | undefined, answer: AnswerTexts): string {
  const members = [`"method":${quoteJson(method)}`];
  if (matchText !== undefined) members.push(`"match":${matchText}`);
  const { resultText, errorText } = answer;
  members.push(errorText === undefined ? `"result":${resultText ?? '{}'}` : `"error":${errorText}`);
  return `{${members.join(',')}}`;
}

/** A list of rules as text, each as it is written but laid out anew. */
export function rulesText(rules: readonly string[]): string {
  return prettyJson(`[${rules.join(',')}]`);
}

/** Texts of the items of a list; none where it is no list. */
export function ruleTexts(text: string): readonly string[] {
  const parsed = parseJson(text);
  if (!parsed.ok || parsed.node.type !== 'array') return [];
  return parsed.node.items.map(({ start, end }) => text.slice(start, end));
}
