import { describe, expect, test } from 'vitest';
import { COLUMNS, columnsFor, gridTemplate } from './columns.ts';

function missing(width: number): string[] {
  const left = columnsFor(width);
  return COLUMNS.filter((column) => !left.includes(column));
}

describe('columnsFor', () => {
  test('a wide wire shows every column in order', () => {
    expect(columnsFor(1000)).toEqual(COLUMNS);
  });

  test('waterfall, size, seq and time leave in this order', () => {
    const steps = [1000, 720, 620, 560, 440].map(missing);
    expect(steps).toEqual([
      [],
      ['waterfall'],
      ['size', 'waterfall'],
      ['seq', 'size', 'waterfall'],
      ['seq', 'time', 'size', 'waterfall'],
    ]);
  });

  test('what says the most never leaves', () => {
    expect(columnsFor(0)).toEqual(['direction', 'kind', 'label', 'finding', 'id', 'outcome', 'ms']);
  });

  test('the label takes the rest', () => {
    expect(gridTemplate(['seq', 'label', 'ms'], 400)).toBe('44px minmax(0, 1fr) 64px');
  });

  test('where there is much room, the waterfall gets its share', () => {
    const waterfall = (width: number) => gridTemplate(['label', 'waterfall'], width).split(' ').at(-1);
    expect([600, 800, 1600].map(waterfall)).toEqual(['96px', '256px', '709px']);
  });
});
