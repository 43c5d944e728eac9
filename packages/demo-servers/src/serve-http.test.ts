import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../test/child-server.ts';

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '0' },
  'io.modelcontextprotocol/clientCapabilities': { elicitation: {} },
};
const BASE = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

describe.each(['dual-era', 'modern-only'])('%s over HTTP', (name) => {
  let built: Awaited<ReturnType<typeof bundle>>;
  let child: ReturnType<typeof spawn>;
  let url = '';

  beforeAll(async () => {
    built = await bundle(name);
    child = spawn(process.execPath, [built.file, '--http'], {
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (child.stderr === null) throw new Error('no stderr');
    const [line] = await once(createInterface({ input: child.stderr }), 'line');
    url = /http:\S+/.exec(String(line))?.[0] ?? '';
  });
  afterAll(async () => {
    child.kill();
    await built.remove();
  });

  const post = (message: object, headers: object = {}) =>
    fetch(url, { method: 'POST', headers: { ...BASE, ...headers }, body: JSON.stringify(message) });
  const modern = (id: number, method: string, params: object = {}, named: object = {}) =>
    post(
      { jsonrpc: '2.0', id, method, params: { ...params, _meta: META } },
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method, ...named },
    );

  it('serves the modern era: a page of resources, a call, subscriptions', async () => {
    expect(await (await modern(1, 'server/discover')).text()).toContain('"supportedVersions":["2026-07-28"]');
    expect(await (await modern(2, 'resources/list')).text()).toContain('"nextCursor":"10"');
    const params = { name: 'route', arguments: { region: 'north' } };
    const names = { 'mcp-name': 'route', 'mcp-param-region': 'north' };
    expect(await (await modern(3, 'tools/call', params, names)).text()).toContain('Sent to the north.');

    const stream = await modern(5, 'subscriptions/listen', { notifications: { toolsListChanged: true } });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let told = (await reader?.read())?.value ?? '';
    await modern(6, 'tools/call', { name: 'grow', arguments: {} }, { 'mcp-name': 'grow' });
    while (!told.includes('list_changed')) told += (await reader?.read())?.value ?? '';
    expect(told).toContain('notifications/subscriptions/acknowledged');
    await reader?.cancel();
  });

  it('serves initialize or names the revision that it wants', async () => {
    const clientInfo = { name: 'test', version: '0' };
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo };
    const response = await post({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
    const wanted = name === 'dual-era' ? '"protocolVersion":"2025-11-25"' : '-32022';
    expect(await response.text()).toContain(wanted);
    expect(response.headers.has('mcp-session-id')).toBe(name === 'dual-era');
  });

  it('refuses pages of other origins', async () => {
    expect((await post({}, { origin: 'https://elsewhere.example' })).status).toBe(403);
  });
});
