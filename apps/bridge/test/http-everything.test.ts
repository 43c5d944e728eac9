import { beforeAll, describe, expect, it } from 'vitest';
import { startBridge, type TestBridge } from './support/bridge.ts';
import { everything } from './support/http-server.ts';
import { connectTo } from './support/http-session.ts';
import { until } from './support/wait.ts';

let bridge: TestBridge;
beforeAll(async () => {
  bridge = await startBridge();
});

describe('server-everything', () => {
  it('speaks Streamable HTTP: handshake, lists, calls, the GET stream, DELETE', async () => {
    const { origin } = await everything('streamableHttp');
    const session = await connectTo(bridge, `${origin}/mcp`, { headers: { 'X-Mine': 'value' } });
    await session.state('ready');
    const { page, id } = session;
    const answer = await page.call(id, 'tools/call', { name: 'echo', arguments: { message: 'hi' } });
    expect(answer.errorCode).toBeUndefined();
    await until('stream', () => session.http().includes('stream-opened GET'));
    await page.call(id, 'tools/call', { name: 'toggle-simulated-logging', arguments: {} });
    // sent by the server of its own accord, so it comes by the GET stream
    await until('log', () => page.rows.some(({ method }) => method === 'notifications/message'), 20_000);
    await session.disconnect();
    expect(session.http()).toContain('request DELETE /mcp');
    expect(page.rows.at(-1)).toMatchObject({ kind: 'closed', event: 'disconnected' });

    const events = await session.httpEvents();
    const requests = events.filter(({ event }) => event === 'request');
    const headersOf = (method: string) =>
      requests.find(({ ref }) => ref !== undefined && page.rows[ref]?.method === method)?.headers ?? [];
    const value = (method: string, name: string) => headersOf(method).find((h) => h.name === name)?.value;
    const issued = page.rows.find(({ kind, subject }) => kind === 'http' && subject !== undefined)?.subject;
    expect(issued).toMatch(/^[0-9a-f-]{36}$/);
    expect(value('initialize', 'Mcp-Session-Id')).toBeUndefined();
    expect(value('tools/list', 'Mcp-Session-Id')).toBe(issued);
    expect(value('tools/list', 'MCP-Protocol-Version')).toBe('2025-11-25');
    expect(value('tools/list', 'X-Mine')).toBe('value');
    expect(value('initialize', 'Accept')).toBe('application/json, text/event-stream');
    // the server has `initialized` before anything that follows it
    const taken = events.findIndex(
      ({ event, ref }) =>
        event === 'response' && page.rows[ref ?? -1]?.method === 'notifications/initialized',
    );
    const next = events.findIndex(
      ({ event, ref }) => event === 'request' && page.rows[ref ?? -1]?.method === 'tools/list',
    );
    expect(taken).toBeLessThan(next);
  });

  it('speaks HTTP+SSE, found by the fallback, each attempt on record', async () => {
    const { origin } = await everything('sse');
    const session = await connectTo(bridge, `${origin}/sse`);
    await session.state('ready');
    const { page, id } = session;
    const answer = await page.call(id, 'tools/call', { name: 'echo', arguments: { message: 'hi' } });
    expect(answer.errorCode).toBeUndefined();
    const http = session.http();
    const first = http.lastIndexOf('response 404 Not Found');
    expect(http.slice(first - 1, first + 6)).toEqual([
      'request POST /sse',
      'response 404 Not Found',
      'request GET /sse',
      'response 200 OK',
      'stream-opened GET',
      expect.stringMatching(/^stream-event event: endpoint data: \/message\?sessionId=/),
      'request POST /message',
    ]);
    await session.disconnect();
  });

  it('speaks HTTP+SSE at once where that was asked for', async () => {
    const { origin } = await everything('sse');
    const session = await connectTo(bridge, `${origin}/sse`, { transport: 'sse' });
    await session.state('ready');
    expect(session.http()[0]).toBe('request GET /sse');
    await session.disconnect();
  });
});
