import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bundle, ChildServer } from '../test/child-server.ts';

let bundled: Awaited<ReturnType<typeof bundle>>;
let server: ChildServer;

beforeAll(async () => {
  bundled = await bundle('protocol-demo');
});
afterAll(() => bundled.remove());
beforeEach(() => {
  server = new ChildServer(bundled.file);
});
afterEach(async () => {
  await server.end();
});

const content = (text: string, isError: boolean) =>
  `"result":{"content":[{"type":"text","text":${JSON.stringify(text)}}],"isError":${isError}}}`;

describe('the exchange of eight steps', () => {
  it('is exact on the wire', async () => {
    expect(await server.initialize('2024-11-05')).toBe(
      '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2024-11-05","capabilities":{"experimental":{},"prompts":{"listChanged":false},"resources":{"subscribe":false,"listChanged":false},"tools":{"listChanged":false}},"serverInfo":{"name":"mcp-protocol-demo","version":"1.0.0"}}}',
    );
    expect(await server.ask(2, 'tools/list')).toBe(
      '{"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"echo","description":"Sends your message straight back. A quick way to see that the connection works.","inputSchema":{"type":"object","properties":{"message":{"type":"string","description":"The text to send back"}},"required":["message"]}},{"name":"add","description":"Adds two numbers and tells their sum.","inputSchema":{"type":"object","properties":{"a":{"type":"number","description":"The first number"},"b":{"type":"number","description":"The second number"}},"required":["a","b"]}}]}}',
    );
    expect(await server.call(3, 'echo', '{"message":"Hello from MCP client!"}')).toBe(
      `{"jsonrpc":"2.0","id":3,${content('Echo: Hello from MCP client!', false)}`,
    );
    expect(await server.call(4, 'add', '{"a":42,"b":58}')).toBe(
      `{"jsonrpc":"2.0","id":4,${content('42 + 58 = 100', false)}`,
    );
    expect(await server.ask(5, 'resources/list')).toBe(
      '{"jsonrpc":"2.0","id":5,"result":{"resources":[{"uri":"info://server-info","name":"Server Information","description":"What this server is: its name, its version and what it offers.","mimeType":"application/json"}]}}',
    );
    const read: unknown = JSON.parse(await server.ask(6, 'resources/read', '{"uri":"info://server-info"}'));
    expect(read).toMatchObject({
      result: {
        contents: [{ uri: 'info://server-info', mimeType: 'application/json', text: expect.any(String) }],
      },
    });
    expect(await server.ask(7, 'prompts/list')).toBe(
      '{"jsonrpc":"2.0","id":7,"result":{"prompts":[{"name":"summarize","description":"Asks the model for a short summary of a text.","arguments":[{"name":"text","description":"The text to summarize","required":true},{"name":"max_words","description":"Greatest length of the summary, in words","required":false}]}]}}',
    );
    expect(
      await server.ask(
        8,
        'prompts/get',
        '{"name":"summarize","arguments":{"text":"One two.","max_words":"20"}}',
      ),
    ).toBe(
      '{"jsonrpc":"2.0","id":8,"result":{"description":"Asks for a summary","messages":[{"role":"user","content":{"type":"text","text":"Summarize the following text in at most 20 words:\\n\\nOne two."}}]}}',
    );
    expect(server.lines).toHaveLength(8);
    expect(await server.end()).toBe(0);
    expect(server.stderr).toBe('');
  });

  it('names itself alike in the handshake and in its resource', async () => {
    await server.initialize('2024-11-05');
    const line = await server.ask(2, 'resources/read', '{"uri":"info://server-info"}');
    const [, text] = /"text":("(?:[^"\\]|\\.)*")/.exec(line) ?? [];
    const info: unknown = JSON.parse(String(JSON.parse(text ?? '""')));
    expect(info).toMatchObject({ name: 'mcp-protocol-demo', version: '1.0.0' });
  });
});

describe('around the steps', () => {
  it.each(['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'])('speaks %s', async (revision) => {
    expect(await server.initialize(revision)).toContain(`"protocolVersion":"${revision}"`);
  });

  it('leaves the limit out of the prompt when there is none', async () => {
    await server.initialize('2024-11-05');
    const line = await server.ask(2, 'prompts/get', '{"name":"summarize","arguments":{"text":"x"}}');
    expect(line).toContain('"Summarize the following text:\\n\\nx"');
  });

  it('answers an odd call with a tool error, an unknown name with a protocol error', async () => {
    await server.initialize('2024-11-05');
    expect(await server.call(2, 'add', '{"a":"42","b":58}')).toContain(
      content('add needs "a" and "b", two numbers.', true),
    );
    expect(await server.call(3, 'echo')).toContain('"isError":true');
    expect(await server.call(4, 'nope')).toBe(
      '{"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"Unknown tool: nope"}}',
    );
    expect(await server.ask(5, 'prompts/get', '{"name":"summarize"}')).toContain(
      '"error":{"code":-32602,"message":"Missing required argument: text"}',
    );
    expect(await server.ask(6, 'prompts/get', '{"name":"nope"}')).toContain('"code":-32602');
    expect(await server.ask(7, 'resources/read', '{"uri":"info://nope"}')).toContain('"code":-32602');
    expect(await server.ask(8, 'resources/templates/list')).toContain('{"resourceTemplates":[]}');
    expect(await server.ask(9, 'shutdown')).toContain('"code":-32601');
  });
});
