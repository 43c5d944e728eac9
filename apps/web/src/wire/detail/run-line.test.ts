import { expect, it } from 'vitest';
import { runLine } from './run-line.ts';

const place = { commandLine: ['node', 'my server.js'], cwd: '/srv', revision: '2025-11-25' };

it('is the same request, quoted for a shell', () => {
  const line = `{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"it's", "n":1.0}}`;
  expect(runLine(line, place)).toBe(
    `mcp-lifeline run tools/call --params '{"name":"it'\\''s", "n":1.0}' --era 2025-11-25 --cwd /srv -- node 'my server.js'`,
  );
});

it('leaves out what run adds by itself, and nothing else of _meta', () => {
  const own = '"io.modelcontextprotocol/protocolVersion":"2026-07-28","traceparent":"x"';
  const of = (meta: string) =>
    runLine(`{"method":"x","params":{"_meta":{${meta}}}}`, { commandLine: ['a'], revision: '2026-07-28' });
  expect(of(own)).toBe('mcp-lifeline run x --era 2026-07-28 -- a');
  expect(of(`${own},"a/b":1`)).toBe(
    `mcp-lifeline run x --params '{"_meta":{"a/b":1}}' --era 2026-07-28 -- a`,
  );
});

it('makes nothing of lines that are no request, and knows no revision that run would refuse', () => {
  expect(runLine('not JSON', place)).toBeUndefined();
  expect(runLine('{"id":1,"result":{}}', place)).toBeUndefined();
  expect(runLine('{"id":1,"method":"x"}', { commandLine: [] })).toBeUndefined();
  expect(runLine('{"id":1,"method":"x"}', { ...place, cwd: undefined, revision: '1999-01-01' })).toBe(
    `mcp-lifeline run x -- node 'my server.js'`,
  );
});
