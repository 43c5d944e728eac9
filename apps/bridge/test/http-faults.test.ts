import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBridge, type TestBridge } from './support/bridge.ts';
import { afterwards } from './support/cleanup.ts';
import { freePort, type Handler, httpServer, legacy, messageOf, reply } from './support/http-server.ts';
import { connectTo, type HttpSession } from './support/http-session.ts';
import { until } from './support/wait.ts';

let bridge: TestBridge;
beforeAll(async () => {
  bridge = await startBridge();
});

/** A session that is ready, with a server that answers `tools/call` as the test says. */
async function ready(handler: Handler): Promise<HttpSession> {
  const { origin } = await httpServer(legacy(handler));
  const session = await connectTo(bridge, `${origin}/mcp`);
  await session.state('ready');
  return session;
}

/** The sentence with which a call failed; the session goes on all the same. */
async function failureOfCall(handler: Handler): Promise<{ sentence: string; session: HttpSession }> {
  let isFirst = true;
  const session = await ready((got, response, request) => {
    if (messageOf(got).method === 'tools/call' && isFirst) {
      isFirst = false;
      handler(got, response, request);
    } else reply(response, messageOf(got).id, { content: [] });
  });
  const sentence = await session.failure(await session.send('tools/call', { name: 't' }));
  const next = await session.page.call(session.id, 'tools/call', { name: 't' });
  expect(next.errorCode).toBeUndefined();
  expect(session.info().state).toBe('ready');
  return { sentence, session };
}

const sse = { 'content-type': 'text/event-stream' };

function endless(response: ServerResponse, type = 'text/event-stream', text = ': still here\n\n'): void {
  response.writeHead(200, { 'content-type': type });
  const timer = setInterval(() => response.write(text), 5);
  response.on('close', () => clearInterval(timer));
}

describe('an answer that is none', () => {
  it('is told when it is a page for browsers, whose text is kept', async () => {
    const { sentence, session } = await failureOfCall((_got, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Hello</h1>');
    });
    expect(sentence).toMatch(
      /answer to POST \/mcp is text\/html, not application\/json or text\/event-stream/,
    );
    expect(session.page.rows.some(({ kind, bytes }) => kind === 'malformed' && bytes === 14)).toBe(true);
  });

  it('is told when it is an error page', async () => {
    const { sentence } = await failureOfCall((_got, response) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
    });
    expect(sentence).toMatch(/gateway.*POST \/mcp was answered with 502 Bad Gateway/);
  });

  it('is told when it is cut JSON, answers something else, or is packed', async () => {
    const cut = await failureOfCall((_got, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"jsonrpc":"2.0","id":');
    });
    expect(cut.sentence).toMatch(/holds no answer to this request/);
    const other = await failureOfCall((_got, response) => reply(response, 'another', {}));
    expect(other.sentence).toMatch(/holds no answer to this request/);
    const packed = await failureOfCall((got, response) => {
      const text = JSON.stringify({ jsonrpc: '2.0', id: messageOf(got).id, result: {} });
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end(gzipSync(text));
    });
    expect(packed.sentence).toMatch(/is packed \(Content-Encoding: gzip\)/);
  });

  it.each([
    [202, /answered with 202 Accepted and nothing else.*for notifications and answers/],
    [204, /answered with 204 No Content and nothing else.*JSON or an event stream/],
    [200, /answered with 200 OK and nothing else/],
  ])('is told at once when a request is answered with %s and no body', async (status, wanted) => {
    const { sentence } = await failureOfCall((_got, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end();
    });
    expect(sentence).toMatch(wanted);
  });

  it('is told when the socket is closed in its middle', async () => {
    const { sentence, session } = await failureOfCall((_got, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
      response.write('{"jsonrpc"');
      setTimeout(() => response.destroy(), 50);
    });
    expect(sentence).toMatch(/closed the connection before its answer was complete|another number of bytes/);
    expect(session.page.rows.some(({ kind, bytes }) => kind === 'malformed' && bytes === 10)).toBe(true);
  });

  it('is told when nothing at all comes', async () => {
    const { sentence } = await failureOfCall((_got, response) => response.destroy());
    expect(sentence).toMatch(/closed the connection|broke the connection off/);
  });
});

