import { SessionModel } from '@lifeline/model';
import { describe, expect, it } from 'vitest';
import { call, received, sent, storeOf, text } from '../../wire/rows/test-store.ts';
import { SessionList } from '../sessions.ts';
import { TestSession } from '../test-session.ts';
import type { TraceSource } from '../trace-source.ts';
import type { TraceStore } from '../trace-store.ts';
import { pastSource } from './past-source.ts';

const list = (id: number, name: string) => [
  sent({ jsonrpc: '2.0', id, method: 'tools/list' }),
  received({ jsonrpc: '2.0', id, result: { tools: [{ name, inputSchema: {} }] } }),
];
const EVENTS = [
  sent({ jsonrpc: '2.0', id: 1, method: 'initialize', params: { protocolVersion: '2025-11-25' } }),
  received({
    ...{ jsonrpc: '2.0', id: 1 },
    result: {
      protocolVersion: '2025-11-25',
      capabilities: { tools: {} },
      serverInfo: { name: 's', version: '1' },
    },
  }),
  ...list(2, 'early'),
  ...[call(3, 'early'), received({ jsonrpc: '2.0', method: 'notifications/tools/list_changed' })],
  ...[...list(4, 'late'), text(3, 'done'), call(5, 'late')],
];

function sourceOf(store: TraceStore): TraceSource {
  const sessions = new SessionList();
  const never = () => Promise.reject(new Error('not asked for'));
  return {
    sessions,
    state: 'open',
    subscribeState: () => () => undefined,
    retry: () => undefined,
    store: () => store,
    commands: never as never,
    settings: { load: never, change: never },
  };
}

async function at(source: TraceSource, seq: number): Promise<TraceStore> {
  const store = pastSource(source, 's-1', seq).store('s-1');
  while (store.rows.length <= seq) await new Promise((resolve) => setTimeout(resolve, 5));
  return store;
}

/** The model of the first events alone. */
function modelUntil(live: TraceStore, seq: number): SessionModel {
  const model = new SessionModel();
  for (let next = 0; next <= seq; next += 1) {
    const raw = live.raw(next);
    model.reduce(live.rows.at(next), raw === undefined || raw === 'none' ? undefined : raw.text);
  }
  return model;
}

describe('a moment of the past', () => {
  it('is what the session was then, wherever one comes from', async () => {
    const live = storeOf(EVENTS);
    const source = sourceOf(live);
    for (const seq of [0, 1, 3, 4, 9, 2, 7, 5, 5, 8, 6]) {
      const past = await at(source, seq);
      expect(past.rows.length).toBe(seq + 1);
      expect(past.model.digest()).toBe(modelUntil(live, seq).digest());
    }
  });

  it('has the lists of its time', async () => {
    const source = sourceOf(storeOf(EVENTS));
    const names = async (seq: number) =>
      (await at(source, seq)).model.catalogue('tool').items.map((item) => item.name);
    expect(await names(2)).toEqual([]);
    expect(await names(6)).toEqual(['early']);
    expect(await names(7)).toEqual(['late']);
  });

  it('can be reached where bodies are no longer in the page', async () => {
    const live = storeOf(EVENTS, false);
    const past = await at(sourceOf(live), 7);
    expect(past.model.catalogue('tool').items.map((item) => item.name)).toEqual(['late']);
  });

  it('is not built up any further once another one is looked at', async () => {
    const session = new TestSession(EVENTS);
    const live = storeOf(EVENTS.slice(0, 5));
    const source = sourceOf(live);
    const late = pastSource(source, 's-1', 9).store('s-1');
    await expect.poll(() => late.rows.length).toBe(5);
    await at(source, 0);
    live.receive(session.batch(5, EVENTS.length));
    expect((await at(source, 9)).rows.length).toBe(10);
    expect(late.rows.length).toBe(5);
  });

  it('sends nothing', async () => {
    const source = pastSource(sourceOf(storeOf(EVENTS)), 's-1', 3);
    await expect(source.commands().notify('notifications/initialized')).rejects.toThrow(
      'nothing can be sent',
    );
  });
});
