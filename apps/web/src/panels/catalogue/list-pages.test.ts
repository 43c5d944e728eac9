import { describe, expect, it } from 'vitest';
import { sessionEvents, TestSession } from '../../source/test-session.ts';
import { TraceStore } from '../../source/trace-store.ts';
import { isListing, listPages } from './list-pages.ts';
import { shownList } from './shown-list.ts';

/** A server's answer to tools/list with this cursor: a page, an error code, or nothing. */
type Answer = { readonly names: readonly string[]; readonly next?: string } | number | undefined;

/** A session whose tools/list requests are answered by `answer`. */
function session(answer: (cursor: string | undefined) => Answer) {
  const trace = new TestSession(sessionEvents(0));
  const store = new TraceStore('s-1', {
    attach: () => undefined,
    read: async (_id, from, to) => Array.from({ length: to - from + 1 }, (_, at) => trace.body(from + at)),
    refuse: (reason) => {
      throw new Error(reason);
    },
    rawBytes: async () => new Uint8Array(),
  });
  const deliver = () => store.receive(trace.batch(store.cursor, trace.length));
  const asked: (string | undefined)[] = [];
  let id = 1;
  const add = (dir: 'toServer' | 'toClient', message: object) => {
    trace.add({ type: 'message', dir, raw: JSON.stringify({ jsonrpc: '2.0', ...message }) });
    deliver();
  };
  const request = async (method: string, paramsText = '{}') => {
    const params: { cursor?: string } = JSON.parse(paramsText);
    asked.push(params.cursor);
    id += 1;
    const seq = trace.length;
    add('toServer', { id, method, params });
    const given = answer(params.cursor);
    if (typeof given === 'number') add('toClient', { id, error: { code: given, message: 'no' } });
    else if (given !== undefined) {
      const tools = given.names.map((name) => ({ name, inputSchema: { type: 'object' } }));
      add('toClient', { id, result: { tools, nextCursor: given.next } });
    }
    return seq;
  };
  deliver();
  const names = () => shownList(store.model, 'tool').items.map(({ name }) => name);
  return { store, asked, names, commands: { request }, list: () => store.model.catalogue('tool') };
}

describe('listPages', () => {
  it('follows cursors, the empty one too, handed back as they came', async () => {
    const { store, commands, asked, names, list } = session((cursor) => {
      if (cursor === undefined) return { names: ['a'], next: '' };
      return cursor === '' ? { names: ['b'], next: 'a+b/c==' } : { names: ['c'] };
    });
    await listPages(store, commands, 'tool');
    expect(asked).toEqual([undefined, '', 'a+b/c==']);
    expect(names()).toEqual(['a', 'b', 'c']);
    expect(list()).toMatchObject({ state: 'complete', pages: 3 });
  });

  it('stops where a cursor comes a second time', async () => {
    const { store, commands, asked, list } = session(() => ({ names: ['a'], next: 'same' }));
    await listPages(store, commands, 'tool');
    expect(asked).toEqual([undefined, 'same']);
    expect(list().repeatedCursor).toBe('same');
  });

  it('stops at an error, and goes on from a cursor', async () => {
    let broken = true;
    const { store, commands, asked, names, list } = session((cursor) => {
      if (cursor === undefined) return { names: ['a'], next: 'two' };
      return broken ? -32603 : { names: ['b'] };
    });
    await listPages(store, commands, 'tool');
    expect(list().state).toBe('failed');
    broken = false;
    await listPages(store, commands, 'tool');
    expect(names()).toEqual(['a', 'b']);
    expect(asked).toEqual([undefined, 'two', undefined, 'two']);
  });

  it('passes on that a request was not accepted', async () => {
    const { store } = session(() => undefined);
    const refused = { request: () => Promise.reject(new Error('not connected')) };
    await expect(listPages(store, refused, 'tool')).rejects.toThrow('not connected');
  });
});

describe('shownList', () => {
  it('keeps the earlier entries while the list is asked for again, then says what changed', async () => {
    let round: Answer = { names: ['a', 'b'] };
    const { store, commands, names } = session(() => round);
    await listPages(store, commands, 'tool');
    round = undefined;
    void listPages(store, commands, 'tool');
    expect(isListing(store.model, 'tool')).toBe(true);
    expect(names()).toEqual(['a', 'b']);
    round = { names: ['b', 'c'] };
    await listPages(store, commands, 'tool');
    const { items, changes } = shownList(store.model, 'tool');
    expect(items.map((item) => [item.name, changes.marks.get(item)])).toEqual([
      ['b', undefined],
      ['c', 'new'],
    ]);
    expect(changes.gone).toEqual(['a']);
  });
});