describe('a stream', () => {
  it('that is cut is told, without an id to go on from', async () => {
    const { sentence } = await failureOfCall((_got, response) => {
      response
        .writeHead(200, sse)
        .end(': soon\n\ndata: {"jsonrpc":"2.0","method":"notifications/x"}\n\ndata: {"cut');
    });
    expect(sentence).toMatch(/stream ended before the answer/);
  });

  it('goes on from its last event, after the time that the server asks for', async () => {
    const gets: (string | undefined)[] = [];
    const { origin } = await httpServer((got, response, request) => {
      const { id, method } = messageOf(got);
      const lastId = got.headers['last-event-id'];
      if (got.method === 'GET' && lastId !== undefined) {
        gets.push(String(lastId));
        response
          .writeHead(200, sse)
          .end(`id: 8\ndata: ${JSON.stringify({ jsonrpc: '2.0', id: callId, result: { content: [] } })}\n\n`);
      } else if (method === 'tools/call') {
        callId = id;
        response.writeHead(200, sse).end('id: 7\nretry: 20\ndata:\n\n');
      } else legacy(() => undefined)(got, response, request);
    });
    let callId: unknown;
    const session = await connectTo(bridge, `${origin}/mcp`);
    await session.state('ready');
    const answer = await session.page.call(session.id, 'tools/call', { name: 't' });
    expect(answer.errorCode).toBeUndefined();
    expect(gets).toEqual(['7']);
    expect(session.http()).toContain(
      'stream-closed The stream ended before the answer to this request. It goes on from event 7.',
    );
  });

  it('may hold a line of 50 MB, and an end in a lone CR', async () => {
    const text = 'x'.repeat(50 * 1024 * 1024);
    const session = await ready((got, response) => {
      response.writeHead(200, sse);
      response.end(
        `data: {"jsonrpc":"2.0","id":${messageOf(got).id},"result":{"content":[],"x":"${text}"}}\r\r`,
      );
    });
    const answer = await session.page.call(session.id, 'tools/call', { name: 't' });
    expect(answer.bytes).toBeGreaterThan(50 * 1024 * 1024);
  });

  it('without end is left by disconnecting', async () => {
    const session = await ready((_got, response) => {
      endless(response);
    });
    await session.send('tools/call', { name: 't' });
    await until('comments', () => session.http().filter((line) => line.includes(': still here')).length > 5);
    await session.disconnect();
    expect(session.page.rows.at(-1)?.kind).toBe('closed');
  });

  it.each([
    ['a stream without end', (response: ServerResponse) => endless(response)],
    ['a body without end', (response: ServerResponse) => endless(response, 'application/json')],
    ['a line without end', (response: ServerResponse) => endless(response, 'text/event-stream', 'data: x')],
    ['a head and nothing else', (response: ServerResponse) => response.writeHead(200, sse).flushHeaders()],
    ['nothing at all', () => undefined],
  ])('is given up with the time of its request where there is %s', async (_what, answer) => {
    let isFirst = true;
    const session = await ready((got, response) => {
      if (isFirst && messageOf(got).method === 'tools/call') answer(response);
      else reply(response, messageOf(got).id, { content: [] });
      isFirst = false;
    });
    const { seq } = await session.send('tools/call', { name: 't' }, 300);
    await until('timeout', () =>
      session.page.rows.some(({ kind, ref }) => kind === 'timeout' && ref === seq),
    );
    const next = await session.page.call(session.id, 'tools/call', { name: 't' });
    expect(next.errorCode).toBeUndefined();
    expect(session.info().state).toBe('ready');
  });

  it('keeps bytes that are not UTF-8 as they came', async () => {
    const session = await ready((got, response) => {
      response.writeHead(200, sse);
      response.write(Buffer.from([0x64, 0x61, 0x74, 0x61, 0x3a, 0xff, 0xfe, 0x0a, 0x0a]));
      response.end(`data: {"jsonrpc":"2.0","id":${messageOf(got).id},"result":{}}\n\n`);
    });
    await session.page.call(session.id, 'tools/call', { name: 't' });
    const odd = session.page.rows.find(({ malformed }) => malformed === 'not-utf8');
    expect(odd?.bytes).toBe(2);
  });

  it('may answer twice', async () => {
    const session = await ready((got, response) => {
      const line = `data: {"jsonrpc":"2.0","id":${messageOf(got).id},"result":{}}\n\n`;
      response.writeHead(200, sse).end(line + line);
    });
    const { id } = await session.page.call(session.id, 'tools/call', { name: 't' });
    await until(
      'second',
      () => session.page.rows.filter((row) => row.kind === 'response' && row.id === id).length === 2,
    );
    expect(session.http().some((line) => line.startsWith('failed'))).toBe(false);
  });
});

