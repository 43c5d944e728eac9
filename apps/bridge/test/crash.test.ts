import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeEvent } from '@lifeline/trace';
import { recordingInfoSchema } from '@lifeline/wire';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addressOf, type Cli, type Description, runCli } from './support/cli.ts';
import { openPage, type Page } from './support/page.ts';
import { testServer } from './support/programs.ts';
import { api } from './support/request.ts';
import { describeWithShared, sharedFixture } from './support/shared.ts';
import { isRunning, pause, until } from './support/wait.ts';

const QUIET = ['--json', '--no-open', '--port', '0'];

interface Running {
  readonly cli: Cli;
  readonly said: Description;
  readonly id: string;
  readonly page: Page;
}

async function inspect(args: string[], home?: string): Promise<Running> {
  const cli = await runCli([...QUIET, process.execPath, ...args], home === undefined ? {} : { home });
  const said = await cli.description();
  const id = said.url.split('/s/')[1] ?? '';
  return { cli, said, id, page: await openPage(addressOf(said), id) };
}

function pidOf(page: Page): number {
  return Number(page.rows.find((row) => row.event === 'spawned')?.detail);
}

function recordedLines({ said, id }: Running): string[] {
  return readFileSync(path.join(said.recordingsDir, `${id}.ndjson`), 'utf8').split('\n');
}

async function allGone(pids: readonly number[], ms: number): Promise<void> {
  for (const pid of pids) expect(pid).toBeGreaterThan(1);
  await until('all gone', async () => (await Promise.all(pids.map(isRunning))).every((runs) => !runs), ms);
}

/** What only POSIX systems have. */
const describePosix = process.platform === 'win32' ? describe.skip : describe;

describeWithShared('kill -9 of the bridge in a flood', () => {
  it('loses nothing that a page has seen, and leaves no server behind', async () => {
    const running = await inspect([sharedFixture('flood.mjs')]);
    const { cli, page, id, said } = running;
    await until('ready', () => page.info(id)?.state === 'ready');
    const paramsText = '{"name":"flood","arguments":{"n":200000,"size":300}}';
    await page.command({ type: 'request', sessionId: id, method: 'tools/call', paramsText });
    await until('in the flood', () => page.rows.length > 5000);
    cli.signal('SIGKILL');
    await cli.exited;
    await until('closed', () => page.closed !== undefined);
    await allGone([pidOf(page)], 6000);

    const lines = recordedLines(running).slice(1);
    const torn = lines.pop();
    expect(lines.length).toBeGreaterThanOrEqual(page.rows.length);
    for (const [seq, line] of lines.entries()) {
      const decoded = decodeEvent(line);
      if (!decoded.ok || decoded.event.seq !== seq) throw new Error(`event ${seq}: ${line.slice(0, 100)}`);
    }
    for (const [seq, body] of page.bodies) expect(lines[seq]).toBe(body.text);

    const next = await runCli(QUIET, { home: cli.home });
    const address = addressOf(await next.description());
    const list = v.parse(v.array(recordingInfoSchema), (await api(address, 'GET', '/recordings')).json);
    expect(list.find((info) => info.id === id)?.state).toBe('crashed');
    expect((await api(address, 'GET', '/sessions')).json).toEqual([]);
    await api(address, 'POST', `/recordings/${id}/open`);
    const reader = await openPage(address, `r-${id}`);
    await until('all rows', () => reader.rows.length === lines.length, 60_000);
    expect(reader.rows.slice(0, page.rows.length)).toEqual(page.rows);
    if (torn !== '') expect(reader.info(`r-${id}`)?.unreadableAt?.line).toBe(lines.length + 2);
    expect(said.pid).toBe(cli.child.pid);
  }, 90_000);
});

describePosix('servers do not outlive the bridge', () => {
  it.each([
    ['stubborn', []],
    ['forking', ['stay']],
  ])('after kill -9: %s', async (server, words) => {
    const { cli, page } = await inspect([testServer(server), ...words]);
    await until('started', () => page.rows.some((row) => row.dir === 'toClient'));
    const grandchild = Number(
      JSON.parse([...page.bodies.values()].find((b) => b.text.includes('toClient'))?.text ?? '{}').raw,
    );
    const pids = [pidOf(page), ...(server === 'forking' ? [grandchild] : [])];
    for (const pid of pids) expect(await isRunning(pid)).toBe(true);
    cli.signal('SIGKILL');
    await cli.exited;
    await allGone(pids, 6000);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'after %s, and the recording says why',
    async (signal) => {
      const running = await inspect([testServer('forking'), 'stay']);
      const { cli, page } = running;
      await until('started', () => page.rows.some((row) => row.dir === 'toClient'));
      cli.signal(signal);
      expect(await cli.exited).toBe(0);
      await allGone([pidOf(page)], 100);
      expect(page.closed).toBe(4410);
      expect(recordedLines(running).at(-2)).toContain('"type":"closed","reason":"bridge-stopped"');
    },
  );

  it('at once after the second Ctrl-C', async () => {
    const running = await inspect([testServer('stubborn')]);
    const { cli, page } = running;
    await until('started', () => page.rows.some((row) => row.dir === 'toClient'));
    cli.signal('SIGINT');
    await until('ending', () => cli.stderr.includes('press Ctrl-C again'));
    await pause(600);
    cli.signal('SIGINT');
    expect(await cli.exited).toBe(130);
    // the first step alone takes two seconds
    expect(recordedLines(running).join('\n')).not.toContain('"signal":"SIGTERM"');
    await allGone([pidOf(page)], 500);
  });

  it('in order where one Ctrl-C arrives twice, as through npm', async () => {
    const running = await inspect([testServer('stubborn')]);
    const { cli, page } = running;
    await until('started', () => page.rows.some((row) => row.dir === 'toClient'));
    cli.signal('SIGINT');
    await until('ending', () => cli.stderr.includes('press Ctrl-C again'));
    cli.signal('SIGINT');
    expect(await cli.exited).toBe(0);
    expect(recordedLines(running).join('\n')).toMatch(/"signal":"SIGTERM".*"signal":"SIGKILL"/s);
    await allGone([pidOf(page)], 100);
  });
});
