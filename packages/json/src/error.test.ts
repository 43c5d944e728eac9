import { expect, test } from 'vitest';
import { checkJson, type JsonErrorCode, parseJson } from './index.ts';

const CASES: readonly (readonly [text: string, code: JsonErrorCode, offset: number])[] = [
  ['', 'empty', 0],
  [' \n ', 'empty', 3],
  ['[1,', 'unexpected-end', 3],
  ['[1', 'unexpected-end', 2],
  ['{', 'unexpected-end', 1],
  ['{"a"', 'unexpected-end', 4],
  ['{"a":', 'unexpected-end', 5],
  ['nul', 'bad-literal', 0],
  ['None', 'bad-literal', 0],
  ['[True]', 'bad-literal', 1],
  ['undefined', 'bad-literal', 0],
  ["'a'", 'unexpected-character', 0],
  ['[,1]', 'unexpected-character', 1],
  ['01', 'bad-number', 1],
  ['-', 'bad-number', 1],
  ['+1', 'unexpected-character', 0],
  ['1.', 'bad-number', 2],
  ['.5', 'unexpected-character', 0],
  ['1e', 'bad-number', 2],
  ['1e+', 'bad-number', 3],
  ['-a', 'bad-number', 1],
  ['"abc', 'unterminated-string', 4],
  ['"abc\\', 'unterminated-string', 5],
  ['"a\\u12', 'unterminated-string', 6],
  ['"a\tb"', 'control-character', 2],
  ['"a\nb"', 'control-character', 2],
  ['"a\\x"', 'bad-escape', 2],
  ['"\\u12g4"', 'bad-escape', 1],
  ['{a:1}', 'expected-key', 1],
  ['{"a":1,b:2}', 'expected-key', 7],
  ['[1,]', 'trailing-comma', 3],
  ['{"a":1,}', 'trailing-comma', 7],
  ['{"a" 1}', 'expected-colon', 5],
  ['[1 2]', 'expected-comma', 3],
  ['{"a":1 "b":2}', 'expected-comma', 7],
  ['[1}', 'expected-comma', 2],
  ['{} {}', 'text-after-value', 3],
  ['1 // one', 'text-after-value', 2],
  ['\ufeff{}', 'byte-order-mark', 0],
  ['\u001b[32mready', 'unexpected-character', 0],
  ['\u00a01', 'unexpected-character', 0],
];

test.each(CASES)('%j is %s at %i', (text, code, offset) => {
  expect(checkJson(text)).toMatchObject({ code, offset });
  expect(parseJson(text)).toMatchObject({ ok: false, error: { code, offset } });
});

test('counts lines and columns, from 1, over LF and CRLF', () => {
  expect(checkJson('{\n  "a": 1,\r\n  "b": x\n}')).toMatchObject({ offset: 20, line: 3, column: 8 });
  expect(checkJson('x')).toMatchObject({ line: 1, column: 1 });
  expect(checkJson('[\n')).toMatchObject({ line: 2, column: 1 });
});
