import { expect, it } from 'vitest';
import { firstDifference } from './first-difference.ts';

it.each([
  ['{"id":1,"result":{"a":[1,2]}}', '{"id":7,"result":{"a":[1,3]}}', '/result/a/1'],
  ['{"result":{"b":1,"a":2}}', '{"result":{"a":2,"b":1}}', undefined],
  ['{"result":{"a":1}}', '{"result":{"a":1,"b":2}}', '/result'],
  ['{"result":{"a":1,"b":2}}', '{"result":{"a":1}}', '/result/b'],
  ['{"result":1.0}', '{"result":1}', '/result'],
  ['{"id":1}', '{"id":2}', undefined],
  ['not JSON', '{}', undefined],
])('%s against %s', (a, b, pointer) => {
  expect(firstDifference(a, b)).toBe(pointer);
});

it('takes JSON of any depth', () => {
  const deep = (end: string) => `${'['.repeat(100_000)}${end}${']'.repeat(100_000)}`;
  expect(firstDifference(deep('1'), deep('2'))).toMatch(/^(\/0)+$/);
});
