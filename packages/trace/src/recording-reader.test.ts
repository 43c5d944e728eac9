import { expect, it } from 'vitest';
import { encodeEvent, encodeHeader, RecordingReader, type Row } from './index.ts';

const HEADER = encodeHeader({
  type: 'trace',
  version: 1,
  id: 's-1',
  createdAt: '2026-11-30T14:00:00.000Z',
  recorder: 'test',
  target: { kind: 'imported', source: 'x' },
});

const note = (seq: number, number = seq) =>
  encodeEvent({ type: 'note', seq: number, atMs: seq, connection: 1, text: `n${seq}` });

function read(lines: readonly string[]) {
  const rows: Row[] = [];
  const reader = new RecordingReader((row) => rows.push(row));
  for (const text of [HEADER, ...lines])
    reader.take({ content: { text }, length: text.length, isComplete: true });
  reader.end();
  return { reader, words: rows.map(({ kind, detail }) => (kind === 'gap' ? '-' : detail)) };
}

it('stands in for events that are missing', () => {
  const { reader, words } = read([note(0), note(3), note(4), note(7)]);
  expect(words).toEqual(['n0', '-', '-', 'n3', 'n4', '-', '-', 'n7']);
  expect(reader.unreadable).toMatchObject({ line: 3, reason: 'The events 1 to 2 are missing.' });
  expect(reader.standIn(1)).toContain('missing in the file');
});

it.each([
  ['a number that became larger', [note(0), note(1, 9_001), note(2), note(3)], ['n0', '-', 'n2', 'n3']],
  ['a number that became huge', [note(0), note(1, 4_000_001), note(2)], ['n0', '-', 'n2']],
  ['a number that became smaller', [note(0), note(1), note(2, 0), note(3)], ['n0', 'n1', '-', 'n3']],
  ['a line that became two', [note(0), '{"seq":1,', '"atMs":1}', note(2), note(3)], ['n0', '-', 'n2', 'n3']],
  ['a line too many', [note(0), 'junk', note(1), note(2)], ['n0', 'n1', 'n2']],
  ['two lines that became one', [note(0), `${note(1)}?${note(2)}`, note(3)], ['n0', '-', '-', 'n3']],
  ['junk at the end', [note(0), 'junk', 'junk'], ['n0', '-', '-']],
  ['a leap and junk', [note(0), note(1, 700), 'junk', note(3), note(4)], ['n0', '-', '-', 'n3', 'n4']],
])('loses no event behind %s', (_name, lines, words) => {
  const { reader, words: found } = read(lines);
  expect(found).toEqual(words);
  expect(reader.unreadable?.line).toBeGreaterThan(1);
});

it('stands in for a bounded number of events, whatever a small file claims', () => {
  const leaps = Array.from({ length: 40 }, (_, index) => (index + 1) * 9_000);
  const { words } = read(leaps.flatMap((seq) => [note(seq), note(seq + 1)]));
  expect(words.length).toBeLessThan(200_000);
  expect(words.filter((word) => word !== '-')).toContain('n9001');
});
