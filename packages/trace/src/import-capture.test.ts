import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decodeEvent, encodeEvent, eventRaw, importCapture, RowMaker, type TraceEvent } from './index.ts';

const OPTIONS = {
  id: 'c',
  createdAt: '2026-11-30T00:00:00.000Z',
  recorder: 'test',
  source: 'capture.ndjson',
};

test('phases become connections, and times go on', () => {
  const { header, events, unreadable } = importCapture(
    [
      '{"p":"legacy","t":10,"dir":"event","event":"spawn","phase":"legacy"}',
      '{"p":"legacy","t":12.5,"dir":"c2s","line":"a"}',
      '{"p":"legacy","t":13,"dir":"s2c","line":"b\\r"}',
      '{"p":"legacy","t":14,"dir":"err","line":"oops"}',
      '{"p":"legacy","t":15,"dir":"event","event":"stdin-close"}',
      '{"p":"legacy","t":16,"dir":"event","event":"sigterm"}',
      '{"p":"legacy","t":17,"dir":"event","event":"exit","code":null,"signal":"SIGTERM"}',
      '{"p":"modern","t":3,"dir":"c2s","line":"c"}',
      '',
    ],
    OPTIONS,
  );
  expect(header).toMatchObject({
    type: 'trace',
    version: 1,
    target: { kind: 'imported', source: 'capture.ndjson' },
  });
  expect(unreadable).toEqual([]);
  const target = { kind: 'imported', source: 'capture.ndjson' };
  expect(events).toEqual([
    { seq: 0, atMs: 0, connection: 1, type: 'opened', target },
    { seq: 1, atMs: 2.5, connection: 1, type: 'message', dir: 'toServer', raw: 'a' },
    { seq: 2, atMs: 3, connection: 1, type: 'message', dir: 'toClient', raw: 'b\r' },
    { seq: 3, atMs: 4, connection: 1, type: 'stderr', raw: 'oops' },
    { seq: 4, atMs: 5, connection: 1, type: 'process', event: 'stdin-closed' },
    { seq: 5, atMs: 6, connection: 1, type: 'process', event: 'signal', signal: 'SIGTERM' },
    { seq: 6, atMs: 7, connection: 1, type: 'process', event: 'exited', code: null, signal: 'SIGTERM' },
    { seq: 7, atMs: 7, connection: 1, type: 'closed', reason: 'exited' },
    { seq: 8, atMs: 7, connection: 2, type: 'opened', target },
    { seq: 9, atMs: 7, connection: 2, type: 'message', dir: 'toServer', raw: 'c' },
    { seq: 10, atMs: 7, connection: 2, type: 'closed', reason: 'disconnected' },
  ]);
});

test('lines that cannot be read are named and change nothing', () => {
  const { events, unreadable } = importCapture(
    [
      '{"p":"x","t":0,"dir":"c2s","line":"a"}',
      'junk',
      '[]',
      '{"p":"x","t":1,"dir":"up","line":"b"}',
      '{"p":"x","t":1,"dir":"s2c"}',
    ],
    OPTIONS,
  );
  expect(unreadable.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
  expect(unreadable.at(-1)?.reason).toContain('"line"');
  expect(events.map(({ type }) => type)).toEqual(['opened', 'message', 'closed']);
  expect(importCapture([], OPTIONS).events).toEqual([]);
});

const shared = process.env.LIFELINE_SHARED ?? resolve(import.meta.dirname, '../../../../shared');
const recordings = join(shared, 'corpus', 'recordings');
const missing = !existsSync(recordings);

describe.skipIf(missing && process.env.CI !== 'true')('real captures', () => {
  const files = missing ? [] : readdirSync(recordings);

  test('there are some', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  test.each(files)('%s: nothing is lost', (file) => {
    const lines = readFileSync(join(recordings, file), 'utf8').split('\n');
    const captured = lines.filter((line) => line !== '').map((line) => JSON.parse(line));
    const { events, unreadable } = importCapture(lines, OPTIONS);
    expect(unreadable).toEqual([]);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index));
    const texts = (dir: string) => captured.filter((entry) => entry.dir === dir).map(({ line }) => line);
    expect(textsOf(events, 'toServer')).toEqual(texts('c2s'));
    expect(textsOf(events, 'toClient')).toEqual(texts('s2c'));
    expect(textsOf(events, 'stderr')).toEqual(texts('err'));
    const spawns = captured.filter(({ event }) => event === 'spawn').length;
    const processEvents = captured.filter(({ dir }) => dir === 'event').length - spawns;
    expect(events.filter(({ type }) => type === 'process')).toHaveLength(processEvents);
    expect(events.filter(({ type }) => type === 'opened')).toHaveLength(spawns);
    events.forEach((event, index) => {
      expect(event.atMs).toBeGreaterThanOrEqual(events[index - 1]?.atMs ?? 0);
    });
  });

  test.each(files)('%s: every event survives the codec and gets its row', (file) => {
    const lines = readFileSync(join(recordings, file), 'utf8').split('\n');
    const maker = new RowMaker();
    for (const event of importCapture(lines, OPTIONS).events) {
      const line = encodeEvent(event);
      const decoded = decodeEvent(line);
      expect(decoded.ok && eventRaw(decoded.event)).toEqual(eventRaw(event));
      const row = maker.row(event, 0, line.length);
      const raw = eventRaw(event)?.text;
      expect(row.bytes).toBe(raw === undefined ? 0 : Buffer.byteLength(raw));
      if (event.type === 'message') expect(row.kind === 'malformed').toBe(!isObject(event));
    }
  });
});

function textsOf(events: readonly TraceEvent[], wanted: string): (string | undefined)[] {
  return events
    .filter((event) => (event.type === 'message' ? event.dir : event.type) === wanted)
    .map((event) => eventRaw(event)?.text);
}

/** Whether a line of the captures is a JSON-RPC message, by the platform's parser. */
function isObject(event: TraceEvent): boolean {
  try {
    const value: unknown = JSON.parse(eventRaw(event)?.text ?? '');
    const names = ['method', 'id', 'result', 'error'];
    return typeof value === 'object' && value !== null && names.some((name) => Object.hasOwn(value, name));
  } catch {
    // Noise on stdout is part of real captures.
    return false;
  }
}
