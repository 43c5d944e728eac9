import { expect, test } from 'vitest';
import { BitStack } from './bit-stack.ts';
import { checkJson } from './index.ts';

test('keeps a bit for each level, whatever was there before', () => {
  const stack = new BitStack();
  const bits = Array.from({ length: 5000 }, (_, level) => (level * 7919) % 5 < 2);
  for (const flip of [true, false]) {
    bits.forEach((bit, level) => {
      stack.set(level, bit === flip);
    });
    expect(bits.map((_, level) => stack.get(level))).toEqual(bits.map((bit) => bit === flip));
  }
});

test('brackets must fit at every depth', () => {
  const pattern = Array.from({ length: 300 }, (_, level) => level % 3 === 0);
  const open = pattern.map((object) => (object ? '{"a":' : '[')).join('');
  const close = pattern.map((object) => (object ? '}' : ']')).reverse();
  expect(checkJson(`${open}1${close.join('')}`)).toBeUndefined();
  for (let level = 0; level < pattern.length; level += 1) {
    const wrong = close.with(level, close[level] === '}' ? ']' : '}').join('');
    expect(checkJson(`${open}1${wrong}`)?.offset).toBe(open.length + 1 + level);
  }
});
