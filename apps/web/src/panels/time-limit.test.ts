import { expect, it } from 'vitest';
import { limitMs } from './time-limit.tsx';

it.each([
  ['', undefined],
  [' ', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['soon', undefined],
  ['Infinity', undefined],
  ['0.5', 500],
  [' 90 ', 90_000],
])('reads a limit of %j seconds', (text, ms) => {
  expect(limitMs(text)).toBe(ms);
});
