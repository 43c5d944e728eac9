import { beforeAll, expect, it } from 'vitest';
import { startBridge, type TestBridge } from './support/bridge.ts';
import { type Got, httpServer, legacy, messageOf } from './support/http-server.ts';
import { connectTo } from './support/http-session.ts';
import { until } from './support/wait.ts';

let bridge: TestBridge;
beforeAll(async () => {
  bridge = await startBridge();
});

const sse = { 'content-type': 'text/event-stream' };

/** A server that answers a call by `first`, and each attempt to resume it by what `again` says of its number, from 1. */
async function resumable(first: string, again: (attempt: number, got: Got) => string) {
  const lastIds: string[] = [];
  const { origin } = await httpServer((got, response, request) => {
    const lastId = got.headers['last-event-id'];
    if (got.method === 'GET' && lastId !== undefined) {
      lastIds.push(String(lastId));
      response.writeHead(200, sse).end(again(lastIds.length, got));
    } else if (messageOf(got).method === 'tools/call') response.writeHead(200, sse).end(first);
    else legacy(() => undefined)(got, response, request);
  });
  const session = await connectTo(bridge, `${origin}/mcp`);
  await session.state('ready');
  return { session, lastIds };
}

it('a stream that brings nothing new is resumed five times, not without end', async () => {
  const event = 'id: 7\nretry: 20\ndata:\n\n';
  const { session, lastIds } = await resumable(event, () => event);
  const sentence = await session.failure(await session.send('tools/call', { name: 't' }));
  expect(sentence).toMatch(/ended before the answer.*resumed 5 times from event 7, and nothing newer came/);
  expect(lastIds).toEqual(['7', '7', '7', '7', '7']);
  expect(session.info().state).toBe('ready');
});

it('a stream that brings ever newer events ends with the time of its request', async () => {
  const { session, lastIds } = await resumable(
    'id: 0\nretry: 20\ndata:\n\n',
    (attempt) => `id: ${attempt}\ndata:\n\n`,
  );
  await session.send('tools/call', { name: 't' }, 500);
  await until('the end', () => session.http().some((line) => line.includes('not resumed any more')));
  expect(session.page.rows.some(({ kind }) => kind === 'timeout')).toBe(true);
  expect(lastIds.length).toBeGreaterThan(5);
  const asked = lastIds.length;
  await session.page.call(session.id, 'tools/list');
  expect(lastIds.length).toBe(asked);
});

it('an event with an empty id leaves nothing to go on from', async () => {
  const { session, lastIds } = await resumable('id: 7\ndata:\n\nid:\ndata:\n\n', () => '');
  const sentence = await session.failure(await session.send('tools/call', { name: 't' }));
  expect(sentence).toBe('The stream ended before the answer to this request.');
  expect(lastIds).toEqual([]);
});

it('a GET stream that is closed again and again is not opened without end', async () => {
  let opened = 0;
  const { origin } = await httpServer((got, response, request) => {
    if (got.method !== 'GET') legacy(() => undefined)(got, response, request);
    else {
      opened += 1;
      response.writeHead(200, sse).end(`id: ${opened}\nretry: 20\ndata:\n\n`);
    }
  });
  const session = await connectTo(bridge, `${origin}/mcp`);
  await session.state('ready');
  await until('the end', () => session.http().some((line) => line.includes('is not opened again')));
  expect(opened).toBe(5);
});
