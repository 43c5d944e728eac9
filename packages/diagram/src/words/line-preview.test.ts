import { describe, expect, test } from 'vitest';
import { linePreview } from './line-preview.ts';

const response = (result: unknown) => linePreview({ kind: 'response' }, JSON.stringify({ id: 1, result }));
const notification = (method: string, params: unknown) =>
  linePreview({ kind: 'notification' }, JSON.stringify({ method, params }));

describe('linePreview', () => {
  test('results: the first text, or what the first block is', () => {
    expect(response({ content: [{ type: 'text', text: '42 + 58 = 100' }] })).toBe('42 + 58 = 100');
    expect(response({ content: [{ type: 'image', mimeType: 'image/png', data: 'AAAA' }] })).toBe(
      'image image/png',
    );
    expect(response({ contents: [{ uri: 'file:///a', text: 'line 1\nline 2' }] })).toBe('line 1 line 2');
    expect(response({ messages: [{ role: 'user', content: { type: 'text', text: 'Sum up' } }] })).toBe(
      'Sum up',
    );
    expect(response({ completion: { values: ['a', 'b'] } })).toBe('a, b');
    expect(response({ action: 'decline' })).toBe('decline');
    expect(response({ action: 'accept', content: { name: 'Bob' } })).toBe('accept {"name":"Bob"}');
  });

  test('results that say nothing, or are none', () => {
    expect(response({})).toBeUndefined();
    expect(response({ content: [{ type: 'text', text: '' }] })).toBe('""');
    expect(response({ content: [{ type: 'text', text: ' \n' }] })).toBeUndefined();
    expect(response({ content: [{}] })).toBeUndefined();
    expect(response({ completion: { values: [] } })).toBeUndefined();
    expect(linePreview({ kind: 'stderr' }, ' ')).toBeUndefined();
    expect(response({ content: 'not a list' })).toBeUndefined();
    expect(response([1])).toBe('[1]');
    expect(linePreview({ kind: 'response' }, '{"id":1,"error":{"message":"Nope"}}')).toBe('Nope');
    expect(linePreview({ kind: 'response' }, 'no JSON')).toBeUndefined();
  });

  test('notifications', () => {
    expect(notification('notifications/progress', { progress: 1, total: 3, message: 'step' })).toBe(
      '1/3 step',
    );
    expect(notification('notifications/message', { level: 'info', data: { i: 1 } })).toBe('{"i":1}');
    expect(notification('notifications/cancelled', { requestId: 4, reason: 'enough' })).toBe('enough');
  });

  test('JSON is quoted as it was written, at any depth', () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const call = (args: string) => linePreview({ kind: 'request' }, `{"params":{"arguments":${args}}}`);
    expect(call('{ "n": 9007199254740993 }')).toBe('{"n":9007199254740993}');
    expect(call(`{"a":${deep}}`)).toMatch(/^{"a":\[+…$/);
  });

  test('lines are one line, and short', () => {
    expect(linePreview({ kind: 'stderr' }, '  a\tb\r\n')).toBe('a b');
    expect(linePreview({ kind: 'malformed' }, 'z'.repeat(10_000))).toHaveLength(161);
  });
});
