import { expect, it } from 'vitest';
import { formatFor } from './format.ts';

const en = formatFor('en');

it.each([
  [0, '0 ms'],
  [0.02, '0 ms'],
  [0.4, '0.4 ms'],
  [7, '7 ms'],
  [12.6, '13 ms'],
  [1204, '1.20 s'],
  [41_000, '41.0 s'],
  [60_000, '1 min'],
  [125_000, '2 min 5 s'],
])('shows %d ms as %s', (ms, text) => {
  expect(en.ms(ms)).toBe(text);
});

it.each([
  [118, '118 B'],
  [1200, '1.2 kB'],
  [64_000, '64 kB'],
  [999_600, '1.0 MB'],
  [20_000_000, '20 MB'],
])('shows %d bytes as %s', (bytes, text) => {
  expect(en.bytes(bytes)).toBe(text);
});

it('shows times since the start, counts and dates', () => {
  expect(en.at(1204)).toBe('+1.204 s');
  expect(en.number(1204)).toBe('1,204');
  expect(en.date('not a date')).toBe('not a date');
});
