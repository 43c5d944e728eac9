import { describe, expect, test } from 'vitest';
import { FreshRows } from './fresh-rows.ts';

const NONE = Number.POSITIVE_INFINITY;

describe('FreshRows', () => {
  test('what was there at first is not fresh', () => {
    expect(new FreshRows().note(40, 0)).toBe(NONE);
  });

  test('a few new rows are', () => {
    const fresh = new FreshRows();
    fresh.note(40, 0);
    expect(fresh.note(42, 100)).toBe(40);
    expect(fresh.note(42, 150)).toBe(40);
    expect(fresh.note(43, 200)).toBe(42);
  });

  test('more than ten in a second are not, also when they come one by one', () => {
    const fresh = new FreshRows();
    fresh.note(0, 0);
    expect(fresh.note(30, 10)).toBe(NONE);
    const slow = new FreshRows();
    slow.note(0, 0);
    const froms = Array.from({ length: 12 }, (_, at) => slow.note(at + 1, 50 * (at + 1)));
    expect(froms.slice(0, 10)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(froms.slice(10)).toEqual([NONE, NONE]);
    expect(slow.note(13, 5000)).toBe(12);
  });
});
