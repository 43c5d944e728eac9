import { type EventBody, encodeEvent, type TraceEvent } from '@lifeline/trace';
import { describe, expect, test } from 'vitest';
import { TestSession } from '../../source/test-session.ts';
import { TraceStore } from '../../source/trace-store.ts';
import { received, sent } from '../rows/test-store.ts';
import { SessionLines } from './session-lines.ts';

const quiet = () => undefined;

/** A store whose bodies are read from a session; counts what is read. */
function reading(events: readonly EventBody[], cutTo?: number) {
  const session = new TestSession(events);
  const reads: [number, number][] = [];
  const store = new TraceStore('s-1', {
    attach: quiet,
    read: async (_id, from, to) => {
      reads.push([from, to]);
      return Array.from({ length: to - from + 1 }, (_, at) => {
        const body = session.body(from + at);
        return cutTo === undefined ? body : { ...body, text: body.text.slice(0, cutTo), truncated: true };
      });
    },
    refuse: quiet,
    rawBytes: async (_id, seq) => {
      const event = events[seq];
      if (event !== undefined && 'raw64' in event) return new Uint8Array(Buffer.from(event.raw64, 'base64'));
      const raw = event !== undefined && 'raw' in event ? event.raw : undefined;
      return new Uint8Array(Buffer.from(raw ?? session.body(seq).text));
    },
  });
  store.receive(session.batch(0, session.length));
  return { session, store, reads };
}

async function all(lines: SessionLines): Promise<string[]> {
  const found: string[] = [];
  for (let seq = 0; seq < lines.length; seq += 1) {
    await lines.reach(seq);
    found.push(lines.line(seq));
  }
  return found;
}

const pings = (count: number, pad = '') =>
  Array.from({ length: count }, (_, id) => sent({ jsonrpc: '2.0', id, method: 'ping', params: { pad } }));

describe('SessionLines', () => {
  test('gives the lines as they were recorded, and reads short sessions once', async () => {
    const { session, store, reads } = reading(pings(1300));
    const lines = new SessionLines(store, 1290, new AbortController().signal);
    const expected = Array.from({ length: 1290 }, (_, seq) => session.body(seq).text);
    expect(await all(lines)).toEqual(expected);
    expect(await all(lines)).toEqual(expected);
    expect(reads).toEqual([
      [0, 511],
      [512, 1023],
      [1024, 1289],
    ]);
  });

  test('keeps only what is worked on of a long session', async () => {
    const { session, store, reads } = reading(pings(72, 'x'.repeat(1024 * 1024)));
    const lines = new SessionLines(store, 72, new AbortController().signal);
    for (const _ of [1, 2]) {
      for (let seq = 0; seq < lines.length; seq += 1) {
        await lines.reach(seq);
        expect(lines.line(seq)).toBe(session.body(seq).text);
        if (seq > 12) expect(lines.line(0)).toBe('');
      }
    }
    expect(Math.max(...reads.map(([from, to]) => to - from + 1))).toBeLessThanOrEqual(4);
    expect(reads.length).toBeGreaterThan(40);
  });

  test('fetches whole what came cut', async () => {
    const text = `{"jsonrpc":"2.0","id":1,"result":"\\"${'x'.repeat(2000)}\u2028"}`;
    const { session, store } = reading(
      [
        received(text),
        { type: 'stderr', raw: `${text} ` },
        {
          type: 'message',
          dir: 'toClient',
          raw64: Buffer.from('\xff'.repeat(900), 'latin1').toString('base64'),
        },
        { type: 'note', text },
        { type: 'held', dir: 'toClient', raw: text },
        { type: 'released', ref: 4, how: 'edited', raw: `${text}  ` },
      ],
      500,
    );
    const found = await all(new SessionLines(store, 6, new AbortController().signal));
    expect(found).toEqual(found.map((_, seq) => session.body(seq).text));
  });

  test('leaves an empty line for what cannot be read, and stops when it is told to', async () => {
    const event: TraceEvent = { seq: 0, atMs: 0, connection: 1, type: 'note', text: 'x' };
    const store = new TraceStore('s-1', {
      attach: quiet,
      read: async () => [],
      refuse: quiet,
      rawBytes: async () => new Uint8Array(),
    });
    store.receive(new TestSession([{ type: 'note', text: encodeEvent(event) }]).batch(0, 1));
    const abort = new AbortController();
    expect(await all(new SessionLines(store, 1, abort.signal))).toEqual(['']);
    abort.abort(new Error('closed'));
    await expect(all(new SessionLines(store, 1, abort.signal))).rejects.toThrow('closed');
  });
});
