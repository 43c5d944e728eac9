import { describe, expect, it } from 'vitest';
import { type ComparedPair, compareMessages } from '../src/messages.ts';
import { readMessages } from '../src/read-messages.ts';
import { type Line, traceOf } from './trace-of.ts';

function read(lines: readonly Line[]) {
  const trace = traceOf(lines);
  return readMessages(trace, (seq) => trace.texts.get(seq));
}

const call = (id: unknown, name: string, args: object): Line => [
  'toServer',
  {
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name, arguments: args, _meta: { progressToken: id } },
  },
];
const result = (id: unknown, value: unknown, atMs = 0): Line => [
  'toClient',
  { jsonrpc: '2.0', id, result: value },
  atMs,
];

/** Only this revision has batches. */
const INITIALIZED: Line[] = [
  ['toServer', { jsonrpc: '2.0', id: 90, method: 'initialize', params: { protocolVersion: '2025-03-26' } }],
  ['toClient', { jsonrpc: '2.0', id: 90, result: { protocolVersion: '2025-03-26', capabilities: {} } }],
];

function told(pairs: readonly ComparedPair[]): string[] {
  return pairs.map(({ a, b, differences }) => {
    const side = a === undefined ? 'only B' : b === undefined ? 'only A' : differences.join('+') || 'same';
    return `${side}: ${(a ?? b)?.method} ${(a ?? b)?.subject ?? ''}`.trim();
  });
}

describe('messages of two traces', () => {
  it('belong together by method and arguments, whatever their ids and the order of members', () => {
    const a = read([call(1, 'echo', { x: 1, y: 2 }), result(1, { ok: true, n: 1 })]);
    const b = read([call(7, 'echo', { y: 2, x: 1 }), result(7, { n: 1, ok: true })]);
    expect(told(compareMessages(a, b))).toEqual(['same: tools/call echo']);
  });

  it('differ by result, by outcome and by time', () => {
    const a = read([
      call(1, 'a', {}),
      result(1, 1),
      call(2, 'b', {}),
      result(2, 1),
      call(3, 'c', {}),
      result(3, 1),
    ]);
    const b = read([
      ...[call(1, 'a', {}), result(1, 2), call(2, 'b', {})],
      ['toClient', { jsonrpc: '2.0', id: 2, error: { code: -32603, message: 'no' } }],
      ...[call(3, 'c', {}), result(3, 1, 900)],
    ]);
    expect(told(compareMessages(a, b))).toEqual([
      'result: tools/call a',
      'outcome: tools/call b',
      'time: tools/call c',
    ]);
  });

  it('are told where only one trace has them, in order', () => {
    const a = read([call(1, 'a', {}), call(2, 'same', {}), call(3, 'same', {})]);
    const b = read([
      call(1, 'b', {}),
      call(2, 'same', {}),
      ['toClient', 'no json'],
      call(3, 'same', { x: 1 }),
    ]);
    expect(told(compareMessages(a, b))).toEqual([
      ...['only A: tools/call a', 'only B: tools/call b', 'same: tools/call same'],
      ...['only A: tools/call same', 'only B:', 'only B: tools/call same'],
    ]);
  });

  it('in a batch are compared one by one', () => {
    const batch = (first: number, second: number): Line[] => [
      call(0, 'first', {}),
      [
        'toServer',
        [
          { jsonrpc: '2.0', id: first, method: 'ping' },
          { jsonrpc: '2.0', id: second, method: 'tools/list', params: {} },
        ],
      ],
      [
        'toClient',
        [
          { jsonrpc: '2.0', id: second, result: { tools: [] } },
          { jsonrpc: '2.0', id: first, result: {} },
        ],
      ],
    ];
    const pairs = compareMessages(
      read([...INITIALIZED, ...batch(1, 2)]),
      read([...INITIALIZED, ...batch(5, 4)]),
    );
    expect(told(pairs)).toEqual([
      ...['same: initialize', 'same: tools/call first', 'same: ping', 'same: tools/list'],
    ]);
  });

  it('compares notifications whose methods are named like object members', () => {
    const lines: Line[] = ['constructor', '__proto__', 'toString'].map((method) => [
      'toClient',
      { jsonrpc: '2.0', method, params: { a: 1 } },
    ]);
    expect(told(compareMessages(read(lines), read(lines)))).toEqual([
      'same: constructor',
      'same: __proto__',
      'same: toString',
    ]);
  });

  it('reads the text of a batch once, and tells ids 1 and "1" apart', () => {
    const ids = [1, '1', ...Array.from({ length: 200 }, (_, index) => index + 2)];
    const trace = traceOf([
      ...INITIALIZED,
      [
        'toServer',
        ids.map((id) => ({ jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'a', id } })),
      ],
      ['toClient', ids.map((id) => ({ jsonrpc: '2.0', id, result: { id } }))],
    ]);
    let reads = 0;
    const messages = readMessages(trace, (seq) => {
      reads += 1;
      return trace.texts.get(seq);
    });
    const calls = messages.filter(({ method }) => method === 'tools/call');
    expect(calls).toHaveLength(ids.length);
    expect(new Set(calls.map(({ args, answer }) => `${args} ${answer}`)).size).toBe(ids.length);
    expect(reads).toBe(4);
  });

  it('in a batch of all kinds are all compared', () => {
    const lines = (level: string): Line[] => [
      ...INITIALIZED,
      call(1, 'a', {}),
      [
        'toClient',
        [
          { jsonrpc: '2.0', method: 'notifications/message', params: { data: level } },
          { jsonrpc: '2.0', id: 9, method: 'roots/list' },
          { jsonrpc: '2.0', id: 1, result: { level } },
          7,
        ],
      ],
    ];
    expect(told(compareMessages(read(lines('info')), read(lines('error'))))).toEqual([
      ...['same: initialize', 'result: tools/call a', 'same: roots/list'],
      ...['only A: notifications/message', 'only B: notifications/message', 'same:'],
    ]);
  });
});
