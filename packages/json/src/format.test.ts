import { expect, test } from 'vitest';
import { Random, randomJson } from '../test/random.ts';
import { compactJson, JsonScanner, prettyJson, TOKEN } from './index.ts';

/** Text of every token, in order. */
function tokens(text: string): string[] {
  const scanner = new JsonScanner(text);
  const found: string[] = [];
  for (let token = scanner.next(); token !== TOKEN.end; token = scanner.next()) {
    if (token === TOKEN.fail) throw new Error(`not JSON: ${text}`);
    found.push(text.slice(scanner.start, scanner.end));
  }
  return found;
}

test('both keep the text of every token, over 1,000 random texts', () => {
  for (let seed = 0; seed < 1000; seed += 1) {
    const text = randomJson(new Random(seed));
    const pretty = prettyJson(text);
    const compact = compactJson(text);
    expect(tokens(pretty), `seed ${seed}`).toEqual(tokens(text));
    expect(tokens(compact), `seed ${seed}`).toEqual(tokens(text));
    expect(compactJson(pretty)).toBe(compact);
    expect(prettyJson(compact)).toBe(pretty);
  }
});

test('lays values out like JSON.stringify', () => {
  const value = { a: [1, { b: [] }, {}, [[2]]], c: 'x y', d: null };
  expect(prettyJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
  expect(prettyJson(JSON.stringify(value), 4)).toBe(JSON.stringify(value, null, 4));
  expect(compactJson(JSON.stringify(value, null, 3))).toBe(JSON.stringify(value));
});

test('keeps spellings that JSON.parse would lose', () => {
  const text = '{"a":1.50,"a":-0,"b":9007199254740993,"c":"\\u0041\\/"}';
  expect(prettyJson(text)).toBe(
    '{\n  "a": 1.50,\n  "a": -0,\n  "b": 9007199254740993,\n  "c": "\\u0041\\/"\n}',
  );
  expect(compactJson(prettyJson(text))).toBe(text);
});

test('returns text that is not JSON unchanged', () => {
  expect(prettyJson('{"a":1,}')).toBe('{"a":1,}');
  expect(compactJson(' [1 2] ')).toBe(' [1 2] ');
});

test('a million levels do not blow up the indentation', () => {
  const depth = 1_000_000;
  const text = '['.repeat(depth) + ']'.repeat(depth);
  expect(prettyJson(text).length).toBeLessThan(text.length * 1.1);
  expect(compactJson(text)).toBe(text);
});

test('deep containers are written on one line', () => {
  const text = `${'['.repeat(101)}1,2${']'.repeat(101)}`;
  expect(prettyJson(text).split('\n')).toHaveLength(201);
  expect(prettyJson(text)).toContain('[1, 2]');
});
