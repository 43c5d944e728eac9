import type { JsonError } from './node.ts';

/** English sentences for every way in which a text can fail to be JSON; the key is `JsonError.code`. */
export const JSON_ERRORS = {
  empty: 'There is no JSON value here, only white space or nothing.',
  'unexpected-character': 'A JSON value must start here; this character cannot start one.',
  'unexpected-end': 'The text ends in the middle of a JSON value.',
  'bad-literal': 'Only true, false and null are words in JSON.',
  'bad-number':
    'This is not a JSON number: no leading zeros or plus sign, digits after the point and after e.',
  'unterminated-string': 'The text ends inside a string; its closing quote is missing.',
  'control-character': 'A control character stands inside a string; it must be escaped.',
  'bad-escape': 'A backslash may be followed by " \\ / b f n r t or u with four hexadecimal digits only.',
  'expected-key': 'A key in double quotes must stand here.',
  'trailing-comma': 'A comma stands before the closing bracket.',
  'expected-colon': 'A colon must follow the key.',
  'expected-comma': 'A comma or the closing bracket must stand here.',
  'text-after-value': 'More text follows after the end of the JSON value.',
  'byte-order-mark': 'A byte order mark (U+FEFF) stands before the JSON value.',
} as const;

export type JsonErrorCode = keyof typeof JSON_ERRORS;

/** The error with its position as line and column; a CR before an LF belongs to the line that it ends. */
export function jsonError(text: string, offset: number, code: JsonErrorCode): JsonError {
  let line = 1;
  let lineStart = 0;
  for (let lf = text.indexOf('\n'); lf !== -1 && lf < offset; lf = text.indexOf('\n', lf + 1)) {
    line += 1;
    lineStart = lf + 1;
  }
  return { reason: JSON_ERRORS[code], code, offset, line, column: offset - lineStart + 1 };
}
