import { expect, test } from 'vitest';
import { getPointer, joinPointer, member, parseJson, quoteJson, splitPointer, toValue } from './index.ts';

function parsed(text: string) {
  const result = parseJson(text);
  if (!result.ok) throw new Error(result.error.reason);
  return result.node;
}

test('toValue makes __proto__ an ordinary own member', () => {
  const value = toValue(parsed('{"__proto__":{"polluted":true},"a":1}'));
  expect(JSON.stringify(value)).toBe('{"__proto__":{"polluted":true},"a":1}');
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect({}).not.toHaveProperty('polluted');
});

test('toValue keeps the last of duplicate keys, in the place of the first', () => {
  expect(JSON.stringify(toValue(parsed('{"a":{"x":1},"b":2,"a":[3]}')))).toBe('{"a":[3],"b":2}');
});

test('member finds the last of duplicate keys', () => {
  expect(member(parsed('{"a":1,"a":2}'), 'a')).toMatchObject({ text: '2' });
  expect(member(parsed('{"a":1}'), 'toString')).toBeUndefined();
  expect(member(parsed('[1]'), '0')).toBeUndefined();
});

test('pointers split and join, with escapes', () => {
  expect(splitPointer('')).toEqual([]);
  expect(splitPointer('/')).toEqual(['']);
  expect(splitPointer('/a~1b/~0~01/0')).toEqual(['a/b', '~~1', '0']);
  expect(splitPointer('a')).toBeUndefined();
  expect(splitPointer('/a~2')).toBeUndefined();
  expect(joinPointer(joinPointer('', 'a/b'), '~1')).toBe('/a~1b/~01');
  expect(joinPointer('/a', 3)).toBe('/a/3');
});

test('getPointer follows objects and arrays', () => {
  const node = parsed('{"a":[{"b/c":1},2],"":{"":3}}');
  expect(getPointer(node, '')).toBe(node);
  expect(getPointer(node, '/a/0/b~1c')).toMatchObject({ text: '1' });
  expect(getPointer(node, '/a/1')).toMatchObject({ text: '2' });
  expect(getPointer(node, '//')).toMatchObject({ text: '3' });
  for (const missing of ['/a/2', '/a/01', '/a/-', '/a/1/x', '/x', 'a', '/a/0/length']) {
    expect(getPointer(node, missing), missing).toBeUndefined();
  }
});

test('quoteJson escapes what must be, lone surrogates too', () => {
  expect(quoteJson('a"\n\ud800')).toBe('"a\\"\\n\\ud800"');
});
