import type { EventBody } from '@lifeline/trace';
import { describe, expect, test } from 'vitest';
import { messages as en } from '../../i18n/en/index.ts';
import { formatFor } from '../../i18n/format.ts';
import { rowFacts } from './row-facts.ts';
import { rowLabel } from './row-label.ts';
import { call, received, sent, storeOf } from './test-store.ts';

const format = formatFor('en');

function labels(events: readonly EventBody[], bodies = true) {
  const store = storeOf(events, bodies);
  return events.map((_, seq) => rowLabel(rowFacts(store, seq), en, format));
}

const initialize = sent({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25' },
});
const initialized = received({
  jsonrpc: '2.0',
  id: 1,
  result: { protocolVersion: '2025-06-18', capabilities: { tools: {}, logging: {} } },
});

describe('rowLabel', () => {
  test('lists and the handshake say what they brought', () => {
    const list = (id: number, method: string) => sent({ jsonrpc: '2.0', id, method });
    const tools = received({ jsonrpc: '2.0', id: 2, result: { tools: [{ name: 'a' }, { name: 'b' }] } });
    const prompts = received({
      jsonrpc: '2.0',
      id: 3,
      result: { prompts: [{ name: 'p' }], nextCursor: 'x' },
    });
    const all = labels([
      initialize,
      initialized,
      list(2, 'tools/list'),
      tools,
      list(3, 'prompts/list'),
      prompts,
    ]);
    expect([all[1]?.rest, all[3]?.rest, all[5]?.rest]).toEqual([
      '2025-06-18 · 2 capabilities',
      '2 tools',
      '1 prompt, more follow',
    ]);
  });

  test('a request names its tool and shows its arguments once they are in the page', () => {
    const [with_, without] = [
      labels([call(1, 'add', { a: 1.5 })]),
      labels([call(1, 'add', { a: 1.5 })], false),
    ];
    expect(with_[0]).toEqual({ name: 'tools/call', code: true, subject: 'add', rest: '{"a":1.5}' });
    expect(without[0]).toEqual({ name: 'tools/call', code: true, subject: 'add' });
  });

  test('an action takes its subject from the message that it led to', () => {
    const led: EventBody = { ...call(1, 'add'), cause: 0 } as EventBody;
    const [run] = labels([{ type: 'action', action: 'request', method: 'tools/call' }, led]);
    expect(run).toEqual({ name: 'run', code: false, subject: 'add' });
  });

  test('a response without a request is a response, and a method is never invented', () => {
    const [stray, odd] = labels([
      received({ jsonrpc: '2.0', id: 9, result: {} }),
      sent({ id: 4, method: 5 }),
    ]);
    expect(stray).toMatchObject({ name: 'response', code: false });
    expect(odd).toMatchObject({ code: false });
  });

  test('what is said about unknown events stays words', () => {
    const [closed, gap, signal] = labels([
      { type: 'closed', reason: 'exited' },
      { type: 'gap', reason: 'line-too-long', message: 'cut' },
      { type: 'process', event: 'exited', code: null, signal: 'SIGKILL' },
    ]);
    expect(closed?.name).toBe('connection over: the server ended');
    expect(gap).toMatchObject({ name: 'line kept to its first MiB', rest: 'cut' });
    expect(signal?.name).toBe('ended by SIGKILL');
  });
});
