import { describe, expect, it } from 'vitest';
import { parseConfig, readConfig } from './config.ts';

describe('parseConfig', () => {
  it.each(['mcpServers', 'servers'])('reads %s, with a byte order mark', (key) => {
    const text = `\uFEFF{"${key}":{"a":{"type":"stdio","command":"node","args":["x y.mjs"],"env":{"K":"V","N":1,"B":true},"cwd":"/w"}}}`;
    expect(parseConfig(text, 'mcp.json')).toEqual({
      servers: [
        {
          name: 'a',
          target: { command: 'node', args: ['x y.mjs'], env: { K: 'V', N: '1', B: 'true' }, cwd: '/w' },
          ignored: [],
        },
      ],
    });
  });

  it('names what it does not use, and says what is odd', () => {
    const text = `{"servers":{"a":{"command":"npx","args":["\${input:key}"],"disabled":true,"x":1,"autoApprove":[],"x":2}}}`;
    const [server] = parseConfig(text, 'f').servers;
    expect(server?.ignored).toEqual(['x', 'autoApprove']);
    expect(server?.note).toMatch(/disabled.*placeholders/);
  });

  it('reads what the client is to declare to a server', () => {
    const declares = { clientInfo: { name: 'x' }, capabilities: { sampling: {}, experimental: { a: {} } } };
    const read = (text: unknown) =>
      parseConfig(JSON.stringify({ servers: { a: { url: 'http://x/', declares: text } } }), 'f');
    expect(read(declares).servers[0]).toMatchObject({ name: 'a', declares, ignored: [] });
    expect(read({ capabilities: [] })).toMatchObject({
      servers: [],
      error: { message: expect.stringMatching(/"a": what the client declares is wrong/) },
    });
  });

  it('takes comments and trailing commas, which some hosts write', () => {
    const text = `{
      // the servers
      "mcpServers": { /* one */ "a": { "command": "a//b", "args": ["/*", "x, ]",], }, },
    }`;
    expect(parseConfig(text, 'f').servers).toEqual([
      { name: 'a', target: { command: 'a//b', args: ['/*', 'x, ]'] }, ignored: [] },
    ]);
  });

  it('names line and column of what is not JSON, comments or not', () => {
    const { error } = parseConfig(
      '{\n  // a comment\n  "servers": {\n    "a": nonsense\n  }\n}',
      '/x/mcp.json',
    );
    expect(error?.code).toBe('bad-config');
    expect(error?.message).toMatch(/^mcp\.json, line 4, column 10: /);
  });

  it('lists what it can and says why not the rest', () => {
    const text =
      '{"mcpServers":{"web":{"url":"http://x","type":"carrier"},"ok":{"command":"a"},"odd":{"command":"a","args":"b"},"no":7}}';
    const config = parseConfig(text, 'f');
    expect(config.servers.map((server) => server.name)).toEqual(['ok']);
    expect(config.error?.message).toMatch(
      /"web": its "type" "carrier" is no transport.*"odd": its "args".*"no": it is not an object/,
    );
  });

  it.each([
    ['{"url":"https://h/mcp"}', { url: 'https://h/mcp' }],
    ['{"serverUrl":"https://h/mcp","type":"http"}', { url: 'https://h/mcp' }],
    ['{"url":"http://h/sse","type":"sse"}', { url: 'http://h/sse', transport: 'sse' }],
    [
      '{"url":"http://h","transport":"streamable-http","headers":{"X-A":1}}',
      { url: 'http://h', transport: 'streamable-http', headers: { 'X-A': '1' } },
    ],
  ])('reads a server with a URL: %s', (entry, target) => {
    expect(parseConfig(`{"servers":{"a":${entry}}}`, 'f').servers).toEqual([
      { name: 'a', target, ignored: [] },
    ]);
  });

  it.each(['{}', '[]', '{"mcpServers":[]}'])('says what it looks for in %s', (text) => {
    expect(parseConfig(text, 'f').error?.message).toMatch(/neither "mcpServers" nor "servers"/);
  });

  it('keeps odd names as names', () => {
    const [server] = parseConfig(
      '{"servers":{"__proto__":{"command":"a","env":{"__proto__":"x"}}}}',
      'f',
    ).servers;
    expect(server?.name).toBe('__proto__');
    const target = server?.target;
    expect(target && 'env' in target && Object.entries(target.env ?? {})).toEqual([['__proto__', 'x']]);
  });
});

describe('readConfig', () => {
  it('says that there is no such file', () => {
    expect(readConfig('/no/such.json').error?.message).toMatch(
      /"\/no\/such\.json" cannot be read: it does not exist/,
    );
  });
});
