import { type JsonNode, member, nodeText, parseJson, quoteJson } from '@lifeline/json';
import type { ClientMessage } from '@lifeline/wire';

/** Texts of an answer to a request of the server: exactly one is there. */
export type AnswerText = Pick<Extract<ClientMessage, { type: 'answer' }>, 'resultText' | 'errorText'>;

/** Answers by the method that they are for. */
export interface AnswerRule {
  readonly method: string;
  readonly answer: AnswerText;
}

/** The rules do not say what they should; the message names the place. */
export class RuleError extends Error {}

/**
 * Reads a list of `{method, action?, content?, result?, error?}`. Values go out as they are written. Throws
 * `RuleError`.
 */
export function readRules(text: string): readonly AnswerRule[] {
  const parsed = parseJson(text);
  if (!parsed.ok) throw new RuleError(`The answers are not JSON, from offset ${parsed.error.offset} on.`);
  if (parsed.node.type !== 'array') throw new RuleError('The answers must be a JSON list.');
  return parsed.node.items.map((item, index) => readRule(text, item, index));
}

function readRule(text: string, item: JsonNode, index: number): AnswerRule {
  const method = member(item, 'method');
  if (method?.type !== 'string') throw new RuleError(`Answer ${index + 1} needs a "method", a string.`);
  const own = (key: string) => {
    const value = member(item, key);
    return value && nodeText(text, value);
  };
  const [result, error, action, content] = [own('result'), own('error'), own('action'), own('content')];
  const given = [result, error, action].filter((value) => value !== undefined);
  if (given.length !== 1) {
    throw new RuleError(`Answer ${index + 1} needs exactly one of "action", "result" and "error".`);
  }
  if (error !== undefined) return { method: method.value, answer: { errorText: error } };
  const made = `{"action":${action}${content === undefined ? '' : `,"content":${content}`}}`;
  return { method: method.value, answer: { resultText: result ?? made } };
}

/** The first rule for the method; without one the server is declined, as far as the method has a way to do so. */
export function answerFor(rules: readonly AnswerRule[], method: string): AnswerText {
  const rule = rules.find((other) => other.method === method);
  if (rule !== undefined) return rule.answer;
  if (method === 'elicitation/create') return { resultText: '{"action":"decline"}' };
  const message =
    method === 'sampling/createMessage' ? 'User rejected sampling request' : `${method} was declined`;
  return { errorText: `{"code":-1,"message":${quoteJson(message)}}` };
}
