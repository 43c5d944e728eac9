import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bundle, ChildServer } from '../test/child-server.ts';

let bundled: Awaited<ReturnType<typeof bundle>>;
let server: ChildServer;

beforeAll(async () => {
  bundled = await bundle('playground');
});
afterAll(() => bundled.remove());
beforeEach(() => {
  server = new ChildServer(bundled.file);
});
afterEach(async () => {
  expect(await server.end()).toBe(0);
});

const NEWEST = '2025-11-25';
const said = (text: string) => `"text":${JSON.stringify(text)}`;

/** First content block of a result line. */
function block(line: string): Record<string, unknown> {
  const message: { result?: { content?: Record<string, unknown>[] } } = JSON.parse(line);
  return message.result?.content?.[0] ?? {};
}

describe('weather', () => {
  it('answers, fails as a tool and fails as a request', async () => {
    await server.initialize(NEWEST);
    expect(await server.call(2, 'weather', '{"location":"San Francisco"}')).toBe(
      '{"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text","text":"San Francisco 今天的溫度是 22°C"}]}}',
    );
    const unknown = await server.call(3, 'weather', '{"location":"Atlantis"}');
    expect(unknown).toContain('"isError":true');
    expect(unknown).toContain('Known places: San Francisco');
    expect(await server.call(4, 'weather', '{"location":"Nowhere"}')).toBe(
      '{"jsonrpc":"2.0","id":4,"error":{"code":-32000,"message":"無法取得天氣資料"}}',
    );
    expect(await server.call(5, 'weather')).toContain(said('"location" must be a string.'));
  });
});

describe('countdown', () => {
  const start = (id: number, meta: string, from: number) =>
    `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"countdown","arguments":{"from":${from},"intervalMs":5}${meta}}}`;
  const token = ',"_meta":{"progressToken":"t-1"}';

  it.each([
    ['2024-11-05', ''],
    [NEWEST, ',"message":"1 to go"'],
  ])('reports progress to the token under %s', async (revision, message) => {
    await server.initialize(revision);
    server.send(start(2, token, 2));
    expect(await server.line('"id":2,')).toContain(said('Counted down from 2 to 0.'));
    expect(server.lines[1]).toBe(
      `{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"t-1","progress":1,"total":2${message}}}`,
    );
    expect(server.lines).toHaveLength(4);
  });

  it('reports nothing without a token', async () => {
    await server.initialize(NEWEST);
    server.send(start(2, '', 2));
    await server.line('"id":2,');
    expect(server.lines).toHaveLength(2);
  });

  it('stops when cancelled, and does not answer', async () => {
    await server.initialize(NEWEST);
    server.send(start(2, token, 1000));
    await server.line('notifications/progress');
    server.send('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}');
    await server.ask(3, 'ping');
    const before = server.lines.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(server.lines).toHaveLength(before);
    expect(server.stderr).toMatch(/countdown cancelled at \d+/);
  });
});

describe('log', () => {
  it('sends a notification and a line on stderr, and heeds setLevel', async () => {
    await server.initialize(NEWEST);
    await server.call(2, 'log', '{"text":"hi","level":"warning"}');
    expect(server.lines).toContain(
      '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"warning","data":"hi","logger":"playground"}}',
    );
    expect(server.stderr).toBe('[warning] hi\n');
    await server.ask(3, 'logging/setLevel', '{"level":"error"}');
    const before = server.lines.length;
    await server.call(4, 'log', '{"text":"again","level":"warning"}');
    expect(server.lines).toHaveLength(before + 1);
    expect(await server.call(5, 'log', '{"level":"loud"}')).toContain('"isError":true');
  });
});

describe('requests to the client', () => {
  const everything = '{"roots":{},"sampling":{},"elicitation":{}}';
  const reply = (id: string, result: string) =>
    server.send(`{"jsonrpc":"2.0","id":${id},"result":${result}}`);
  const idOf = (line: string) => /"id":([^,]+),/.exec(line)?.[1] ?? '';

  it('asks, thinks and looks for roots, and goes on with the answers', async () => {
    await server.initialize(NEWEST, everything);
    const asked = server.call(2, 'ask');
    reply(idOf(await server.line('elicitation/create')), '{"action":"accept","content":{"name":"Ada"}}');
    expect(await asked).toContain(said('You chose "accept" with {"name":"Ada"}.'));
    const thought = server.call(3, 'think', '{"prompt":"Why?"}');
    const sampling = await server.line('sampling/createMessage');
    expect(sampling).toContain(
      '"messages":[{"role":"user","content":{"type":"text","text":"Why?"}}],"maxTokens":200',
    );
    reply(idOf(sampling), '{"role":"assistant","model":"you","content":{"type":"text","text":"Because."}}');
    expect(await thought).toContain('you says:');
    const rooted = server.call(4, 'roots');
    reply(
      idOf(await server.line('roots/list')),
      '{"roots":[{"uri":"file:///a","name":"A"},{"uri":"file:///b"}]}',
    );
    expect(await rooted).toContain(said('file:///a (A)\nfile:///b'));
  });

  it('makes a refusal a tool error', async () => {
    await server.initialize(NEWEST, everything);
    const thought = server.call(2, 'think');
    const id = idOf(await server.line('sampling/createMessage'));
    server.send(
      `{"jsonrpc":"2.0","id":${id},"error":{"code":-1,"message":"User rejected sampling request"}}`,
    );
    expect(await thought).toContain('"isError":true');
    expect(await thought).toContain('User rejected sampling request');
  });

  it('withdraws its question when the call is cancelled', async () => {
    await server.initialize(NEWEST, everything);
    server.send('{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"ask"}}');
    const id = idOf(await server.line('elicitation/create'));
    server.send('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}');
    expect(await server.line('notifications/cancelled')).toContain(`"requestId":${id}`);
  });

  it.each(['ask', 'think', 'roots'])('%s says which capability the client lacks', async (tool) => {
    await server.initialize(NEWEST);
    const line = await server.call(2, tool);
    expect(line).toContain('did not declare the capability');
    expect(line).toContain('"isError":true');
  });
});

