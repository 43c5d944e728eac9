import { expect, it } from 'vitest';
import { BodyCache } from './body-cache.ts';

it('drops what was read longest ago when it is full', () => {
  const cache = new BodyCache(10);
  for (const seq of [1, 2, 3]) cache.set({ seq, text: '1234' });
  expect([1, 2, 3].map((seq) => cache.has(seq))).toEqual([false, true, true]);
  cache.get(2);
  cache.set({ seq: 4, text: '1234' });
  expect([2, 3, 4].map((seq) => cache.has(seq))).toEqual([true, false, true]);
});

it('keeps one body that is larger than all of it', () => {
  const cache = new BodyCache(3);
  cache.set({ seq: 1, text: '1234' });
  expect(cache.get(1)?.text).toBe('1234');
  cache.set({ seq: 2, text: '1' });
  expect(cache.size).toBe(1);
});
