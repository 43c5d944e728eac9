import { type JsonNode, member, nodeText, parseJson, quoteJson } from '@lifeline/json';
import type { AnswerRule, AnswerTexts } from './types.ts';

/**
 * What a rule answers to a question with these params (JSON text). A form that is accepted without content is filled
 * with the defaults of its schema, each as it is written there (2025-11-25 and later, client/elicitation).
 */
export function answerOf({ answer, isBareAccept }: AnswerRule, paramsText: string | undefined): AnswerTexts {
  if (isBareAccept !== true || paramsText === undefined) return answer;
  const parsed = parseJson(paramsText);
  const schema = parsed.ok ? member(parsed.node, 'requestedSchema') : undefined;
  if (schema?.type !== 'object') return answer;
  return { resultText: `{"action":"accept","content":{${defaults(paramsText, schema).join(',')}}}` };
}

function defaults(text: string, schema: JsonNode): readonly string[] {
  const properties = member(schema, 'properties');
  if (properties?.type !== 'object') return [];
  return properties.members.flatMap(({ key, value }) => {
    const byDefault = member(value, 'default');
    return byDefault === undefined ? [] : [`${quoteJson(key)}:${nodeText(text, byDefault)}`];
  });
}
