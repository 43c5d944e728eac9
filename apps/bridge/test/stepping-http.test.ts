import { expect, it } from 'vitest';
import { startBridge } from './support/bridge.ts';
import { httpServer, legacy, messageOf, reply } from './support/http-server.ts';
import { testServer } from './support/programs.ts';
import { stepped } from './support/stepped-session.ts';
import { pause, until } from './support/wait.ts';

it('holds over HTTP: nothing is sent before its release, and an edit goes out in its place', async () => {
  const server = await httpServer(
    legacy((got, response) => reply(response, messageOf(got).id, { content: [] })),
  );
  const bridge = await startBridge();
  const session = await stepped(bridge, { target: { url: `${server.origin}/mcp` } });
  await session.state('ready');
  await session.hold({ direction: 'both' });
  const request = await session.call('t', 'first');
  await session.held('toServer tools/call');
  await pause(100);
  expect(server.got.some(({ body }) => body.includes('first'))).toBe(false);
  await session.release({
    how: 'edited',
    text: '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"u"}}',
  });
  await session.held('toClient answer 2');
  expect(server.got.at(-1)?.body).toContain('"u"');
  const post = session.page.rows.find((row) => row.kind === 'http' && row.ref === request);
  expect(post?.event).toBe('request');
  await session.release();
  await session.outcome(request, 'result');
  expect(session.isReplayed()).toBe(true);
});

it('holds in the modern era from the first request on', async () => {
  const bridge = await startBridge();
  const target = { command: process.execPath, args: [testServer('eras'), 'modern'] };
  const session = await stepped(bridge, { era: 'modern', discovery: 'auto', target });
  await session.state('ready');
  await session.hold({ direction: 'both' });
  await session.page.command({ type: 'restart', sessionId: session.id });
  await session.held('toServer server/discover');
  await session.release();
  await until('answer', () => session.waiting[0]?.startsWith('toClient answer') === true);
  await session.hold(undefined);
  await session.state('ready');
  expect(session.isReplayed()).toBe(true);
});
