import { expect, test } from 'vitest';
import { REVISIONS, readEnvelope } from '../index.ts';

const V = '"jsonrpc":"2.0"';
const PING = `{${V},"id":1,"method":"ping"}`;
const LOG = `{${V},"method":"notifications/message","params":{"level":"info"}}`;
const batch = (raw: string) => readEnvelope(raw, { revision: '2025-03-26' });

test('a batch repeats its first member on its outside', () => {
  expect(batch(`[${PING}, ${LOG}]`)).toEqual({
    kind: 'request',
    id: '1',
    method: 'ping',
    batch: [
      { kind: 'request', id: '1', method: 'ping' },
      { kind: 'notification', method: 'notifications/message', subject: 'info' },
    ],
  });
});

test('faults of the members are those of the batch', () => {
  expect(batch(`[${LOG},{"id":1,"result":null},7]`)).toEqual({
    kind: 'notification',
    method: 'notifications/message',
    subject: 'info',
    faults: ['ENV-02', 'ENV-03', 'ENV-12'],
    batch: [
      { kind: 'notification', method: 'notifications/message', subject: 'info' },
      { kind: 'response', id: '1', faults: ['ENV-02', 'ENV-12'] },
      { kind: 'malformed', malformed: 'not-object', faults: ['ENV-03'] },
    ],
  });
});

test('empty batches and batches with initialize break ENV-16', () => {
  expect(batch('[]')).toEqual({ kind: 'malformed', malformed: 'no-shape', faults: ['ENV-16'] });
  expect(batch(`[{${V},"id":1,"method":"initialize"}]`)).toMatchObject({
    kind: 'request',
    faults: ['ENV-16'],
  });
});

test('batches do not nest', () => {
  expect(batch(`[[${PING}]]`)).toMatchObject({
    kind: 'malformed',
    malformed: 'not-object',
    faults: ['ENV-15'],
  });
  const depth = 200_000;
  expect(batch('['.repeat(depth) + ']'.repeat(depth))).toMatchObject({ malformed: 'not-object' });
});

test('only 2025-03-26 has batches', () => {
  for (const revision of REVISIONS) {
    const expected = revision === '2025-03-26' ? 'request' : 'malformed';
    expect(readEnvelope(`[${PING}]`, { revision }).kind, revision).toBe(expected);
  }
});

test('an error without id is complete since 2025-11-25 only', () => {
  const raw = `{${V},"error":{"code":-32700,"message":"m"}}`;
  expect(readEnvelope(raw, { revision: '2025-06-18' }).faults).toEqual(['ENV-03']);
  expect(readEnvelope(raw, { revision: '2025-11-25' }).faults).toBeUndefined();
});

test.each([
  ['-32020', undefined],
  ['-32022', undefined],
  ['-32023', ['ENV-23']],
  ['-32099', ['ENV-23']],
  ['-32000', ['ENV-24']],
  ['-32019', ['ENV-24']],
  ['-32002', ['ENV-25']],
  ['-32042', ['ENV-25']],
  ['-32601', undefined],
  ['-32500', ['ENV-24']],
  ['1', undefined],
])('error code %s in the modern era', (code, faults) => {
  const raw = `{${V},"id":1,"error":{"code":${code},"message":"m"}}`;
  expect(readEnvelope(raw, { revision: '2026-07-28' }).faults).toEqual(faults);
  expect(readEnvelope(raw, { revision: '2025-11-25' }).faults).toBeUndefined();
});

test('a line that is not UTF-8 keeps its kind if it can be read', () => {
  const readable = `{${V},"id":1,"result":{"text":"\ufffd"}}`;
  expect(readEnvelope(readable, { notUtf8: true })).toEqual({
    kind: 'response',
    id: '1',
    faults: ['ENV-17'],
  });
  expect(readEnvelope('\ufffd\ufffd', { notUtf8: true })).toEqual({
    kind: 'malformed',
    malformed: 'not-utf8',
    faults: ['ENV-01', 'ENV-17'],
  });
});
