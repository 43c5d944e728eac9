import { describe, expect, it } from 'vitest';
import { readPasted } from './pasted.ts';

const target = { command: 'npx', args: ['-y', 'server'], env: { A: '1' } };
const entry = '{"command":"npx","args":["-y","server"],"env":{"A":"1"}}';

describe('readPasted', () => {
  it.each([
    ['one entry', entry],
    ['a named entry without braces, as copied from the middle of a file', `"files": ${entry},`],
    ['mcpServers', `{"mcpServers":{"files":${entry}}}`],
    ['servers', `{"servers":{"files":${entry}}}`],
    ['mcp.servers', `{"mcp":{"servers":{"files":${entry}}}}`],
  ])('reads %s', (_name, text) => {
    expect(readPasted(text)).toEqual(target);
  });

  it('reads a server with a URL', () => {
    expect(readPasted('{"web":{"type":"sse","url":"http://h/sse","headers":{"A":"b"}}}')).toEqual({
      url: 'http://h/sse',
      headers: { A: 'b' },
      transport: 'sse',
    });
  });

  it('reads an argument list', () => {
    expect(readPasted('["node", "a b.js"]')).toEqual({ command: 'node', args: ['a b.js'] });
  });

  it.each(['node server.js', '"C:\\Program Files\\x.exe" a', '{"uri":"http://x"}', '[1,2]', '{'])(
    'leaves %j to the command line',
    (text) => {
      expect(readPasted(text)).toBeUndefined();
    },
  );
});
