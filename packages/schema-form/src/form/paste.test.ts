import { expect, test } from 'vitest';
import { readPastedArguments } from './paste.ts';

test('a whole tools/call line gives its arguments as they were written', () => {
  const line =
    '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"add","arguments":{ "a": 1.50 }}}\n';
  expect(readPastedArguments(line)).toEqual({
    text: '{ "a": 1.50 }',
    tool: 'add',
    isCall: true,
    keys: ['a'],
  });
});

test('the params of a call do too', () => {
  expect(readPastedArguments('{"name":"add","arguments":{"a":1}}')).toMatchObject({
    text: '{"a":1}',
    tool: 'add',
    isCall: true,
  });
});

test('any other object is the arguments', () => {
  expect(readPastedArguments(' {"name":"x"}')).toEqual({
    text: '{"name":"x"}',
    tool: undefined,
    isCall: false,
    keys: ['name'],
  });
  expect(readPastedArguments('{"method":"GET"}')).toMatchObject({ isCall: false, keys: ['method'] });
});

test.each(['', 'text', '[1]', '{"a":', '"x"', '{"method":"tools/call"}'])(
  '%j is nothing to fill a form with',
  (text) => {
    expect(readPastedArguments(text)).toBeUndefined();
  },
);
