import { type SessionInfo, sessionInfoSchema } from '@lifeline/wire';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBridge, type TestBridge } from './support/bridge.ts';
import { openPage, type Page } from './support/page.ts';
import { testServer } from './support/programs.ts';
import { api } from './support/request.ts';
import { describeWithShared, sharedFixture } from './support/shared.ts';
import { isRunning, pause, until } from './support/wait.ts';

let bridge: TestBridge;
beforeAll(async () => {
  bridge = await startBridge();
});

async function start(
  args: string[],
  more: Record<string, unknown> = {},
): Promise<{ info: SessionInfo; page: Page }> {
  const { status, json } = await api(bridge, 'POST', '/sessions', {
    target: { command: process.execPath, args },
    ...more,
  });
  expect(status).toBe(200);
  const info = v.parse(sessionInfoSchema, json);
  return { info, page: await openPage(bridge, info.id) };
}

async function state(page: Page, id: string, wanted: string, ms = 15_000): Promise<void> {
  await until(`state ${wanted}`, () => page.info(id)?.state === wanted, ms);
}

/** What happened, in words; of `opened` and `stderr` the kind only. */
function facts(page: Page): string[] {
  return page.rows.map((row) => {
    const parts = row.kind === 'opened' || row.kind === 'stderr' ? [] : [row.event ?? row.method, row.detail];
    return [row.kind, ...parts.filter((part) => part !== undefined)].join(' ');
  });
}

