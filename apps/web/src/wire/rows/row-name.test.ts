import type { EventBody } from '@lifeline/trace';
import { describe, expect, test } from 'vitest';
import { messages as en } from '../../i18n/en/index.ts';
import { formatFor } from '../../i18n/format.ts';
import { rowFacts } from './row-facts.ts';
import { rowName } from './row-name.ts';
import { call, received, sent, storeOf, text } from './test-store.ts';

const format = formatFor('en');

function names(events: readonly EventBody[]): string[] {
  const store = storeOf(events);
  return events.map((_, seq) => rowName(rowFacts(store, seq), en, format));
}

describe('rowName', () => {
  test('a request and its response say what they are, of what, which way, and how it went', () => {
    expect(names([call(3, 'echo', { text: 'hi' }), text(3, 'hi')])).toEqual([
      '0, request, tools/call echo, client to server, answered in 1 ms',
      '1, response, tools/call echo, server to client, result after 1 ms, hi',
    ]);
  });

  test('errors are told apart', () => {
    const events = [
      call(1, 'a'),
      text(1, 'no such place', { isError: true }),
      call(2, 'b'),
      received({ jsonrpc: '2.0', id: 2, error: { code: -32602, message: 'Invalid params' } }),
    ];
    expect(names(events)[1]).toBe(
      '1, response, tools/call a, server to client, isError after 1 ms, no such place',
    );
    expect(names(events)[3]).toBe(
      '3, response, tools/call b, server to client, error -32602 after 1 ms, Invalid params',
    );
  });

  test('what waits, what came twice, what nobody asked for', () => {
    const all = names([call(1, 'a'), call(2, 'b'), text(1, 'one'), text(1, 'two'), text(99, 'stranger')]);
    expect(all[1]).toBe('1, request, tools/call b, client to server, pending');
    expect(all[3]).toContain('answered twice');
    expect(all[3]).toContain('1 finding');
    expect(all[4]).toContain('answers nothing');
  });

  test('notifications, broken lines and events', () => {
    expect(
      names([
        received({ jsonrpc: '2.0', method: 'notifications/message', params: { level: 'info', data: 'x' } }),
        received('hello'),
        { type: 'process', event: 'spawned', pid: 4711 },
        { type: 'process', event: 'exited', code: 3, signal: null },
        { type: 'action', action: 'request', method: 'tools/call', subject: 'echo' },
        { type: 'stderr', raw: 'a line' },
      ]),
    ).toEqual([
      '0, notification, notifications/message info, server to client',
      '1, malformed, not JSON, server to client, 1 finding',
      '2, process, spawned · pid 4711',
      '3, process, exit 3',
      '4, action, run echo',
      '5, stderr, a line',
    ]);
  });

  test('long texts of a server are cut', () => {
    const [name] = names([sent({ jsonrpc: '2.0', id: 1, method: 'x'.repeat(5000) })]);
    expect(name?.length).toBeLessThan(200);
  });
});
