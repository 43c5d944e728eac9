import { beforeAll, expect, it } from 'vitest';
import { startBridge, type TestBridge } from './support/bridge.ts';
import { httpServer, legacy, messageOf, reply } from './support/http-server.ts';
import { connectTo } from './support/http-session.ts';
import { until } from './support/wait.ts';

let bridge: TestBridge;
beforeAll(async () => {
  bridge = await startBridge();
});

const sse = { 'content-type': 'text/event-stream' };

it('a protocol session that the server has ended is followed by one new one, and every call in it is lost', async () => {
  let session = 0;
  const { origin, got } = await httpServer((one, response, request) => {
    const { id, method } = messageOf(one);
    if (method === 'initialize') session += 1;
    const current = `session-${session}`;
    if (method !== 'tools/call') legacy(() => undefined, current)(one, response, request);
    else if (one.headers['mcp-session-id'] === 'session-1')
      setTimeout(() => response.writeHead(404).end(), 50);
    else reply(response, id, {});
  });
  const opened = await connectTo(bridge, `${origin}/mcp`);
  await opened.state('ready');
  const calls = [];
  for (let n = 0; n < 3; n += 1) calls.push(await opened.send('tools/call', { name: 't' }));
  for (const call of calls)
    expect(await opened.failure(call)).toMatch(/ended the protocol session \(404\).*run it again/);
  await until('second', () => opened.info().connection === 2 && opened.info().state === 'ready');
  expect(opened.page.rows.filter(({ event }) => event === 'session-expired')).toHaveLength(1);
  const answer = await opened.page.call(opened.id, 'tools/call', { name: 't' });
  expect(answer.errorCode).toBeUndefined();
  const initialize = got.filter((one) => messageOf(one).method === 'initialize');
  expect(initialize.map(({ headers }) => headers['mcp-session-id'])).toEqual([undefined, undefined]);
  // only the person can say whether a call may be repeated
  expect(got.filter((one) => messageOf(one).method === 'tools/call')).toHaveLength(4);
  expect(got.some(({ method }) => method === 'DELETE')).toBe(false);
});

it('a GET stream that is refused with 404 after it was open means the same', async () => {
  let gets = 0;
  let session = 0;
  const { origin } = await httpServer((got, response, request) => {
    if (messageOf(got).method === 'initialize') session += 1;
    if (got.method !== 'GET') legacy(() => undefined, `session-${session}`)(got, response, request);
    else if (gets++ === 0) response.writeHead(200, sse).end('retry: 20\n\n');
    else if (session === 1) response.writeHead(404).end();
    else response.writeHead(200, sse).write(': here\n\n');
  });
  const opened = await connectTo(bridge, `${origin}/mcp`);
  await until('second', () => opened.info().connection === 2 && opened.info().state === 'ready');
});

it('a server that has no GET stream, and says so with 404, is left in peace', async () => {
  const { origin, got } = await httpServer((one, response, request) => {
    if (one.method === 'GET') response.writeHead(404).end();
    else legacy(() => undefined)(one, response, request);
  });
  const opened = await connectTo(bridge, `${origin}/mcp`);
  await opened.state('ready');
  await until('refused', () => opened.http().includes('response 404 Not Found'));
  await opened.page.call(opened.id, 'tools/list');
  expect(opened.info()).toMatchObject({ connection: 1, state: 'ready' });
  expect(got.filter(({ method }) => method === 'GET')).toHaveLength(1);
});

it('a server that ends every protocol session at once is not asked without end', async () => {
  const { origin, got } = await httpServer((one, response, request) => {
    const { method } = messageOf(one);
    if (method === 'tools/list') response.writeHead(404).end();
    else legacy(() => undefined)(one, response, request);
  });
  const opened = await connectTo(bridge, `${origin}/mcp`);
  await opened.state('failed');
  expect(opened.info().error?.message).toBe('The server ended the protocol session.');
  expect(got.filter((one) => messageOf(one).method === 'initialize').length).toBe(2);
});