describeWithShared('a session', () => {
  const flood = (...args: string[]) => [sharedFixture('flood.mjs'), ...args];

  it('shakes hands, lists and calls, all on record in order', async () => {
    const { info, page } = await start(flood());
    await state(page, info.id, 'ready');
    const response = await page.call(info.id, 'tools/call', { name: 'echo', arguments: { text: 'hi' } });
    const kinds = page.rows.map((row) => `${row.kind} ${row.dir ?? row.event ?? ''}`.trim());
    expect(kinds).toEqual([
      'action connect',
      'opened',
      'process spawned',
      'request toServer',
      'response toClient',
      'request toServer',
      'response toClient',
      'notification toServer',
      'request toServer',
      'response toClient',
      'action request',
      'request toServer',
      'response toClient',
    ]);
    expect(page.rows.map((row) => row.id)).toEqual([
      ...Array(3),
      '"probe-1"',
      '"probe-1"',
      '1',
      '1',
      undefined,
      '"auto-1"',
      '"auto-1"',
      undefined,
      '2',
      '2',
    ]);
    expect(page.rows[11]?.cause).toBe(10);
    expect(page.bodies.get(response.seq)?.text).toContain('{\\"type\\":\\"text\\",\\"text\\":\\"hi\\"}');
    expect(page.info(info.id)).toMatchObject({
      state: 'ready',
      recording: 'disk',
      readOnly: false,
      connection: 1,
    });
  });

  it('goes on without any page, and shows all of it to the next', async () => {
    const { info, page } = await start(flood());
    await state(page, info.id, 'ready');
    void page.command({
      type: 'request',
      sessionId: info.id,
      method: 'tools/call',
      paramsText: '{"name":"slow","arguments":{"ms":600}}',
    });
    await until('sent', () => page.rows.some((row) => row.method === 'tools/call'));
    page.cut();
    await pause(1200);
    const next = await openPage(bridge, info.id);
    await until('answer', () => next.rows.some((row) => row.kind === 'response' && row.id === '2'));
    expect(next.rows.slice(0, page.rows.length)).toEqual(page.rows);
  });

  it('says how a crash in mid-call ended it, and starts again in the same recording', async () => {
    const { info, page } = await start(flood());
    await state(page, info.id, 'ready');
    void page.command({
      type: 'request',
      sessionId: info.id,
      method: 'tools/call',
      paramsText: '{"name":"crash"}',
    });
    await state(page, info.id, 'failed');
    expect(page.info(info.id)?.error?.message).toBe('The server exited with code 7.');
    expect(facts(page).slice(-4)).toEqual([
      'stderr',
      'process stdout-closed',
      'process exited 7',
      'closed exited',
    ]);
    await expect(page.command({ type: 'request', sessionId: info.id, method: 'ping' })).rejects.toMatchObject(
      { code: 'not-connected' },
    );
    const before = page.rows.length;
    await page.command({ type: 'restart', sessionId: info.id });
    await state(page, info.id, 'ready');
    expect(page.rows.slice(before, before + 3).map((row) => row.connection)).toEqual([1, 2, 2]);
    expect(facts(page).slice(before, before + 2)).toEqual(['action restart', 'opened']);
    expect(page.info(info.id)).toMatchObject({ connection: 2 });
    expect(page.info(info.id)?.error).toBeUndefined();
    const answer = await page.call(info.id, 'tools/call', { name: 'echo', arguments: { text: 'again' } });
    expect(answer.connection).toBe(2);
  });

  it('restarts a running server and disconnects', async () => {
    const { info, page } = await start(flood());
    await state(page, info.id, 'ready');
    await page.command({ type: 'restart', sessionId: info.id });
    await until(
      'second connection',
      () => page.info(info.id)?.connection === 2 && page.info(info.id)?.state === 'ready',
    );
    expect(facts(page)).toContain('closed restarted');
    await page.command({ type: 'disconnect', sessionId: info.id });
    await state(page, info.id, 'closed');
    expect(facts(page).at(-1)).toBe('closed disconnected');
    const pids = page.rows.flatMap((row) => (row.event === 'spawned' ? [Number(row.detail)] : []));
    expect(pids).toHaveLength(2);
    for (const pid of pids) expect(await isRunning(pid)).toBe(false);
    await expect(page.command({ type: 'disconnect', sessionId: info.id })).rejects.toMatchObject({
      code: 'not-connected',
    });
  });

  it('stops waiting after the time that was given, and cancels on demand', async () => {
    const { info, page } = await start(flood());
    await state(page, info.id, 'ready');
    const paramsText = '{"name":"invalid","arguments":{"kind":"no-answer"}}';
    await page.command({
      type: 'request',
      sessionId: info.id,
      method: 'tools/call',
      paramsText,
      timeoutMs: 50,
    });
    await until('timeout', () => page.rows.some((row) => row.kind === 'timeout'));
    const slow = {
      type: 'request',
      sessionId: info.id,
      method: 'tools/call',
      paramsText: '{"name":"slow"}',
    } as const;
    const ack = await page.command(slow);
    const requestSeq = ack.type === 'ack' ? (ack.seq ?? 0) : 0;
    await page.command({ type: 'cancel', sessionId: info.id, requestSeq, reason: 'enough' });
    await until('cancelled', () => page.rows.at(-1)?.method === 'notifications/cancelled');
    const before = page.rows.length;
    await expect(page.command({ type: 'cancel', sessionId: info.id, requestSeq })).rejects.toMatchObject({
      code: 'not-pending',
    });
    expect(page.rows.length).toBe(before);
  });

  it('sends what is typed, also what is wrong', async () => {
    const { info, page } = await start(flood());
    await state(page, info.id, 'ready');
    const ack = await page.command({ type: 'raw', sessionId: info.id, text: '{"jsonrpc": "2.0", broken' });
    const seq = ack.type === 'ack' ? (ack.seq ?? 0) : 0;
    await until('answer', () => page.rows.some((row) => row.seq > seq && row.dir === 'toClient'));
    expect(page.rows[seq]).toMatchObject({ kind: 'malformed', dir: 'toServer' });
    expect(JSON.parse(page.bodies.get(seq)?.text ?? '').raw).toBe('{"jsonrpc": "2.0", broken');
  });

  it('waits for the person where the handshake is by hand', async () => {
    const { info, page } = await start(flood(), {
      handshake: 'manual',
      discovery: 'manual',
      revision: '2024-11-05',
    });
    await pause(300);
    expect(page.rows.some((row) => row.dir === 'toServer')).toBe(false);
    expect(page.info(info.id)?.state).toBe('connecting');
    await page.call(info.id, 'initialize', {
      protocolVersion: '2024-11-05',
      capabilities: {},
      clientInfo: { name: 'x', version: '1' },
    });
    await state(page, info.id, 'ready');
    expect(page.rows.filter((row) => row.dir === 'toServer').map((row) => row.method)).toEqual([
      'initialize',
      'notifications/initialized',
    ]);
  });
});

