import type { EventBody } from '@lifeline/trace';
import { expect, it } from 'vitest';
import { TestSession } from '../../source/test-session.ts';
import { TraceStore } from '../../source/trace-store.ts';
import { type LogFilter, NO_FILTER } from './log-filter.ts';
import { logLine } from './log-line.ts';
import { LogRows } from './log-rows.ts';

const stderr = (raw: string, open?: true): EventBody => ({ type: 'stderr', raw, ...(open && { open }) });
const message = (params: unknown): EventBody => ({
  type: 'message',
  dir: 'toClient',
  raw: JSON.stringify({ jsonrpc: '2.0', method: 'notifications/message', params }),
});
const never = () => false;

/** A store over `events` that reads bodies from the session; `reads` notes what was asked for. */
function storeOf(events: readonly EventBody[]) {
  const session = new TestSession(events);
  const reads: [number, number][] = [];
  const store = new TraceStore('s-1', {
    attach: () => {},
    read: async (_id, from, to) => {
      reads.push([from, to]);
      return Array.from({ length: to - from + 1 }, (_, at) => session.body(from + at));
    },
    refuse: (reason) => {
      throw new Error(reason);
    },
    rawBytes: async () => new Uint8Array(),
  });
  store.receive(session.batch(0, session.length));
  return { store, reads, session };
}

/** Searches to the end, fetching what is missing. */
async function search(
  store: TraceStore,
  filter: Partial<LogFilter>,
): Promise<readonly (number | undefined)[]> {
  const rows = new LogRows(store, { ...NO_FILTER, ...filter });
  for (let rounds = 0; rows.update(never) !== 'done'; rounds++) {
    if (rounds > 20) throw new Error('the search does not end');
    for (const [from, to] of rows.missing(10)) store.load(from, to);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return Array.from({ length: rows.length }, (_, at) => rows.seqAt(at));
}

const LOG: readonly EventBody[] = [
  stderr('\u001b[32mINFO\u001b[0m ready'),
  message({ level: 'debug', data: 'ready too' }),
  { type: 'note', text: 'nothing logged' },
  message({ level: 'error', logger: 'Ready-Maker', data: { code: 1.5 } }),
  message({ level: 'loud', data: 'x' }),
  stderr('part', true),
  stderr('ial'),
];

it('filters by source and level without any body', () => {
  const { store, reads } = storeOf(LOG);
  const shown = (filter: Partial<LogFilter>) => {
    const rows = new LogRows(store, { ...NO_FILTER, ...filter });
    expect(rows.update(never)).toBe('done');
    return Array.from({ length: rows.length }, (_, at) => rows.seqAt(at));
  };
  expect(shown({})).toEqual([0, 1, 3, 4, 5, 6]);
  expect(shown({ source: 'stderr' })).toEqual([0, 5, 6]);
  expect(shown({ source: 'message' })).toEqual([1, 3, 4]);
  expect(shown({ level: 'warning' })).toEqual([3, 4]);
  expect(shown({ level: 'debug', source: 'stderr' })).toEqual([]);
  expect(reads).toEqual([]);
});

it('searches all texts and loggers, also those that are not in the page yet', async () => {
  const { store, reads } = storeOf(LOG);
  expect(await search(store, { text: 'READY' })).toEqual([0, 1, 3]);
  expect(reads).toEqual([[0, 6]]);
  expect(await search(store, { text: '{"code":1.5}' })).toEqual([3]);
  expect(await search(store, { text: '[32m' })).toEqual([]);
});

it('goes on where it was when lines are added', async () => {
  const { store, session } = storeOf([stderr('a'), stderr('b')]);
  const rows = new LogRows(store, NO_FILTER);
  rows.update(never);
  session.add(stderr('c'));
  store.receive(session.batch(2, 3));
  expect([rows.checked, rows.total]).toEqual([2, 3]);
  rows.update(never);
  expect([rows.length, rows.indexOf(2), rows.indexOf(9), rows.indexFrom(1)]).toEqual([3, 2, undefined, 1]);
});

it('pauses when the time is up', () => {
  const { store } = storeOf(Array.from({ length: 200 }, () => stderr('x')));
  const rows = new LogRows(store, NO_FILTER);
  expect(rows.update(() => true)).toBe('paused');
  expect(rows.checked).toBe(64);
});

it('fetches lines far apart one by one, not what lies between', () => {
  const big = 'x'.repeat(5000);
  const { store } = storeOf([stderr('a'), { type: 'note', text: big }, stderr('b'), stderr('c')]);
  const rows = new LogRows(store, { ...NO_FILTER, text: 'q' });
  rows.update(never);
  expect(rows.missing(10)).toEqual([
    [0, 0],
    [2, 3],
  ]);
});

it('reads lines: escapes out, JSON as it is written, unfinished ones marked', async () => {
  const { store } = storeOf([
    ...LOG,
    message({ level: 'info', message: 'in the wrong place' }),
    message({ level: 'info', data: '\u001b[1mbold' }),
    stderr('\r[####] 100 %\r'),
  ]);
  store.load(0, 9);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(logLine(store, 0)).toMatchObject({ text: 'INFO ready', escaped: true, open: false });
  expect(logLine(store, 3)).toMatchObject({ text: '{"code":1.5}', logger: 'Ready-Maker' });
  expect(logLine(store, 5)).toMatchObject({ text: 'part', open: true });
  expect(logLine(store, 7)).toMatchObject({ text: 'in the wrong place' });
  expect(logLine(store, 8)).toMatchObject({ text: 'bold', escaped: true });
  expect(logLine(store, 9)).toMatchObject({ text: '[####] 100 %' });
});
