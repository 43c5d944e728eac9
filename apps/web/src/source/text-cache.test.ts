import { expect, it } from 'vitest';
import { TextCache } from './text-cache.ts';

it('drops what was read longest ago when it is full', () => {
  const cache = new TextCache(10);
  for (const seq of [1, 2, 3]) cache.set(seq, { text: '1234' });
  expect([1, 2, 3].map((seq) => cache.has(seq))).toEqual([false, true, true]);
  cache.get(2);
  cache.set(4, { text: '1234' });
  expect([2, 3, 4].map((seq) => cache.has(seq))).toEqual([true, false, true]);
});

it('keeps one text that is larger than all of it, until the next', () => {
  const cache = new TextCache(3);
  cache.set(1, { text: '1234' });
  expect(cache.get(1)?.text).toBe('1234');
  cache.set(2, { text: '1' });
  expect([cache.has(1), cache.has(2)]).toEqual([false, true]);
});

it('counts a text that is set again once', () => {
  const cache = new TextCache(8);
  cache.set(1, { text: '1234' });
  cache.set(1, { text: '1234' });
  cache.set(2, { text: '1234' });
  expect(cache.has(1)).toBe(true);
});
