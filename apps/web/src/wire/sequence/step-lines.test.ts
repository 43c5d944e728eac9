import { SequenceLines } from '@lifeline/diagram';
import type { EventBody } from '@lifeline/trace';
import { describe, expect, test } from 'vitest';
import { call, received, storeOf, text } from '../rows/test-store.ts';
import { revealRow, rowAtTop, runOf, stepLines } from './step-lines.ts';

const log = received({ jsonrpc: '2.0', method: 'notifications/message', params: { level: 'info', data: 1 } });

function linesOf(events: readonly EventBody[]): SequenceLines {
  const store = storeOf(events);
  const lines = new SequenceLines(store.rows, store.model, { notes: true, host: true });
  for (let seq = 0; seq < store.rows.length; seq++) lines.append(store.rows.at(seq));
  return lines;
}

/** 0 request, 1 to 6 log notifications, 7 response, 8 request, 9 response. */
const withRun = () =>
  linesOf([call(1, 'a'), ...Array(6).fill(log), text(1, 'x'), call(2, 'b'), text(2, 'y')]);

describe('stepLines', () => {
  test('goes from row to row, over notes and bands; a folded run is one row', () => {
    const lines = withRun();
    expect(stepLines(lines, 0, 1)).toBe(1);
    expect(stepLines(lines, 1, 1)).toBe(7);
    expect(stepLines(lines, 7, -1)).toBe(1);
    expect(stepLines(lines, 0, 3)).toBe(8);
  });

  test('stays within the ends', () => {
    const lines = withRun();
    expect(stepLines(lines, 9, 5)).toBe(9);
    expect(stepLines(lines, 0, -1)).toBe(0);
    expect(stepLines(lines, 5, Number.POSITIVE_INFINITY)).toBe(9);
    expect(stepLines(lines, 5, Number.NEGATIVE_INFINITY)).toBe(0);
    expect(stepLines(linesOf([]), 0, Number.POSITIVE_INFINITY)).toBeUndefined();
  });

  test('enters an opened run', () => {
    const lines = withRun();
    lines.toggleFold(1);
    expect(stepLines(lines, 0, 1)).toBe(1);
    expect(stepLines(lines, 1, 1)).toBe(2);
    expect(stepLines(lines, 7, -1)).toBe(6);
  });
});

describe('runs', () => {
  test('a row inside is revealed by opening its run; the first one is shown by the run itself', () => {
    const lines = withRun();
    revealRow(lines, 1);
    expect(lines.foldAt(1)?.open).toBe(false);
    revealRow(lines, 4);
    expect(lines.foldAt(1)?.open).toBe(true);
    expect(lines.lineOf(4)).toBeDefined();
  });

  test('a row knows its run, open or not', () => {
    const lines = withRun();
    expect([0, 1, 7].map((seq) => runOf(lines, seq)?.fromSeq)).toEqual([undefined, 1, undefined]);
    lines.toggleFold(1);
    expect([0, 4, 6, 7].map((seq) => runOf(lines, seq)?.fromSeq)).toEqual([undefined, 1, 1, undefined]);
  });

  test('the row at a height is the first that is wholly there', () => {
    const lines = withRun();
    const { store } = lines;
    const top = store.topAt(lines.lineOf(8) ?? 0);
    expect(rowAtTop(lines, top)).toBe(8);
    expect(rowAtTop(lines, 0)).toBe(0);
    expect(rowAtTop(lines, 1e9)).toBe(9);
  });
});
