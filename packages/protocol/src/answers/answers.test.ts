import { expect, it } from 'vitest';
import { answerOf } from './answer-of.ts';
import { rulesText, ruleText, ruleTexts } from './edit-rules.ts';
import { findRule } from './find-rule.ts';
import { readRules } from './read-rules.ts';
import type { AnswerRule } from './types.ts';
import { ruleProblemText } from './words.ts';

function rulesOf(text: string): readonly AnswerRule[] {
  const read = readRules(text);
  if (!read.ok) throw new Error(ruleProblemText(read.problem, 'en'));
  return read.rules;
}

const ASK = 'elicitation/create';

it('reads what to answer, as it is written', () => {
  const rules = rulesOf(
    `[{"method":"${ASK}","action":"accept","content":{"n": 1.50}},
      {"method":"sampling/createMessage","error":{"code":-1}},
      {"method":"*","result":{ "a" : 1e400 }},
      {"method":"${ASK}","action":"decline"}]`,
  );
  expect(rules.map(({ method, answer }) => [method, answer.resultText ?? answer.errorText])).toEqual([
    [ASK, '{"action":"accept","content":{"n": 1.50}}'],
    ['sampling/createMessage', '{"code":-1}'],
    ['*', '{ "a" : 1e400 }'],
    [ASK, '{"action":"decline"}'],
  ]);
});

it.each([
  ['[', 'not JSON, from line 1'],
  ['{}', 'must be a JSON list'],
  ['[1]', 'Answer 1 must be an object'],
  ['[{"action":"accept"}]', 'needs a "method"'],
  ['[{"method":"a"}]', 'exactly one of'],
  ['[{"method":"a","result":{},"error":{}}]', 'exactly one of'],
  ['[{"method":"a","result":{}},{"method":"a","action":"yes"}]', 'The "action" of answer 2'],
  ['[{"method":"a","result":{},"match":1}]', 'The "match" of answer 1'],
  ['[{"method":"a","result":{},"content":{}}]', '"content" without an "action"'],
  ['[{"method":"a","acton":"accept"}]', 'the member "acton"'],
])('says what is wrong with %s', (text, words) => {
  const read = readRules(text);
  if (read.ok) throw new Error('it was taken');
  expect(ruleProblemText(read.problem, 'en')).toContain(words);
  for (const language of ['zh-CN', 'zh-TW'] as const)
    expect(ruleProblemText(read.problem, language)).toMatch(/[\u4e00-\u9fff]/);
});

it('takes the first that fits the method and the params', () => {
  const rules = rulesOf(
    `[{"method":"${ASK}","match":"EMAIL","action":"decline"},
      {"method":"${ASK}","match":{"requestedSchema":{"required":["a"]},"mode":"form"},"action":"cancel"},
      {"method":"${ASK}","match":{"n":1},"action":"accept"},
      {"method":"*","match":"","action":"accept"}]`,
  );
  const find = (params: unknown, method = ASK) => findRule(rules, method, JSON.stringify(params));
  expect(find({ message: 'Your email?' })).toBe(0);
  expect(find({ email: 1 })).toBe(-1);
  expect(find({ mode: 'form', message: 'x', requestedSchema: { required: ['a'], properties: {} } })).toBe(1);
  expect(find({ mode: 'form', message: 'x', requestedSchema: { required: ['a', 'b'] } })).toBe(3);
  expect(find({ n: 1, m: 2 })).toBe(2);
  expect(find({ deep: [{ a: 'b' }] }, 'acme/ask')).toBe(3);
  expect(findRule(rules, ASK, undefined)).toBe(-1);
  expect(findRule(rules, ASK, '{broken')).toBe(-1);
});

it('accepts without content with the defaults of the form', () => {
  const [bare, other] = rulesOf(`[{"method":"*","action":"accept"},{"method":"*","action":"decline"}]`);
  if (bare === undefined || other === undefined) throw new Error('two rules');
  const form = '{"requestedSchema":{"properties":{"n":{"default":95.50},"s":{},"b":{"default":false}}}}';
  expect(answerOf(bare, form).resultText).toBe('{"action":"accept","content":{"n":95.50,"b":false}}');
  expect(answerOf(bare, '{"mode":"url","url":"https://x.test"}').resultText).toBe('{"action":"accept"}');
  expect(answerOf(other, form).resultText).toBe('{"action":"decline"}');
});

it('writes a rule that it reads', () => {
  const first = ruleText(ASK, '"a \\"b\\""', { resultText: '{"action":"accept","content":{"x":1}}' });
  const text = rulesText([first, ruleText('x/y', undefined, { errorText: '{"code":1}' })]);
  expect(rulesOf(text).map(({ method }) => method)).toEqual([ASK, 'x/y']);
  expect(ruleTexts(text)).toHaveLength(2);
  expect(rulesOf(rulesText(ruleTexts(text).slice(1)))).toHaveLength(1);
  expect(ruleTexts('nonsense')).toEqual([]);
});
