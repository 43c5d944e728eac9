import { sessionInfoSchema } from '@lifeline/wire';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { startBridge, type TestBridge } from './support/bridge.ts';
import { openPage } from './support/page.ts';
import { api } from './support/request.ts';
import { installedServer } from './support/shared.ts';
import { until } from './support/wait.ts';

let bridge: TestBridge;
beforeAll(async () => {
  bridge = await startBridge();
});

const SERVERS: readonly (readonly [revision: string, file: string, tool: string, args: object])[] = [
  ['2024-11-05', installedServer('memory-2024-11-05', '.'), 'read_graph', {}],
  ['2025-03-26', installedServer('everything-2025-03-26', '.'), 'echo', { message: 'hi' }],
  ['2025-06-18', installedServer('everything-2025-06-18', '.'), 'echo', { message: 'hi' }],
  ['2025-11-25', installedServer('server-everything'), 'echo', { message: 'hi' }],
  ['2026-07-28', installedServer('context7-mcp', '@upstash'), 'no-such-tool', {}],
];

it.each(SERVERS)(
  'a published server agrees on %s, lists its tools and answers a call',
  async (revision, file, tool, args) => {
    const target = { command: process.execPath, args: [file] };
    // it also speaks the older era, and may take longer to start than the question waits for
    const era = revision === '2026-07-28' ? 'modern' : 'auto';
    const { json } = await api(bridge, 'POST', '/sessions', { target, era });
    const { id } = v.parse(sessionInfoSchema, json);
    const page = await openPage(bridge, id);
    await until('ready', () => page.info(id)?.state === 'ready', 20_000);
    expect(page.info(id)?.revision).toBe(revision);
    const probe = page.rows.find(({ kind, method }) => kind === 'request' && method === 'server/discover');
    expect(probe?.id).toBe('"probe-1"');
    expect(page.rows.some(({ method }) => method === 'initialize')).toBe(era === 'auto');
    const asked = page.rows.find(({ kind, method }) => kind === 'request' && method === 'tools/list');
    await until('the list', () =>
      page.rows.some(({ kind, id: of }) => kind === 'response' && of === asked?.id),
    );
    const answer = await page.call(id, 'tools/call', { name: tool, arguments: args });
    expect(answer.kind).toBe('response');
  },
);
