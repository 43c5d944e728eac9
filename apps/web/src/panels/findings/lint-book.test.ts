import { Linter } from '@lifeline/lint';
import type { EventBody } from '@lifeline/trace';
import { describe, expect, it } from 'vitest';
import { TestSession } from '../../source/test-session.ts';
import { TraceStore } from '../../source/trace-store.ts';
import { LintBook } from './lint-book.ts';
import type { RunLint } from './run-lint.ts';

const message = (dir: 'toServer' | 'toClient', raw: unknown): EventBody => ({
  type: 'message',
  dir,
  raw: JSON.stringify({ jsonrpc: '2.0', ...Object(raw) }),
});

const tool = (name: string) => ({
  name,
  description: 'Searches the catalogue by title.',
  inputSchema: { type: 'object' },
  outputSchema: { type: 'object', properties: { n: {} }, required: ['n'] },
});

const listed = (...names: string[]): EventBody[] => [
  message('toServer', { id: 1, method: 'tools/list' }),
  message('toClient', { id: 1, result: { tools: names.map(tool) } }),
];

const called = (id: number, structuredContent: unknown): EventBody[] => [
  message('toServer', { id, method: 'tools/call', params: { name: 'a' } }),
  message('toClient', { id, result: { content: [], structuredContent } }),
];

/** Judges in this thread; entries called "slow" are never judged in time. */
function runner(): { readonly run: RunLint; readonly orders: string[] } {
  const linter = new Linter('2025-11-25');
  const orders: string[] = [];
  const run: RunLint = async (order) => {
    orders.push(order.task === 'items' ? order.items.map(({ key }) => key).join() : order.task);
    if (order.task === 'results') {
      return { findings: [linter.results(order.item, order.observed)], failures: linter.failures };
    }
    if (order.task === 'lists') return { findings: [linter.lists(order.items)], failures: [] };
    if (order.items.some(({ key }) => key === 'slow')) return 'timeout';
    return { findings: order.items.map((item) => linter.item(item)), failures: [] };
  };
  return { run, orders };
}

async function bookOver(events: readonly EventBody[], run: RunLint) {
  const session = new TestSession(events);
  const store = new TraceStore('s-1', {
    attach: () => undefined,
    refuse: () => undefined,
    read: async (_, from, to) => Array.from({ length: to - from + 1 }, (__, at) => session.body(from + at)),
    rawBytes: async () => new Uint8Array(),
  });
  const book = new LintBook(store, run, () => undefined);
  const grow = async (...more: EventBody[]) => {
    for (const event of more) session.add(event);
    const from = store.rows.length;
    store.attach();
    store.receive(session.batch(from, session.length));
    await expect.poll(() => store.rows.length).toBe(session.length);
    book.look();
  };
  await grow();
  return { book, grow };
}

const idsOf = (book: LintBook) =>
  book.state.findings.map(({ ruleId, place }) => `${ruleId} ${place?.key ?? ''}`);

describe('LintBook', () => {
  it('judges each entry once, and each result once, when it comes', async () => {
    const { run, orders } = runner();
    const { book, grow } = await bookOver(listed('a', 'b c'), run);
    await expect.poll(() => idsOf(book)).toEqual(['TOOL-03 b c', 'DOC-05 b c']);
    await grow(...called(2, {}), ...called(3, { n: 1 }), ...called(4, {}));
    await expect.poll(() => idsOf(book)).toContain('TOOL-06 a');
    await expect.poll(() => orders).toEqual(['a,b c', 'lists', 'results', 'results', 'results']);
    expect(book.state.findings[0]).toMatchObject({ ruleId: 'TOOL-06', seqs: [3, 7] });
    expect(book.state.counts.get('tool 1')).toEqual({ count: 2, worst: 'should' });
    expect(book.state).toMatchObject({ judged: 2, total: 2, failed: false });
  });

  it('finds the one entry that takes too long, and judges the others', async () => {
    const { run } = runner();
    const { book } = await bookOver(listed('x y', 'b', 'slow', 'd'), run);
    await expect.poll(() => idsOf(book)).toEqual(expect.arrayContaining(['TOOL-03 x y', 'LINT-02 slow']));
  });

  it('says so when nothing can be judged', async () => {
    const { book } = await bookOver(listed('a'), async () => 'failed');
    await expect.poll(() => book.state.failed).toBe(true);
    expect(book.state.findings).toEqual([]);
  });
});