describe('several pages', () => {
  it('may answer the same question: the first counts', async () => {
    const { info, page } = await start([testServer('asks')]);
    await state(page, info.id, 'ready');
    const other = await openPage(bridge, info.id);
    const called = page.call(info.id, 'tools/call', { name: 'x' });
    await until('question', () => other.rows.some((row) => row.method === 'elicitation/create'));
    const requestSeq = other.rows.findIndex((row) => row.method === 'elicitation/create');
    const answer = {
      type: 'answer',
      sessionId: info.id,
      requestSeq,
      resultText: '{"action":"decline"}',
    } as const;
    const results = await Promise.allSettled([page.command(answer), other.command(answer)]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({
      code: 'already-answered',
    });
    const response = await called;
    expect(page.bodies.get(response.seq)?.text).toContain('decline');
    expect(page.rows.filter((row) => row.event === 'answer')).toHaveLength(1);
    expect(page.rows.find((row) => row.event === 'answer')).toBeDefined();
  });
});

describe('a start that fails', () => {
  it('names the command and where it was looked for', async () => {
    const { json } = await api(bridge, 'POST', '/sessions', {
      target: { command: 'no-such-command', args: ['a'] },
    });
    const info = v.parse(sessionInfoSchema, json);
    expect(info).toMatchObject({ state: 'failed', error: { code: 'bad-command' } });
    expect(info.error?.message).toContain('"no-such-command" was not found');
    const page = await openPage(bridge, info.id);
    await until('rows', () => page.rows.length === 4);
    expect(facts(page).map((fact) => fact.split(' ').slice(0, 2).join(' '))).toEqual([
      'action connect',
      'opened',
      'process spawn-failed',
      'closed spawn-failed',
    ]);
    const failed = JSON.parse(page.bodies.get(2)?.text ?? '');
    expect(failed.path).toEqual(process.env.PATH?.split(':').filter((directory) => directory !== ''));
  });

  it.each([
    [{ command: process.execPath, args: [], cwd: '/no/such/directory' }, 'bad-cwd', /does not exist/],
    [{ command: process.execPath, args: [], cwd: process.execPath }, 'bad-cwd', /not a directory/],
    [{ command: ' ', args: [] }, 'bad-command', /no command/],
    [{ command: 'a', args: ['\0'] }, 'bad-command', /NUL/],
    [{ command: 'a', args: [], env: { 'A=B': 'x' } }, 'bad-command', /no name/],
  ])('is no session at all for %j', async (target, code, message) => {
    const before = bridge.sessions.list().length;
    const { status, json } = await api(bridge, 'POST', '/sessions', { target });
    expect(status).toBe(422);
    expect(json).toMatchObject({ code, message: expect.stringMatching(message) });
    expect(bridge.sessions.list()).toHaveLength(before);
  });

  it('is said where the server exits before it answers', async () => {
    const { info, page } = await start(['-e', 'process.stderr.write("no config\\n");process.exit(3)']);
    await state(page, info.id, 'failed');
    expect(page.info(info.id)?.error?.message).toBe(
      'The server exited with code 3 before the connection was ready.',
    );
  });

  it('ends a server that closed its stdout, within twelve seconds', async () => {
    const { info, page } = await start([testServer('closes-stdout')]);
    await state(page, info.id, 'failed', 12_000);
    expect(page.info(info.id)?.error?.message).toMatch(/closed its stdout/);
    expect(facts(page).at(-1)).toBe('closed stdout-closed');
  });
});

describe('the WebSocket', () => {
  it.each(['no json', '[]', '{"type":"unknown"}', '{"type":"attach","sessionId":"x","cursor":-1}'])(
    'closes for a message against the contract: %s',
    async (text) => {
      const page = await openPage(bridge);
      page.send(text);
      await until('closed', () => page.closed !== undefined);
      expect(page.closed).toBe(4400);
      expect(page.errors[0]?.code).toBe('bad-message');
    },
  );

  it('says that a session does not exist', async () => {
    const page = await openPage(bridge);
    await expect(page.command({ type: 'restart', sessionId: 's-none' })).rejects.toMatchObject({
      code: 'unknown-session',
    });
    page.post({ type: 'attach', sessionId: 's-none', cursor: 0 });
    await until('error', () => page.errors.length === 1);
    expect(page.closed).toBeUndefined();
  });

  it('takes 32 pages and no more', async () => {
    const pages = [];
    try {
      for (let i = 0; i < 40; i += 1) pages.push(await openPage(bridge));
      throw new Error('there were more');
    } catch (error) {
      expect(String(error)).toMatch(/503/);
    }
    expect(pages.length).toBeLessThanOrEqual(32);
    for (const page of pages) page.cut();
  });
});
