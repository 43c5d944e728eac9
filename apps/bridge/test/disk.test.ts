import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decodeEvent } from '@lifeline/trace';
import { sessionInfoSchema } from '@lifeline/wire';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { afterwards } from './support/cleanup.ts';
import { addressOf, type Description, runCli } from './support/cli.ts';
import { openPage } from './support/page.ts';
import { temporaryDirectory, testServer } from './support/programs.ts';
import { api } from './support/request.ts';
import { describeWithShared, sharedFixture } from './support/shared.ts';
import { until } from './support/wait.ts';

const QUIET = ['--json', '--no-open', '--port', '0'];

/** A file system of `mib` MiB, or undefined where this user may not make one. */
function smallDisk(mib: number): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const directory = temporaryDirectory();
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${mib}m`, 'tmpfs', directory], {
      stdio: 'ignore',
    });
  } catch {
    return undefined; // a container without the right to mount
  }
  afterwards(() => execFileSync('/bin/umount', ['-l', directory]));
  return directory;
}

const disk = smallDisk(3);

(disk === undefined ? describe.skip : describeWithShared)('a full disk', () => {
  it('is said, the session goes on, and nothing is missing once there is space again', async () => {
    const ballast = path.join(disk ?? '', 'ballast');
    writeFileSync(ballast, Buffer.alloc(2 * 1024 * 1024));
    const home = path.join(disk ?? '', 'home');
    const cli = await runCli([...QUIET, process.execPath, sharedFixture('flood.mjs')], { home });
    const said = await cli.description();
    const id = said.url.split('/s/')[1] ?? '';
    const page = await openPage(addressOf(said), id);
    await until('ready', () => page.info(id)?.state === 'ready');
    await page.call(id, 'tools/call', { name: 'flood', arguments: { n: 5000, size: 500 } });
    await until('full', () => page.info(id)?.recording === 'disk-full');
    expect(page.rows.filter((row) => row.kind === 'gap').map((row) => row.event)).toEqual(['disk-full']);
    expect(page.info(id)?.notRecordedSince).toBeGreaterThan(10);
    const answer = await page.call(id, 'tools/call', { name: 'echo', arguments: { text: 'still here' } });
    expect(page.bodies.get(answer.seq)?.text).toContain('still here');
    const since = page.info(id)?.notRecordedSince ?? 0;
    const read = await page.command({ type: 'read', sessionId: id, from: since - 1, to: since + 1 });
    expect(read.type === 'bodies' && read.bodies.map((body) => JSON.parse(body.text).seq)).toEqual([
      since - 1,
      since,
      since + 1,
    ]);

    rmSync(ballast);
    execFileSync('/bin/mount', ['-o', 'remount,size=64m', disk ?? '']);
    await until('recording again', () => page.info(id)?.recording === 'disk');
    expect(page.info(id)?.notRecordedSince).toBeUndefined();
    cli.signal('SIGTERM');
    expect(await cli.exited).toBe(0);
    const lines = readFileSync(path.join(said.recordingsDir, `${id}.ndjson`), 'utf8')
      .split('\n')
      .slice(1, -1);
    for (const [seq, line] of lines.entries()) {
      const decoded = decodeEvent(line);
      if (!decoded.ok || decoded.event.seq !== seq) throw new Error(`event ${seq}: ${line.slice(0, 100)}`);
    }
    expect(lines.length).toBeGreaterThanOrEqual(page.rows.length);
    expect(lines.join('\n')).toContain('Recording goes on');
  }, 60_000);
});

/** Limits are set by a POSIX shell. */
const describePosix = process.platform === 'win32' ? describe.skip : describe;

describePosix('too many open files', () => {
  it('fail the next start in words and leave the others alone', async () => {
    const cli = await runCli([...QUIET, process.execPath, testServer('asks')], { before: 'ulimit -n 48;' });
    const said = await cli.description();
    const id = said.url.split('/s/')[1] ?? '';
    const address = addressOf(said);
    const page = await openPage(address, id);
    await until('ready', () => page.info(id)?.state === 'ready');
    const failed = await startUntilFailure(said);
    expect(failed).toMatch(/too many files are open in this process \(EMFILE\)/);
    void page.call(id, 'tools/call', { name: 'x' });
    await until('question', () => page.rows.some((row) => row.method === 'elicitation/create'));
    expect(page.info(id)?.state).toBe('ready');
    expect(cli.code).toBeUndefined();
  });

  async function startUntilFailure(said: Description): Promise<string> {
    const target = { command: process.execPath, args: [testServer('asks')] };
    for (let i = 0; i < 40; i += 1) {
      const { json } = await api(addressOf(said), 'POST', '/sessions', { target });
      const { error } = v.parse(sessionInfoSchema, json);
      if (error !== undefined) return error.message;
    }
    throw new Error('no start failed');
  }
});
