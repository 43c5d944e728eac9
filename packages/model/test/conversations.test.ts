import { encodeHeader, TRACE_VERSION } from '@lifeline/trace';
import { expect, it } from 'vitest';
import { readTrace, reduceTrace } from '../src/testing/read-trace.ts';

function modelOf(lines: readonly (readonly ['toServer' | 'toClient', object])[]) {
  const header = encodeHeader({
    type: 'trace',
    version: TRACE_VERSION,
    id: 's-1',
    createdAt: '2026-01-01T00:00:00.000Z',
    recorder: 'test',
    target: { kind: 'imported', source: 'test' },
  });
  const events = lines.map(([dir, message], seq) => {
    const raw = JSON.stringify({ jsonrpc: '2.0', ...message });
    return JSON.stringify({ seq, atMs: seq, connection: 1, type: 'message', dir, raw });
  });
  return reduceTrace(readTrace(`${[header, ...events].join('\n')}\n`));
}

it('a subscription, its updates and its end are one conversation', () => {
  const params = { uri: 'r://1' };
  const updated = { method: 'notifications/resources/updated', params };
  const model = modelOf([
    ['toServer', { id: 1, method: 'ping' }],
    ['toServer', { id: 2, method: 'resources/subscribe', params }],
    ['toClient', { id: 2, result: {} }],
    ['toClient', updated],
    ['toServer', { id: 3, method: 'resources/unsubscribe', params }],
    ['toClient', { id: 3, result: {} }],
    ['toClient', updated],
  ]);
  const roots = [0, 1, 2, 3, 4, 5, 6].map((seq) => model.conversationAt(seq));
  expect(roots).toEqual([0, 1, 1, 1, 1, 1, undefined]);
});

it('lists the exchanges of a conversation, nested ones too, once each', () => {
  const model = modelOf([
    ['toServer', { id: 1, method: 'tools/call', params: { name: 'a' } }],
    ['toClient', { id: 's1', method: 'elicitation/create', params: {} }],
    ['toServer', { id: 's1', result: {} }],
    ['toClient', { id: 's2', method: 'sampling/createMessage', params: {} }],
    ['toServer', { id: 's2', result: {} }],
    ['toClient', { id: 1, result: {} }],
    ['toServer', { id: 2, method: 'ping' }],
  ]);
  const methods = (root: number) => model.conversation(root).map((exchange) => exchange.method);
  expect(methods(0)).toEqual(['tools/call', 'elicitation/create', 'sampling/createMessage']);
  expect(methods(3)).toEqual(['ping']);
});
