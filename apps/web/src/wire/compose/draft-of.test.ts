import { describe, expect, test } from 'vitest';
import { draftOfMessage } from './draft-of.ts';

describe('draftOfMessage', () => {
  test('a request is taken apart; the text of its params stays exact', () => {
    const line =
      '{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{ "a": 1.50, "b": 9007199254740993 }}';
    expect(draftOfMessage(line, 'request')).toEqual({
      kind: 'request',
      method: 'tools/call',
      text: '{ "a": 1.50, "b": 9007199254740993 }',
    });
  });

  test('a notification without params', () => {
    const line = '{"jsonrpc":"2.0","method":"notifications/initialized"}';
    expect(draftOfMessage(line, 'notification')).toEqual({
      kind: 'notification',
      method: 'notifications/initialized',
      text: '',
    });
  });

  test.each([
    ['{"jsonrpc":"2.0","method":', 'malformed'],
    ['{"id":4,"method":"x"}', 'request'],
    ['{"jsonrpc":"1.0","id":4,"method":"x"}', 'request'],
    ['{"jsonrpc":"2.0","id":4,"method":"x","extra":1}', 'request'],
    ['{"jsonrpc":"2.0","id":4,"id":5,"method":"x"}', 'request'],
    ['[{"jsonrpc":"2.0","id":4,"method":"x"}]', 'request'],
  ] as const)('%s is sent again as it is', (line, kind) => {
    expect(draftOfMessage(line, kind)).toEqual({ kind: 'raw', method: '', text: line });
  });
});
