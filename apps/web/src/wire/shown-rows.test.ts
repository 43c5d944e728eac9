import type { Exchange } from '@lifeline/model';
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

describe('ShownRows with a filter', () => {
  /** A table of `count` rows and a filter that shows the seqs of `wanted`, whose exchanges can change. */
  function filtered(count: number, wanted: Set<number>) {
    const changed: Exchange[] = [];
    const model = {
      get changeCount() {
        return changed.length;
      },
      changedAt: (change: number) => changed[change],
    };
    const table = tableOf(Array.from({ length: count }, () => 'stderr' as const));
    const shown = new ShownRows(table, { test: (seq) => wanted.has(seq), model });
    const settle = (requestSeq: number, responseSeq: number) =>
      changed.push({
        index: 0,
        connection: 1,
        dir: 'toServer',
        id: '1',
        method: 'm',
        requestSeq,
        responseSeq,
        requestAtMs: 0,
        phase: 3,
        outcome: 'result',
      });
    return { shown, settle };
  }

  const seqsOf = (shown: ShownRows) => Array.from({ length: shown.length }, (_, index) => shown.seqAt(index));

  test('lets rows of a changed exchange in and out, and tells', () => {
    const wanted = new Set([1, 4, 7]);
    const { shown, settle } = filtered(10, wanted);
    shown.update();
    expect(seqsOf(shown)).toEqual([1, 4, 7]);
    expect(shown.revision).toBe(0);
    wanted.add(2);
    wanted.add(5);
    wanted.delete(7);
    shown.update();
    expect(seqsOf(shown)).toEqual([1, 4, 7]);
    settle(2, 7);
    shown.update();
    expect(seqsOf(shown)).toEqual([1, 2, 4]);
    expect(shown.revision).toBe(1);
    settle(4, 1);
    shown.update();
    expect(shown.revision).toBe(1);
  });

  test('looks at rows below the limit only, and goes on where it was', () => {
    const { shown } = filtered(5000, new Set([10, 3000, 4999]));
    shown.update(3000);
    expect(seqsOf(shown)).toEqual([10]);
    expect(shown.read).toBe(3000);
    for (let round = 0; round < 100 && shown.read < 5000; round += 1) shown.update(5000, 0);
    expect(seqsOf(shown)).toEqual([10, 3000, 4999]);
    expect(shown.revision).toBe(0);
  });
});
