import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { Choices, randomEvent } from '../test/random-event.ts';
import { decodeRow, encodeRow, type Row, RowMaker, RowTable } from './index.ts';

/** Rows of random events, and some with every optional member. */
function manyRows(count: number): Row[] {
  const maker = new RowMaker();
  return Array.from({ length: count }, (_, seq) => {
    if (seq % 10 > 0) return maker.row(randomEvent(new Choices(seq), seq), seq * 300, 299);
    return fullRow(seq);
  });
}

function fullRow(seq: number): Row {
  const id = ['1', '"a"', '0', '01', '-1', '1.0', '999999999', '9999999999'][seq % 8] ?? '1';
  return {
    seq,
    atMs: 1.234,
    connection: 70_000,
    kind: 'response',
    dir: seq % 2 === 0 ? 'toClient' : 'toServer',
    held: true,
    whole: true,
    cause: seq % 3 === 0 ? 'auto' : 0,
    bytes: 2 ** 32 - 1,
    offset: 2 ** 40,
    length: 2 ** 31,
    id,
    method: 'tools/call',
    subject: '',
    isError: seq % 4 === 0,
    errorCode: '',
    progressToken: id,
    requestId: '5',
    cursor: '',
    faults: ['ENV-02', 'ENV-18'],
    malformed: 'not-utf8',
    event: 'open',
    detail: 'words',
    ref: 0,
    afterMs: 0.5,
    issues: 2,
    batch: [
      { kind: 'request', id: '1', isError: false, faults: ['ENV-14'] },
      { kind: 'malformed', malformed: 'blank' },
    ],
  };
}

test('rows come back from the wire as they were, over 3,000 rows', () => {
  for (const row of manyRows(3000)) {
    expect(decodeRow(JSON.parse(JSON.stringify(encodeRow(row))))).toEqual(row);
  }
});

test('nothing is packed behind the last member that is there', () => {
  const row: Row = { seq: 5, atMs: 1, connection: 1, kind: 'stderr', bytes: 7, offset: 9, length: 8 };
  expect(encodeRow(row)).toEqual([5, 1, 1, 4, 0, 7, 9, 8]);
  expect(encodeRow({ ...row, kind: 'request', dir: 'toServer', id: '1', method: 'ping' })).toEqual([
    5,
    1,
    1,
    0,
    1,
    7,
    9,
    8,
    '1',
    'ping',
  ]);
});

test('a row with any member out of order is refused', () => {
  const packed = encodeRow(fullRow(0));
  expect(decodeRow(packed)).toBeDefined();
  packed.forEach((_, index) => {
    for (const wrong of [{}, true, -1, 1.5, [5]]) {
      const isTime = index === 1 || index === 19;
      if (wrong === 1.5 && isTime) continue;
      const broken = packed.with(index, wrong);
      expect(decodeRow(broken), `member ${index}: ${JSON.stringify(wrong)}`).toBeUndefined();
    }
  });
  expect(decodeRow([])).toBeUndefined();
  expect(decodeRow(packed.with(3, 99))).toBeUndefined();
  expect(decodeRow(packed.with(22, [{ kind: 'stderr' }]))).toBeUndefined();
  expect(decodeRow(packed.with(15, 'bored'))).toBeUndefined();
});

test('the table gives back the rows that were pushed, also column by column', () => {
  const rows = manyRows(3000);
  const table = new RowTable();
  for (const row of rows) table.push(row);
  expect(table.length).toBe(rows.length);
  rows.forEach((row, seq) => {
    expect(table.at(seq)).toEqual(row);
    expect(table.kindAt(seq)).toBe(row.kind);
    expect(table.dirAt(seq)).toBe(row.dir);
    expect(table.atMsAt(seq)).toBe(row.atMs);
    expect(table.connectionAt(seq)).toBe(row.connection);
    expect(table.bytesAt(seq)).toBe(row.bytes);
    expect(table.offsetAt(seq)).toBe(row.offset);
    expect(table.lengthAt(seq)).toBe(row.length);
    expect(table.idAt(seq)).toBe(row.id);
    expect(table.progressTokenAt(seq)).toBe(row.progressToken);
    expect(table.methodAt(seq)).toBe(row.method);
    expect(table.subjectAt(seq)).toBe(row.subject);
    expect(table.causeAt(seq)).toBe(row.cause);
    expect(table.heldAt(seq)).toBe(row.held === true);
    expect(table.wholeAt(seq)).toBe(row.whole === true);
    expect(table.isErrorAt(seq)).toBe(row.isError === true);
    expect(table.faultsAt(seq)).toEqual(row.faults ?? []);
    expect(table.restAt(seq).event).toBe(row.event);
  });
});

test('seqs are gapless and exist', () => {
  const table = new RowTable();
  const row: Row = { seq: 0, atMs: 1, connection: 1, kind: 'note', bytes: 0, offset: 0, length: 0 };
  table.push(row);
  expect(() => table.push({ ...row, seq: 2 })).toThrow(RangeError);
  expect(() => table.push(row)).toThrow(RangeError);
  for (const seq of [-1, 1, 0.5, Number.NaN]) expect(() => table.at(seq)).toThrow(RangeError);
});

test('200,000 usual rows take at most 90 bytes each', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const memory = () => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const count = 200_000;
  const before = memory();
  const table = new RowTable();
  for (let seq = 0; seq < count; seq += 1) {
    const call = Math.floor(seq / 2);
    const base = {
      seq,
      atMs: seq,
      connection: 1,
      bytes: 100,
      offset: seq * 200,
      length: 199,
      id: String(call),
    };
    table.push(
      seq % 2 === 0
        ? {
            ...base,
            kind: 'request',
            dir: 'toServer',
            method: 'tools/call',
            subject: 'echo',
            progressToken: String(call),
          }
        : { ...base, kind: 'response', dir: 'toClient', isError: false },
    );
  }
  expect((memory() - before) / count).toBeLessThan(90);
  expect(table.length).toBe(count);
});
