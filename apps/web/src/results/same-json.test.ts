import { expect, it } from 'vitest';
import { sameJson } from './same-json.ts';

it.each([
  ['{"a":1,"b":[true,null]}', ' { "b" : [ true , null ] , "a" : 1.0 } ', true],
  ['{"a":1}', '{"a":1,"b":null}', false],
  ['[1,2]', '[2,1]', false],
  ['"\\u0061"', '"a"', true],
  ['9007199254740993', '9007199254740992', false],
  ['1.50', '15e-1', true],
  ['0.1', '0.10000000000000000001', false],
  ['{"a":1,"a":2}', '{"a":2}', true],
  ['25 degrees', '{"temperature":25}', false],
  ['1', '"1"', false],
])('%s and %s', (left, right, same) => {
  expect(sameJson(left, right)).toBe(same);
});

it('gives up on what is too large or too deep, without a wrong yes', () => {
  const deep = (value: string) => `${'['.repeat(2000)}${value}${']'.repeat(2000)}`;
  expect(sameJson(deep('1'), deep('2'))).toBe(false);
  const long = `"${'x'.repeat(2 * 1024 * 1024)}"`;
  expect(sameJson(long, ` ${long}`)).toBe(false);
  expect(sameJson(long, long)).toBe(true);
});
