import { describe, expect, it } from 'vitest';
import { BridgeError } from './errors.ts';
import { sessionEvents, TestSession } from './test-session.ts';
import { type TraceFeed, TraceStore } from './trace-store.ts';

/** A feed that answers from a session and notes what it was asked. */
function feedOf(session: TestSession) {
  const asked: string[] = [];
  const feed: TraceFeed = {
    attach: (_id, cursor) => asked.push(`attach ${cursor}`),
    refuse: (reason) => asked.push(`refuse ${reason}`),
    read: async (_id, from, to) => {
      asked.push(`read ${from}-${to}`);
      return Array.from({ length: to - from + 1 }, (_, at) => session.body(from + at));
    },
    rawBytes: async (_id, seq) => {
      asked.push(`raw ${seq}`);
      return new TextEncoder().encode('whole');
    },
  };
  return { feed, asked };
}

function storeOf(calls: number) {
  const session = new TestSession(sessionEvents(calls));
  const { feed, asked } = feedOf(session);
  return { session, asked, store: new TraceStore('s-1', feed) };
}

/** Resolves when the store is done with its queue and has told. */
async function settled(store: TraceStore, rows: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const check = () => {
      if (store.rows.length < rows) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(check);
  });
}

/** Resolves with the next notification after `act`. */
async function notified(store: TraceStore, act: () => void = () => undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      stop();
      resolve();
    });
    act();
  });
}

describe('TraceStore', () => {
  it('reduces rows with the bodies that the model needs', async () => {
    const { store, session } = storeOf(2);
    store.attach();
    store.receive(session.batch(0, session.length));
    await settled(store, session.length);
    expect(store.model.negotiation?.serverInfo?.name).toBe('zoo');
    expect(store.model.exchanges.map((exchange) => exchange.outcome)).toEqual(['result', 'result', 'result']);
    expect(store.version).toBeGreaterThan(0);
  });

  it('comes to the same state whatever the batches', async () => {
    const { session, store } = storeOf(40);
    store.receive(session.batch(0, session.length));
    const other = storeOf(40).store;
    for (let from = 0; from < session.length; from += 7) {
      other.receive(session.batch(from, Math.min(from + 7, session.length)));
    }
    await Promise.all([settled(store, session.length), settled(other, session.length)]);
    expect(other.model.digest()).toBe(store.model.digest());
  });

  it('gives the model the bodies of a batch that the cache has no room for', async () => {
    const { session, store } = storeOf(2);
    const small = new TraceStore('s-1', feedOf(session).feed, 1);
    for (const each of [store, small]) each.receive(session.batch(0, session.length));
    await Promise.all([settled(store, session.length), settled(small, session.length)]);
    expect(small.body(1)).toBeUndefined();
    expect(small.model.negotiation?.serverInfo?.name).toBe('zoo');
    expect(small.model.digest()).toBe(store.model.digest());
  });

  it('drops what does not join on, and asks for the rest from its cursor', async () => {
    const { session, store, asked } = storeOf(3);
    store.attach();
    store.receive(session.batch(0, 4));
    store.receive(session.batch(6, 8));
    expect(asked).toEqual(['attach 0', 'attach 4']);
    store.receive(session.batch(8, 10));
    expect(asked).toHaveLength(2);
    store.receive(session.batch(4, 10));
    await settled(store, session.length);
    expect(store.rows.length).toBe(10);
  });

  it('refuses a row that it cannot read, and goes on from its cursor', async () => {
    const { session, store, asked } = storeOf(3);
    const broken = session.batch(0, 6);
    broken.rows[4] = ['nonsense'];
    store.receive(broken);
    expect(asked).toEqual(['refuse row 4 is against the contract']);
    expect(store.cursor).toBe(4);
    store.receive(session.batch(4, session.length));
    await settled(store, session.length);
    expect(store.rows.length).toBe(session.length);
  });

  it('does not ask for a body again while the bridge is out of reach', async () => {
    const session = new TestSession(sessionEvents(1));
    const asked: number[] = [];
    const store = new TraceStore('s-1', {
      ...feedOf(session).feed,
      read: async (_id, from) => {
        asked.push(from);
        throw new BridgeError('unreachable', '');
      },
    });
    store.receive(session.batch(0, session.length));
    await settled(store, session.length);
    store.subscribe(() => store.load(3, 3));
    store.load(3, 3);
    await notified(store);
    await notified(store, () => store.load(4, 4));
    expect(asked).toEqual([3, 4]);
    await notified(store, () => store.attach());
    expect(asked).toEqual([3, 4, 3]);
  });

  it('keeps answering while a large batch is reduced', async () => {
    const { session, store } = storeOf(20_000);
    store.receive(session.batch(0, session.length));
    expect(store.rows.length).toBeLessThan(session.length);
    await settled(store, session.length);
    expect(store.model.exchanges).toHaveLength(20_001);
  });

  it('loads bodies once, in one read for a run of them', async () => {
    const { session, store, asked } = storeOf(3);
    store.receive(session.batch(0, session.length));
    await settled(store, session.length);
    store.load(3, 8);
    store.load(3, 8);
    expect(asked).toEqual(['read 3-8']);
    await notified(store);
    expect(store.raw(4)).toMatchObject({ cut: false, exact: true });
    expect(store.raw(0)).toBeUndefined();
    store.load(0, session.length);
    expect(asked.slice(1)).toEqual(['read 0-0', 'read 9-9']);
  });
});