describe('a redirect', () => {
  it('to another host is not followed, so that no header goes there', async () => {
    const other = await httpServer((_got, response) => response.writeHead(200).end());
    const { origin } = await httpServer((_got, response) => {
      response.writeHead(307, { location: `${other.origin}/mcp` }).end();
    });
    const session = await connectTo(bridge, `${origin}/mcp`, { headers: { Authorization: 'Bearer secret' } });
    await session.state('failed');
    expect(session.info().error?.message).toContain(
      `redirects to ${other.origin}. Lifeline does not follow it`,
    );
    expect(other.got).toEqual([]);
  });

  it('in a circle ends', async () => {
    const { origin, got } = await httpServer(({ path }, response) => {
      response.writeHead(308, { location: path === '/a' ? '/b' : '/a' }).end();
    });
    const session = await connectTo(bridge, `${origin}/a`);
    await session.state('failed');
    expect(session.info().error?.message).toMatch(/redirects again and again/);
    expect(got.length).toBeLessThan(20);
  });

  it('within the host is followed, with the message', async () => {
    const { origin } = await httpServer((got, response, request) => {
      if (got.path === '/mcp') response.writeHead(307, { location: '/mcp/' }).end();
      else legacy(() => undefined)(got, response, request);
    });
    const session = await connectTo(bridge, `${origin}/mcp`);
    await session.state('ready');
    expect(session.http()).toContain('response 307 Temporary Redirect');
  });
});

describe('a server that cannot be spoken to', () => {
  it('asks for authorization, also without saying how', async () => {
    const { origin } = await httpServer((_got, response) => response.writeHead(401).end());
    const session = await connectTo(bridge, `${origin}/mcp`);
    await session.state('failed');
    expect(session.info().error).toMatchObject({
      code: 'unauthorized',
      message: expect.stringContaining('server asks for authorization'),
    });
    expect(session.info().error?.message).toContain('no WWW-Authenticate');
  });

  it('does not listen', async () => {
    const session = await connectTo(bridge, `http://127.0.0.1:${await freePort()}/mcp`);
    await session.state('failed');
    expect(session.info().error?.message).toMatch(/Nothing accepts connections at 127\.0\.0\.1:\d+/);
  });

  it('speaks no HTTP', async () => {
    const server = createServer((socket) => socket.end('220 mail.example ESMTP\r\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    afterwards(() => server.close());
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const session = await connectTo(bridge, `http://127.0.0.1:${port}/mcp`);
    await session.state('failed');
    expect(session.info().error?.message).toMatch(/is no HTTP/);
  });

  it('knows neither transport', async () => {
    const { origin } = await httpServer((_got, response) => response.writeHead(404).end('nothing here'));
    const session = await connectTo(bridge, `${origin}/wrong`);
    await session.state('failed');
    expect(session.info().error?.message).toMatch(
      /POST \/wrong was answered with 404.*HTTP\+SSE, was tried as well/,
    );
    expect(session.http()).toContain('request GET /wrong');
  });

  it('is at an address that nothing is ever sent to', async () => {
    const session = await connectTo(bridge, 'http://169.254.169.254/mcp');
    await session.state('failed');
    expect(session.info().error?.message).toMatch(/does not connect to 169\.254\.169\.254: it is link-local/);
  });

  it('names another host as its endpoint', async () => {
    const { origin } = await httpServer((got, response) => {
      if (got.method === 'GET')
        response.writeHead(200, sse).write('event: endpoint\ndata: http://127.0.0.2/x\n\n');
      else response.writeHead(405).end();
    });
    const session = await connectTo(bridge, `${origin}/sse`);
    await session.state('failed');
    expect(session.info().error?.message).toMatch(/names another host, http:\/\/127\.0\.0\.2/);
  });
});

it('takes arguments that look like a cancellation for what they are', async () => {
  const called: string[] = [];
  const { origin } = await httpServer((got, response) => {
    const { id, method } = messageOf(got);
    if (method === 'server/discover')
      reply(response, id, {
        resultType: 'complete',
        supportedVersions: ['2026-07-28'],
        capabilities: {},
      });
    else if (called.push(got.body) > 1) reply(response, id, { resultType: 'complete', content: [] });
  });
  const session = await connectTo(bridge, `${origin}/mcp`);
  await session.state('ready');
  const first = await session.send('tools/call', { name: 't' });
  await until('first call', () => called.length === 1);
  const like = { method: 'notifications/cancelled', requestId: 1 };
  const answer = await session.page.call(session.id, 'tools/call', { name: 't', arguments: like });
  expect(answer.errorCode).toBeUndefined();
  expect(first.id).toBe('1');
  expect(session.page.rows.some(({ event, ref }) => event === 'failed' && ref === first.seq)).toBe(false);
});
