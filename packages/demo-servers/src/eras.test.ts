import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundle, ChildServer } from '../test/child-server.ts';

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '0' },
  'io.modelcontextprotocol/clientCapabilities': { elicitation: {}, roots: {}, sampling: {} },
};
const ask = (server: ChildServer, id: number, method: string, params: object = {}) =>
  server.ask(id, method, JSON.stringify({ ...params, _meta: META }));

describe.each(['dual-era', 'modern-only'])('%s', (name) => {
  let built: Awaited<ReturnType<typeof bundle>>;
  beforeAll(async () => {
    built = await bundle(name);
  });
  afterAll(() => built.remove());

  it('is discovered, asks for input, and goes on with what comes back', async () => {
    const server = new ChildServer(built.file);
    expect(await ask(server, 1, 'server/discover')).toContain('"supportedVersions":["2026-07-28"]');
    expect(await ask(server, 2, 'tools/list')).toMatch(
      /"ttlMs":5000.*"cacheScope":"public"|"cacheScope":"public".*"ttlMs":5000/,
    );
    const asked = await ask(server, 3, 'tools/call', { name: 'guess', arguments: {} });
    expect(asked).toContain('"resultType":"input_required"');
    const again = { name: 'guess', arguments: {}, requestState: JSON.parse(asked).result.requestState };
    const inputResponses = { guess: { action: 'accept', content: { guess: 4 } } };
    expect(await ask(server, 4, 'tools/call', { ...again, inputResponses })).toContain(
      '4 it is, after 1 rounds.',
    );
    expect(await server.end()).toBe(0);
  });

  it('tells subscribers of changes', async () => {
    const server = new ChildServer(built.file);
    await ask(server, 1, 'server/discover');
    const notifications = { toolsListChanged: true, resourceSubscriptions: ['demo://visits'] };
    server.send(
      JSON.stringify({
        jsonrpc: '2.0',
        id: 'l',
        method: 'subscriptions/listen',
        params: { notifications, _meta: META },
      }),
    );
    await server.line('notifications/subscriptions/acknowledged');
    await ask(server, 2, 'tools/call', { name: 'grow', arguments: {} });
    expect(await server.line('notifications/tools/list_changed')).toContain('subscriptionId":"l"');
    expect(await server.line('notifications/resources/updated')).toContain('demo://visits');
    expect(await server.end()).toBe(0);
  });
});

it('dual-era serves initialize, modern-only names the revision that it wants', async () => {
  const [dual, modern] = await Promise.all([bundle('dual-era'), bundle('modern-only')]);
  const legacy = new ChildServer(dual.file);
  expect(await legacy.initialize('2025-11-25')).toContain('"protocolVersion":"2025-11-25"');
  expect(await legacy.end()).toBe(0);
  const refusing = new ChildServer(modern.file);
  expect(await refusing.initialize('2025-11-25')).toContain('-32022');
  expect(await refusing.end()).toBe(0);
  await Promise.all([dual.remove(), modern.remove()]);
});
