import { encodeEvent, type TraceEvent } from '@lifeline/trace';
import { describe, expect, test } from 'vitest';
import { TestSession } from '../../source/test-session.ts';
import { TraceStore } from '../../source/trace-store.ts';
import { received, sent, storeOf } from '../rows/test-store.ts';
import { readLines } from './read-lines.ts';

const quiet = () => undefined;

describe('readLines', () => {
  test('gives the lines as they were recorded, in order', async () => {
    const events = Array.from({ length: 40 }, (_, id) => sent({ jsonrpc: '2.0', id, method: 'ping' }));
    const shares: number[] = [];
    const { signal } = new AbortController();
    const lines = await readLines(storeOf(events, false), 30, (share) => shares.push(share), signal);
    const session = new TestSession(events);
    expect(lines).toEqual(Array.from({ length: 30 }, (_, seq) => session.body(seq).text));
    expect(shares.at(-1)).toBe(1);
  });

  test('fetches whole what came cut', async () => {
    const text = `{"jsonrpc":"2.0","id":1,"result":"\\"${'x'.repeat(2000)}\u2028"}`;
    const session = new TestSession([
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
    ]);
    const binary = Buffer.from('\xff'.repeat(900), 'latin1');
    const bytes = [text, `${text} `, binary, session.body(3).text, text, `${text}  `];
    const store = new TraceStore('s-1', {
      attach: quiet,
      read: async (_id, from, to) =>
        Array.from({ length: to - from + 1 }, (_, at) => {
          const body = session.body(from + at);
          return { ...body, text: body.text.slice(0, 500), truncated: true };
        }),
      refuse: quiet,
      rawBytes: async (_id, seq) => new Uint8Array(Buffer.from(bytes[seq] ?? '')),
    });
    store.receive(session.batch(0, session.length));
    const lines = await readLines(store, session.length, quiet, new AbortController().signal);
    expect(lines).toEqual(lines.map((_, seq) => session.body(seq).text));
    expect(lines).toHaveLength(6);
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
    expect(await readLines(store, 1, quiet, abort.signal)).toEqual(['']);
    abort.abort(new Error('closed'));
    await expect(readLines(store, 1, quiet, abort.signal)).rejects.toThrow('closed');
  });
});
