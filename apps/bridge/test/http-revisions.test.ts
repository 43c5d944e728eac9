import { beforeAll, describe, expect, it } from 'vitest';
import { startBridge, type TestBridge } from './support/bridge.ts';
import { type Got, type Handler, httpServer, messageOf, reply } from './support/http-server.ts';
import { connectTo } from './support/http-session.ts';
import { until } from './support/wait.ts';

let bridge: TestBridge;
beforeAll(async () => {
  bridge = await startBridge();
});

const sse = { 'content-type': 'text/event-stream' };
const SCHEMA = {
  type: 'object',
  properties: {
    region: { type: 'string', 'x-mcp-header': 'Region' },
    limit: { type: 'integer', 'x-mcp-header': 'Limit' },
  },
};

/** A server of one revision that has one tool, t; `tools/call` and everything by GET go to `handler`. */
function server(revision: string, handler: Handler): Handler {
  const isModern = revision >= '2026';
  const complete = isModern ? { resultType: 'complete', ttlMs: 0, cacheScope: 'private' } : {};
  return (got, response, request) => {
    const { id, method } = messageOf(got);
    if (got.method === 'GET' || method === 'tools/call') handler(got, response, request);
    else if (got.method === 'DELETE') response.writeHead(200).end();
    else if (method === 'server/discover' && isModern)
      reply(response, id, { ...complete, supportedVersions: [revision], capabilities: { tools: {} } });
    else if (method === 'initialize' && !isModern)
      reply(
        response,
        id,
        { protocolVersion: revision, capabilities: { tools: {} }, serverInfo: { name: 's', version: '1' } },
        { 'Mcp-Session-Id': 'session-1' },
      );
    else if (method === 'tools/list')
      reply(response, id, { ...complete, tools: [{ name: 't', inputSchema: SCHEMA }] });
    else if (id === undefined) response.writeHead(202).end();
    else response.writeHead(400).end();
  };
}

const answering: Handler = (got, response) => {
  if (got.method === 'GET') response.writeHead(405).end();
  else reply(response, messageOf(got).id, { resultType: 'complete', content: [] });
};

/** What a server of the revision got, from the first message to the end, with one call in between. */
async function conversation(revision: string): Promise<readonly Got[]> {
  const { origin, got } = await httpServer(server(revision, answering));
  const session = await connectTo(bridge, `${origin}/mcp`);
  await session.state('ready');
  await until('tools', () => got.some((one) => messageOf(one).method === 'tools/list'));
  await session.page.call(session.id, 'tools/list');
  const params = { name: 't', arguments: { region: 'Zürich', limit: 12 } };
  expect((await session.page.call(session.id, 'tools/call', params)).errorCode).toBeUndefined();
  await session.disconnect();
  return got;
}

function headersOf(got: readonly Got[], method: string): Got['headers'] {
  return got.find((one) => messageOf(one).method === method)?.headers ?? {};
}

describe.each(['2025-03-26', '2025-06-18', '2025-11-25'])('revision %s', (revision) => {
  it('has a protocol session, a GET stream, DELETE, and its own headers', async () => {
    const got = await conversation(revision);
    const own = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    expect(headersOf(got, 'initialize')).toMatchObject(own);
    expect(headersOf(got, 'initialize')).not.toHaveProperty('mcp-session-id');
    expect(headersOf(got, 'initialize')).not.toHaveProperty('mcp-protocol-version');
    const later = headersOf(got, 'tools/call');
    expect(later).toMatchObject({ ...own, 'mcp-session-id': 'session-1' });
    // 2025-03-26 has no such header; servers take its absence for that revision
    expect(later['mcp-protocol-version']).toBe(revision === '2025-03-26' ? undefined : revision);
    expect(Object.keys(later).filter((name) => /^mcp-(method|name|param)/.test(name))).toEqual([]);
    const [get] = got.filter(({ method }) => method === 'GET');
    expect(get?.headers).toMatchObject({ accept: 'text/event-stream', 'mcp-session-id': 'session-1' });
    expect(get?.headers['mcp-protocol-version']).toBe(later['mcp-protocol-version']);
    const [end] = got.filter(({ method }) => method === 'DELETE');
    expect(end?.headers['mcp-session-id']).toBe('session-1');
  });

  it('goes on with its GET stream from the last event, after the time that the server asks for', async () => {
    const ids: (string | undefined)[] = [];
    const { origin } = await httpServer(
      server(revision, (got, response) => {
        if (got.method !== 'GET') return answering(got, response, response.req);
        ids.push(got.headers['last-event-id']?.toString());
        const log = JSON.stringify({
          jsonrpc: '2.0',
          method: 'notifications/message',
          params: { level: 'info', data: 1 },
        });
        response.writeHead(200, sse).write(`id: e${ids.length}\nretry: 30\ndata: ${log}\n\n`);
        if (ids.length < 3) response.end();
      }),
    );
    const session = await connectTo(bridge, `${origin}/mcp`);
    await until('third stream', () => ids.length === 3);
    expect(ids).toEqual([undefined, 'e1', 'e2']);
    await session.disconnect();
  });
});

describe('revision 2026-07-28', () => {
  it('has neither protocol session nor GET nor DELETE; each POST repeats what it is about', async () => {
    const got = await conversation('2026-07-28');
    expect(new Set(got.map(({ method }) => method))).toEqual(new Set(['POST']));
    for (const one of got) {
      expect(one.headers).toMatchObject({
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': messageOf(one).method,
      });
      expect(one.headers).not.toHaveProperty('mcp-session-id');
    }
    expect(headersOf(got, 'tools/list')).not.toHaveProperty('mcp-name');
    expect(headersOf(got, 'tools/call')).toMatchObject({
      'mcp-name': 't',
      'mcp-param-region': '=?base64?WsO8cmljaA==?=',
      'mcp-param-limit': '12',
    });
  });

  it('resumes no stream: a call whose stream is cut is lost', async () => {
    const { origin, got } = await httpServer(
      server('2026-07-28', (_got, response) =>
        response.writeHead(200, sse).end('id: 7\nretry: 20\ndata:\n\n'),
      ),
    );
    const session = await connectTo(bridge, `${origin}/mcp`);
    await session.state('ready');
    const sentence = await session.failure(await session.send('tools/call', { name: 't' }));
    expect(sentence).toBe('The stream ended before the answer to this request.');
    expect(got.some(({ method }) => method === 'GET')).toBe(false);
  });

  it('cancels by closing the stream', async () => {
    let isClosed = false;
    const { origin, got } = await httpServer(
      server('2026-07-28', (_got, response) => {
        response.writeHead(200, sse).write(': on it\n\n');
        response.on('close', () => {
          isClosed = true;
        });
      }),
    );
    const session = await connectTo(bridge, `${origin}/mcp`);
    await session.state('ready');
    const { seq } = await session.send('tools/call', { name: 't' });
    await until('stream', () => session.http().some((line) => line.includes('on it')));
    await session.page.command({ type: 'cancel', sessionId: session.id, requestSeq: seq });
    await until('closed', () => isClosed);
    expect(got.some((one) => messageOf(one).method === 'notifications/cancelled')).toBe(false);
    expect(session.info().state).toBe('ready');
  });
});
