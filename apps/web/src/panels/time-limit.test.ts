import { expect, it } from 'vitest';
import { limitMs } from './time-limit.tsx';

it.each([
  ['', undefined],
  [' ', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['soon', undefined],
  ['Infinity', undefined],
  ['1000001', undefined],
  ['99999999999999', undefined],
  ['1000000', 1_000_000_000],
  ['0.5', 500],
  [' 90 ', 90_000],
])('reads a limit of %j seconds', (text, ms) => {
  expect(limitMs(text)).toBe(ms);
});
