import type { EventBody } from '@lifeline/trace';
import { TestSession } from '../../source/test-session.ts';
import { TraceStore } from '../../source/trace-store.ts';

/** A store that holds these events. `bodies`: with their texts, as rows near the tail have them. */
export function storeOf(events: readonly EventBody[], bodies = true): TraceStore {
  const session = new TestSession(events);
  const store = new TraceStore('s-1', {
    attach: () => {},
    read: async (_id, from, to) => Array.from({ length: to - from + 1 }, (_, at) => session.body(from + at)),
    refuse: (reason) => {
      throw new Error(reason);
    },
    rawBytes: async (_id, seq) => new TextEncoder().encode(session.body(seq).text),
  });
  const batch = session.batch(0, session.length);
  const all = Array.from({ length: session.length }, (_, seq) => session.body(seq));
  store.receive(bodies ? { ...batch, bodies: all } : batch);
  if (store.rows.length !== session.length) throw new Error('too many events for one slice');
  return store;
}

/** A line that the client sends. */
export function sent(message: unknown): EventBody {
  return { type: 'message', dir: 'toServer', raw: lineOf(message) };
}

/** A line that the server sends. */
export function received(message: unknown): EventBody {
  return { type: 'message', dir: 'toClient', raw: lineOf(message) };
}

function lineOf(message: unknown): string {
  return typeof message === 'string' ? message : JSON.stringify(message);
}

export function call(id: number, name: string, args: unknown = {}): EventBody {
  return sent({ jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args } });
}

export function text(id: number, words: string, more: object = {}): EventBody {
  const content = [{ type: 'text', text: words }];
  return received({ jsonrpc: '2.0', id, result: { content, ...more } });
}
