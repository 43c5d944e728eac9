import { RowTable } from '@lifeline/trace';
import { describe, expect, test } from 'vitest';
import { ShownRows } from './shown-rows.ts';

function tableOf(kinds: readonly ('stderr' | 'released')[]): RowTable {
  const table = new RowTable();
  for (const [seq, kind] of kinds.entries()) {
    table.push({ seq, atMs: seq, connection: 1, kind, bytes: 0, offset: 0, length: 0 });
  }
  return table;
}

describe('ShownRows', () => {
  test('leaves releases out and still finds every row', () => {
    const shown = new ShownRows(tableOf(['stderr', 'released', 'stderr', 'stderr', 'released']));
    shown.update();
    expect(shown.length).toBe(3);
    expect([0, 1, 2, 3].map((index) => shown.seqAt(index))).toEqual([0, 2, 3, undefined]);
    expect([0, 1, 2, 3, 4].map((seq) => shown.indexOf(seq))).toEqual([0, undefined, 1, 2, undefined]);
    expect(shown.indexFrom(1)).toBe(1);
    expect(shown.indexFrom(4)).toBe(3);
  });

  test('grows with its table', () => {
    const table = tableOf([]);
    const shown = new ShownRows(table);
    for (let seq = 0; seq < 3000; seq++) {
      table.push({ seq, atMs: seq, connection: 1, kind: 'stderr', bytes: 0, offset: 0, length: 0 });
      if (seq % 7 === 0) shown.update();
    }
    shown.update();
    expect(shown.length).toBe(3000);
    expect(shown.seqAt(2999)).toBe(2999);
  });
});
