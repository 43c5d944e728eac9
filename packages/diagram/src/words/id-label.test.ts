import { expect, test } from 'vitest';
import { idLabel } from './id-label.ts';

test.each([
  ['3', '#3'],
  ['"3"', '#"3"'],
  ['"auto-3"', 'auto-3'],
  ['"a b"', '#"a b"'],
  ['""', '#""'],
  ['null', '#null'],
  ['"null"', 'null'],
])('the id %s is written %s', (id, label) => {
  expect(idLabel(id)).toBe(label);
});
