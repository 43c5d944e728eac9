import { expect, test } from 'vitest';
import { compareDecimals, decimalOf, isInteger, isLossy, isMultiple } from './decimal.ts';

function decimal(text: string) {
  const value = decimalOf(text);
  if (value === undefined) throw new Error(text);
  return value;
}

test.each([
  ['1', '1.0', 0],
  ['-0', '0', 0],
  ['0.1', '1e-1', 0],
  ['9007199254740993', '9007199254740992', 1],
  ['-2', '1', -1],
  ['1e3', '999.999', 1],
  ['120', '12e1', 0],
])('%s against %s: %i', (a, b, order) => {
  expect(compareDecimals(decimal(a), decimal(b))).toBe(order);
});

test('numbers that are too far apart are not compared', () => {
  expect(compareDecimals(decimal('1e99999'), decimal('1'))).toBeUndefined();
  expect(decimalOf('1e99999999999999999999')).toBeUndefined();
});

test('multiples and integers', () => {
  expect(isMultiple(decimal('0.3'), decimal('0.1'))).toBe(true);
  expect(isMultiple(decimal('0.35'), decimal('0.1'))).toBe(false);
  expect(isMultiple(decimal('5'), decimal('0'))).toBeUndefined();
  expect(isInteger(decimal('1.0'))).toBe(true);
  expect(isInteger(decimal('1e2'))).toBe(true);
  expect(isInteger(decimal('0.5e1'))).toBe(true);
  expect(isInteger(decimal('1.5'))).toBe(false);
});

test.each([
  ['0.1', false],
  ['1.50', false],
  ['9007199254740991', false],
  ['9007199254740993', true],
  ['1e400', true],
  ['3.14159265358979323846', true],
])('%s is lossy: %s', (text, lossy) => {
  expect(isLossy(text)).toBe(lossy);
});
