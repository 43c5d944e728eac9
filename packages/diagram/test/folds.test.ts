import { describe, expect, it } from 'vitest';
import { lanePositions } from '../src/lanes.ts';
import type { SequenceLines } from '../src/sequence-lines.ts';
import { drawWindow } from './draw.ts';
import { answer, notification, request, sequenceOf, times, traceOf } from './load.ts';

const LANES = lanePositions(1000, { host: true });
const draw = (sequence: SequenceLines) => drawWindow(sequence.window(0, sequence.height, LANES));
const kinds = (sequence: SequenceLines) =>
  sequence.window(0, sequence.height, LANES).lines.map((line) => `${line.kind} @${line.seq}`);

describe('folding', () => {
  it('leaves three similar notifications alone and folds four', () => {
    expect(kinds(sequenceOf(traceOf(times(3, () => notification()))))).toHaveLength(3);
    const four = sequenceOf(traceOf(times(4, () => notification())));
    expect(kinds(four)).toEqual(['fold @0']);
    expect(four.foldOf(2)).toMatchObject({ count: 4, fromSeq: 0, toSeq: 3, open: false, of: 'notification' });
  });

  it('ends a run at another method, direction or kind', () => {
    const events = [
      ...times(4, () => notification()),
      ...times(4, () => notification('notifications/progress')),
      request(1),
      ...times(5, () => notification('notifications/progress')),
      answer(1),
    ];
    const sequence = sequenceOf(traceOf(events));
    expect(kinds(sequence)).toEqual([
      'fold @0',
      'fold @4',
      'band @8',
      'message @8',
      'fold @9',
      'message @14',
    ]);
    expect(sequence.foldOf(8)).toBeUndefined();
    expect(sequence.lineOf(11)).toBe(sequence.lineOf(9));
  });

  it('folds stderr lines, and pauses inside a run vanish with it', () => {
    const events = times(6, (index) => ({ type: 'stderr', raw: 'x', atMs: index * 5000 }) as const);
    const sequence = sequenceOf(traceOf(events));
    expect(kinds(sequence)).toEqual(['fold @0']);
    sequence.toggleFold(0);
    expect(kinds(sequence).filter((line) => line.startsWith('gap'))).toHaveLength(5);
  });

  it('opens and closes in the middle: the rest moves, nothing else changes', () => {
    const events = [request(1), ...times(50, () => notification()), answer(1), request(2), answer(2)];
    const sequence = sequenceOf(traceOf(events));
    const closed = draw(sequence);
    const height = sequence.height;
    sequence.toggleFold(1);
    expect(sequence.foldAt(1)?.open).toBe(true);
    expect(sequence.foldOf(5)).toBeUndefined();
    expect(sequence.height).toBe(height + 50 * 36);
    expect(kinds(sequence).slice(0, 4)).toEqual(['band @0', 'message @0', 'fold @1', 'message @1']);
    sequence.toggleFold(1);
    expect(draw(sequence)).toBe(closed);
  });

  it('goes on growing while open, and looks the same when opened afterwards', () => {
    const trace = traceOf([...times(30, () => notification()), request(1)]);
    const opened = sequenceOf(trace);
    opened.toggleFold(0);
    const growing = sequenceOf(trace, undefined, (row) => row.seq < 10);
    growing.toggleFold(0);
    for (const row of trace.rows.slice(10)) growing.append(row);
    expect(draw(growing)).toBe(draw(opened));
  });

  it('folds the further pages of a list, not its first', () => {
    const page = (id: number, cursor?: string) =>
      [
        {
          type: 'message',
          dir: 'toServer',
          raw: JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/list', params: { cursor } }),
        },
        answer(id),
      ] as const;
    const sequence = sequenceOf(traceOf([...page(1), ...page(2, ''), ...page(3, 'b'), ...page(4, 'c')]));
    expect(kinds(sequence)).toEqual(['band @0', 'message @0', 'message @1', 'fold @2']);
    expect(sequence.foldOf(7)).toMatchObject({ of: 'pages', method: 'tools/list', count: 6 });
  });
});
