import { sessionInfoSchema } from '@lifeline/wire';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBridge, type TestBridge } from './support/bridge.ts';
import { openPage } from './support/page.ts';
import { api } from './support/request.ts';
import { installedServer } from './support/shared.ts';
import { until } from './support/wait.ts';

/** A server in a few lines: `answer` gets each message and returns what it answers, if anything. */
function server(answer: string): { command: string; args: string[] } {
  const program = `
    const answer = ${answer};
    require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
      const message = JSON.parse(line);
      const body = message.id === undefined ? undefined : answer(message);
      if (body !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id: message.id, ...body }));
    });`;
  return { command: process.execPath, args: ['-e', program] };
}

const LEGACY = `{ result: { protocolVersion: '2025-06-18', capabilities: {}, serverInfo: { name: 's', version: '1' } } }`;
const MODERN = `{ result: { resultType: 'complete', supportedVersions: ['2026-07-28'], capabilities: {} } }`;

let bridge: TestBridge;
beforeAll(async () => {
  bridge = await startBridge();
});

async function start(request: Record<string, unknown>) {
  const { json } = await api(bridge, 'POST', '/sessions', request);
  const info = v.parse(sessionInfoSchema, json);
  const page = await openPage(bridge, info.id);
  const messages = () =>
    page.rows.flatMap(({ connection, dir, method, id, errorCode }) =>
      dir === undefined ? [] : [[connection, method ?? errorCode ?? 'result', id].filter(Boolean).join(' ')],
    );
  const state = (wanted: string) => until(wanted, () => page.info(info.id)?.state === wanted, 20_000);
  return { id: info.id, page, messages, state };
}

describe('the era of a server', () => {
  it('is modern where server/discover is answered', async () => {
    const session = await start({ target: server(`() => (${MODERN})`) });
    await session.state('ready');
    await until('both messages', () => session.messages().length > 1);
    expect(session.messages()).toEqual(['1 server/discover "probe-1"', '1 result "probe-1"']);
    expect(session.page.info(session.id)?.revision).toBe('2026-07-28');
  });

  it('makes requests ask for log messages, once that is wanted', async () => {
    const { id, page, state } = await start({ target: server(`() => (${MODERN})`) });
    await state('ready');
    await page.command({ type: 'log-level', sessionId: id, level: 'debug' });
    await until('level', () => page.info(id)?.logLevel === 'debug');
    const answered = await page.call(id, 'tools/list', {});
    const asked = page.rows.findLast(({ kind, seq }) => kind === 'request' && seq < answered.seq)?.seq ?? 0;
    const reply = await page.command({ type: 'read', sessionId: id, from: asked, to: asked });
    const text = reply.type === 'bodies' ? (reply.bodies[0]?.text ?? '') : '';
    expect(JSON.parse(JSON.parse(text).raw).params._meta['io.modelcontextprotocol/logLevel']).toBe('debug');
  });

  it('is modern of a published server', async () => {
    const args = [installedServer('context7-mcp', '@upstash')];
    const session = await start({ target: { command: process.execPath, args } });
    await session.state('ready');
    expect(session.messages()[0]).toBe('1 server/discover "probe-1"');
    expect(session.page.info(session.id)?.revision).toBe('2026-07-28');
    await until('tools', () => session.messages().includes('1 result "auto-1"'));
    expect(session.messages().some((message) => message.includes('initialize'))).toBe(false);
  });

  it('is legacy where it ends at the question: it is started once more, in the same session', async () => {
    const session = await start({
      target: server(`({ method }) => (method === 'initialize' ? ${LEGACY} : process.exit(3))`),
    });
    await session.state('ready');
    expect(session.messages()).toEqual([
      '1 server/discover "probe-1"',
      '2 initialize 1',
      '2 result 1',
      '2 notifications/initialized',
    ]);
    expect(
      session.page.rows.some(({ kind, detail }) => kind === 'note' && detail?.includes('once more')),
    ).toBe(true);
  });

  it('is started once more only once', async () => {
    const session = await start({ target: server('() => process.exit(3)') });
    await session.state('failed');
    expect(session.messages()).toEqual(['1 server/discover "probe-1"', '2 initialize 1']);
    expect(session.page.info(session.id)?.connection).toBe(2);
  });

  it('is not asked for where it is pinned', async () => {
    const legacy = await start({ target: server(`() => (${LEGACY})`), revision: '2025-06-18' });
    await legacy.state('ready');
    expect(legacy.messages()[0]).toBe('1 initialize 1');
    const modern = await start({
      target: server(`() => ({ error: { code: -32601, message: 'no' } })`),
      revision: '2026-07-28',
    });
    await modern.state('failed');
    expect(modern.messages()).toEqual(['1 server/discover "probe-1"', '1 -32601 "probe-1"']);
    expect(modern.page.info(modern.id)?.error?.message).toContain('does not speak revision 2026-07-28');
  });
});
