import { expect, it } from 'vitest';
import { lastErrorLine } from './last-error-line.ts';

it('finds the line that names the error, whatever stands around it', () => {
  expect(
    lastErrorLine([
      'node:internal/modules/cjs/loader:1228',
      '  throw err;',
      '',
      "Error: Cannot find module '/x/nofile.js'",
      '    at Module._resolveFilename (node:internal/modules/cjs/loader:1225:15)',
      "  code: 'MODULE_NOT_FOUND',",
      'Node.js v20.20.0',
    ]),
  ).toBe("Error: Cannot find module '/x/nofile.js'");
  expect(
    lastErrorLine(['Traceback (most recent call last):', "ModuleNotFoundError: No module named 'mcp'"]),
  ).toBe("ModuleNotFoundError: No module named 'mcp'");
  expect(lastErrorLine(['error: first', 'TypeError [ERR_X]: second'])).toBe('TypeError [ERR_X]: second');
});

it('takes the last words where nothing names an error', () => {
  expect(lastErrorLine(["python3: can't open file 'x.py'", ' '])).toBe("python3: can't open file 'x.py'");
  expect(lastErrorLine([' ', ''])).toBeUndefined();
});