describe('kinds of content', () => {
  it('has an image and an audio clip', async () => {
    await server.initialize(NEWEST);
    const image = block(await server.call(2, 'image'));
    expect(image).toMatchObject({ type: 'image', mimeType: 'image/png' });
    expect(Buffer.from(String(image.data), 'base64').subarray(1, 4).toString()).toBe('PNG');
    const audio = block(await server.call(3, 'audio', '{"frequency":220}'));
    expect(audio).toMatchObject({ type: 'audio', mimeType: 'audio/wav' });
    const sound = Buffer.from(String(audio.data), 'base64');
    expect(sound.subarray(8, 12).toString()).toBe('WAVE');
    expect(sound.length).toBe(44 + sound.readUInt32LE(40));
  });

  it('links to resources that can be read', async () => {
    await server.initialize(NEWEST);
    const line = await server.call(2, 'links');
    const uris = [...line.matchAll(/"uri":"([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(line.match(/"type":"resource_link"/g)).toHaveLength(3);
    expect(line).toContain('"type":"resource","resource":{');
    for (const [at, uri] of uris.entries()) {
      expect(await server.ask(10 + at, 'resources/read', JSON.stringify({ uri }))).toContain('"contents":[{');
    }
  });

  it('has structured output that fits its schema and one that does not', async () => {
    await server.initialize(NEWEST);
    expect(await server.call(2, 'measurement')).toContain(
      '"structuredContent":{"station":"Ocean Beach","temperature":16.5,"conditions":"cloudy"}',
    );
    expect(await server.call(3, 'measurement_broken')).toContain(
      '"structuredContent":{"station":"Ocean Beach","temperature":"mild"}',
    );
    const tools = await server.ask(4, 'tools/list');
    expect(tools.match(/"outputSchema":\{"type":"object"/g)).toHaveLength(2);
  });

  it.each(['audio', 'links', 'measurement'])('%s keeps to what 2024-11-05 knows', async (tool) => {
    await server.initialize('2024-11-05');
    expect(block(await server.call(2, tool))).toMatchObject({
      type: 'text',
      text: expect.stringContaining('revision'),
    });
  });
});

describe('resources, prompts and completion', () => {
  it('completes the variable of the template and reads it', async () => {
    await server.initialize(NEWEST);
    const ref = '{"type":"ref/resource","uri":"playground://greetings/{language}"}';
    const argument = '{"name":"language","value":"zh"}';
    expect(await server.ask(2, 'completion/complete', `{"ref":${ref},"argument":${argument}}`)).toContain(
      '"completion":{"values":["zh-CN","zh-TW"],"total":2,"hasMore":false}',
    );
    expect(await server.ask(3, 'resources/read', '{"uri":"playground://greetings/zh-TW"}')).toContain(
      '你好，世界',
    );
    expect(await server.ask(4, 'resources/read', '{"uri":"playground://greetings/x"}')).toContain(
      '"code":-32602',
    );
    expect(await server.ask(5, 'resources/read', '{"uri":"playground://picture"}')).toContain(
      '"blob":"iVBOR',
    );
  });

  it('completes and fills in a prompt', async () => {
    await server.initialize(NEWEST);
    const ref = '{"type":"ref/prompt","name":"explain_method"}';
    const complete = (name: string) => `{"ref":${ref},"argument":{"name":"${name}","value":"tools"}}`;
    expect(await server.ask(2, 'completion/complete', complete('method'))).toContain(
      '["tools/call","tools/list"]',
    );
    expect(await server.ask(3, 'completion/complete', complete('audience'))).toContain('"values":[]');
    const args = '{"method":"ping","audience":"children"}';
    expect(await server.ask(4, 'prompts/get', `{"name":"explain_method","arguments":${args}}`)).toContain(
      'Explain the method ping of the Model Context Protocol to children',
    );
    const talk = await server.ask(5, 'prompts/get', '{"name":"discuss_phases"}');
    expect(talk.match(/"role":"(?:user|assistant)"/g)).toHaveLength(3);
  });
});
