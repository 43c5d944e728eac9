import { parseFilter } from '@lifeline/filter';
import type { SearchFound } from '@lifeline/wire';
import { describe, expect, it, vi } from 'vitest';
import { TestSession } from '../../source/test-session.ts';
import { TraceStore } from '../../source/trace-store.ts';
import { call, received, sent, text } from '../rows/test-store.ts';
import { FilterRun } from './filter-run.ts';

const EVENTS = [
  call(1, 'echo', { message: 'Hello' }),
  text(1, 'Hello'),
  call(2, 'add'),
  sent({ jsonrpc: '2.0', method: 'notifications/hello' }),
  text(2, 'broken', { isError: true }),
];

type Answers = (text: string, from: number) => AsyncIterable<SearchFound>;

/** A store that is given events one by one; bodies are searched in the page unless `search` does it. */
function live(search?: Answers) {
  const session = new TestSession([]);
  const store = new TraceStore('s-1', {
    attach: () => {},
    read: async (_id, from, to) => Array.from({ length: to - from + 1 }, (_, at) => session.body(from + at)),
    refuse: () => {},
    rawBytes: async () => new Uint8Array(),
    ...(search === undefined
      ? {}
      : { search: (_id: string, query: string, from: number) => search(query, from) }),
  });
  const add = (event: Parameters<TestSession['add']>[0]) => {
    session.add(event);
    store.receive(session.batch(session.length - 1, session.length));
  };
  return { store, add };
}

function runOf(store: TraceStore, filter: string): FilterRun {
  const parsed = parseFilter(filter);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return new FilterRun(store, parsed.filter);
}

function seqsOf({ shown }: FilterRun): (number | undefined)[] {
  return Array.from({ length: shown.length }, (_, index) => shown.seqAt(index));
}

describe('FilterRun', () => {
  it('shows a whole exchange when its answer makes it match', () => {
    const { store, add } = live();
    const run = runOf(store, 'is:tool-error');
    const shown = EVENTS.map((event) => {
      add(event);
      run.advance();
      return seqsOf(run);
    });
    expect(shown).toEqual([[], [], [], [], [2, 4]]);
  });

  it('lets a request go when it is answered', () => {
    const { store, add } = live();
    const run = runOf(store, 'is:pending');
    const shown = EVENTS.map((event) => {
      add(event);
      run.advance();
      return seqsOf(run);
    });
    expect(shown).toEqual([[0], [], [2], [2], []]);
  });

  it('finds free text in bodies, those of later rows too', async () => {
    const { store, add } = live();
    for (const event of EVENTS.slice(0, 3)) add(event);
    const run = runOf(store, 'HELLO -kind:notification');
    run.start();
    await vi.waitFor(() => expect(seqsOf(run)).toEqual([0, 1]));
    for (const event of EVENTS.slice(3)) add(event);
    add(received({ jsonrpc: '2.0', id: 9, result: { say: 'hello' } }));
    run.start();
    await vi.waitFor(() => expect(seqsOf(run)).toEqual([0, 1, 5]));
    expect(run.left).toBe(0);
    run.stop();
  });

  it('shows what is found before the search is through', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { store, add } = live(async function* () {
      yield { seqs: [1], searched: 3 };
      await gate;
      yield { seqs: [3], searched: 5 };
    });
    for (const event of EVENTS) add(event);
    const run = runOf(store, 'x');
    run.start();
    await vi.waitFor(() => expect(seqsOf(run)).toEqual([1]));
    expect(run.left).toBe(2);
    release();
    await vi.waitFor(() => expect(seqsOf(run)).toEqual([1, 3]));
    run.stop();
  });

  it('says why nothing is found while the search fails, and tries again', async () => {
    let attempts = 0;
    const { store, add } = live(async function* (_query, from) {
      attempts += 1;
      if (attempts === 1) throw new Error('gone');
      yield { seqs: [0], searched: from + 5 };
    });
    for (const event of EVENTS) add(event);
    const run = runOf(store, 'x');
    run.start();
    await vi.waitFor(() => expect(run.failure?.message).toBe('gone'));
    await vi.waitFor(() => expect(seqsOf(run)).toEqual([0]), 3000);
    expect(run.failure).toBeUndefined();
    run.stop();
  });
});
