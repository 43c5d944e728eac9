import { describe, expect, test } from 'vitest';
import { exchangeSeqs, neighbourInExchange } from './exchange-seqs.ts';
import { rowFacts } from './row-facts.ts';
import { rowHooks } from './row-hooks.ts';
import { rowState } from './row-state.ts';
import { call, received, sent, storeOf, text } from './test-store.ts';
import { missingRuns } from './use-bodies.ts';
import { slotOf } from './use-fixed-rows.ts';

const progress = received({
  jsonrpc: '2.0',
  method: 'notifications/progress',
  params: { progressToken: 'p', progress: 1 },
});
const tracked = sent({
  jsonrpc: '2.0',
  id: 'x',
  method: 'tools/call',
  params: { name: 'slow', _meta: { progressToken: 'p' } },
});

describe('rowHooks', () => {
  test('messages: responses inherit the method; ids are JSON text', () => {
    const store = storeOf([tracked, received({ jsonrpc: '2.0', id: 'x', result: { content: [] } })]);
    expect(rowHooks(rowFacts(store, 0))).toMatchObject({
      'data-seq': 0,
      'data-kind': 'request',
      'data-dir': 'toServer',
      'data-id': '"x"',
      'data-outcome': 'result',
      'data-row-phase': 3,
    });
    expect(rowHooks(rowFacts(store, 1))).toMatchObject({
      'data-kind': 'response',
      'data-dir': 'toClient',
      'data-method': 'tools/call',
      'data-outcome': 'result',
    });
  });

  test('processes: event and code', () => {
    const store = storeOf([
      { type: 'process', event: 'spawned', pid: 7 },
      { type: 'process', event: 'exited', code: 3, signal: null },
    ]);
    expect(rowHooks(rowFacts(store, 0))).toMatchObject({ 'data-event': 'spawned', 'data-code': undefined });
    expect(rowHooks(rowFacts(store, 1))).toMatchObject({ 'data-event': 'exited', 'data-code': '3' });
  });
});

describe('exchanges', () => {
  const store = storeOf([tracked, progress, call(2, 'b'), text(2, 'y'), progress]);
  const exchange = store.model.exchangeAt(0);

  test('all events in order, and round', () => {
    if (exchange === undefined) throw new Error('no exchange');
    expect(exchangeSeqs(exchange)).toEqual([0, 1, 4]);
    expect(neighbourInExchange(exchange, 1, 1)).toBe(4);
    expect(neighbourInExchange(exchange, 4, 1)).toBe(0);
    expect(neighbourInExchange(exchange, 0, -1)).toBe(4);
  });

  test('what belongs to the selected row is marked', () => {
    const state = (seq: number, sel: number) => rowState(store, rowFacts(store, seq), sel);
    expect([state(2, 3), state(3, 3), state(1, 3)]).toEqual(['partner', 'selected', undefined]);
    expect([state(0, 0), state(1, 0), state(4, 0)]).toEqual(['selected', 'partner', 'partner']);
    expect(state(2, 99)).toBeUndefined();
  });
});

describe('missingRuns', () => {
  const events = [
    call(1, 'a'),
    text(1, 'x'),
    { type: 'note', text: 'n' } as const,
    call(2, 'b'),
    call(3, 'c'),
  ];

  test('neighbours are asked for together, events without a line not at all', () => {
    expect(missingRuns(storeOf(events, false), [0, 1, 2, 3, 4], 10_000)).toEqual([
      [0, 1],
      [3, 4],
    ]);
  });

  test('what is here or too large is not asked for', () => {
    expect(missingRuns(storeOf(events), [0, 1, 2, 3, 4], 10_000)).toEqual([]);
    expect(missingRuns(storeOf(events, false), [0, 1, 2, 3, 4], 10)).toEqual([]);
  });
});

test('rows that come take the elements of those that left', () => {
  const before = [10, 11, 12, 13].map((index) => slotOf(index, 4));
  const after = [11, 12, 13, 14].map((index) => slotOf(index, 4));
  expect(new Set(before).size).toBe(4);
  expect(after.slice(0, 3)).toEqual(before.slice(1));
  expect(after[3]).toBe(before[0]);
});
