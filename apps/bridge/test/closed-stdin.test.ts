import { sessionInfoSchema } from '@lifeline/wire';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBridge, type TestBridge } from './support/bridge.ts';
import { openPage, type Page } from './support/page.ts';
import { api } from './support/request.ts';
import { until } from './support/wait.ts';

const PING = `console.log('{"jsonrpc":"2.0","id":"late","method":"ping"}')`;

let bridge: TestBridge;
beforeAll(async () => {
  bridge = await startBridge();
});

async function start(script: string, handshake: 'auto' | 'manual') {
  const target = { command: process.execPath, args: ['-e', script] };
  const { json } = await api(bridge, 'POST', '/sessions', { target, handshake });
  const { id } = v.parse(sessionInfoSchema, json);
  return { id, page: await openPage(bridge, id) };
}

function sent(page: Page): number {
  return page.rows.filter((row) => row.dir === 'toServer').length;
}

function note(page: Page): string | undefined {
  return page.rows.find((row) => row.kind === 'note')?.detail;
}

describe('a line that does not cross', () => {
  it('is a note, not a message, while the connection is being closed', async () => {
    const { id, page } = await start(`process.stdin.resume().on('end', () => ${PING})`, 'manual');
    void page.command({ type: 'disconnect', sessionId: id });
    await until('closed', () => page.rows.at(-1)?.kind === 'closed');
    expect(page.rows.some((row) => row.method === 'ping')).toBe(true);
    expect(sent(page)).toBe(0);
    expect(note(page)).toMatch(/^Not sent, because the connection is being closed: .*"id":"late"/);
  });

  it('is a note where the server has closed its stdin', async () => {
    const script = `fs.closeSync(0); setTimeout(() => ${PING}, 100); setTimeout(() => {}, 60_000)`;
    const { page, id } = await start(script, 'manual');
    await until('note', () => note(page) !== undefined);
    expect(sent(page)).toBe(0);
    expect(note(page)).toMatch(/^Not sent, because the server has closed its stdin: .*"id":"late"/);
    const command = { type: 'request', sessionId: id, method: 'x' } as const;
    await expect(page.command(command)).rejects.toMatchObject({ code: 'not-connected' });
    void page.command({ type: 'disconnect', sessionId: id });
    await until('closed', () => page.rows.at(-1)?.kind === 'closed');
  });
});
