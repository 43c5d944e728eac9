import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SessionModel } from '../src/session-model.ts';
import { readTrace, reduceTrace } from '../src/testing/read-trace.ts';

function modelOf(name: string): SessionModel {
  const file = path.resolve(import.meta.dirname, `../traces/${name}.ndjson`);
  return reduceTrace(readTrace(fs.readFileSync(file, 'utf8')));
}

/** Exchanges by the tool that they called. */
function callsOf(model: SessionModel) {
  return Object.fromEntries(
    model.exchanges.map((exchange) => [exchange.subject ?? exchange.method, exchange]),
  );
}

describe('what a person relies on', () => {
  it('the eight steps read 1 · 2 · 3 · 2 · 3 · 2 · 3 · 4 after the prelude', () => {
    const model = modelOf('eight-steps');
    expect(model.bands.map((band) => band.phase)).toEqual([0, 1, 2, 3, 2, 3, 2, 3, 4]);
    expect(model.phases.map((total) => total.messages)).toEqual([0, 3, 6, 8, 0]);
    expect([...model.visited]).toEqual([0, 1, 2, 3, 4]);
  });

  it('the same id in both directions is two exchanges', () => {
    const { think, 'sampling/createMessage': sampling } = callsOf(modelOf('same-id-both-ways'));
    expect([think?.id, sampling?.id]).toEqual(['2', '2']);
    expect([think?.outcome, sampling?.outcome]).toEqual(['result', 'result']);
    expect(think?.responseSeq).not.toBe(sampling?.responseSeq);
    expect(sampling?.parent).toBe(think?.index);
  });

  it('what the server asks during a request is one conversation with it', () => {
    const model = modelOf('same-id-both-ways');
    const { think, 'sampling/createMessage': sampling } = callsOf(model);
    for (const seq of [think?.requestSeq, think?.responseSeq, sampling?.requestSeq, sampling?.responseSeq])
      expect(model.conversationAt(seq ?? -1)).toBe(think?.index);
    expect(model.conversationAt(0)).toBeUndefined();
  });

  it('1, "1" and 1.0 are three ids', () => {
    const { integer, string, decimal, big } = callsOf(modelOf('id-types'));
    expect([decimal?.responseSeq, string?.responseSeq, integer?.responseSeq]).toEqual([10, 11, 12]);
    expect(big?.outcome).toBe('lost');
  });

  it('a late answer is the result after a timeout, but not after a cancellation', () => {
    const model = modelOf('late-responses');
    const [, timedOut, timedOutAndCancelled, cancelled] = model.exchanges;
    expect(timedOut).toMatchObject({ outcome: 'result', ms: 1500, timeoutSeq: 7, responseSeq: 8 });
    expect(timedOutAndCancelled).toMatchObject({ outcome: 'timeout', responseSeq: 12 });
    expect(cancelled).toMatchObject({ outcome: 'cancelled', responseSeq: 17 });
    for (const seq of [8, 12, 17]) expect(model.markAt(seq)).toBe('late');
  });

  it('a cancellation that comes too late changes nothing', () => {
    expect(callsOf(modelOf('cancel-race')).quick).toMatchObject({ outcome: 'result', cancelSeq: 8 });
  });

  it('a crash loses what was in flight, in both directions', () => {
    const model = modelOf('crash-in-mid-call');
    expect(model.stats.outcomes).toMatchObject({ pending: 0, lost: 3 });
    expect(model.serverRequests).toEqual([{ exchange: 3, connection: 1, state: 'expired' }]);
    expect(model.connections[0]?.exit).toEqual({ seq: 11, code: '3', signal: null });
  });

  it('a restart keeps the old list visible, as stale, until the new one is there', () => {
    const states = modelOf('restart').catalogueHistory('tool');
    expect(states.map(({ value }) => [value.state, value.items.map((item) => item.key)])).toEqual([
      ['complete', ['old']],
      ['stale', ['old']],
      ['complete', ['new', 'newer']],
    ]);
  });

  it('one broken entry hides none of the others', () => {
    const { items } = modelOf('broken-list').catalogue('tool');
    expect(items).toHaveLength(8);
    expect(items.map((item) => item.index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(items.filter((item) => item.key === 'good').map((item) => item.index)).toEqual([0, 6]);
    expect(items[1]).toMatchObject({ fault: 'not-object', text: 'null' });
  });

  it('an empty string is a cursor, a repeated one ends the list', () => {
    const model = modelOf('pagination');
    expect(model.catalogueHistory('tool')[0]?.value).toMatchObject({ state: 'complete', pages: 3 });
    expect(model.catalogue('resource')).toMatchObject({ state: 'complete', repeatedCursor: 'x', pages: 3 });
  });

  it('the modern era passes the first phase without messages', () => {
    const model = modelOf('modern-probe');
    expect(model.era).toBe('modern');
    expect(model.phases[1]).toEqual({ phase: 1, visited: true, messages: 0 });
  });
});
