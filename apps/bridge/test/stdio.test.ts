import { tmpdir } from 'node:os';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inheritedEnvironment } from '../src/transports/environment.ts';
import { GuardClient } from '../src/transports/guard-client.ts';
import { type EndCause, StdioConnection } from '../src/transports/stdio.ts';
import { buildGuard, testServer } from './support/programs.ts';
import { isRunning, pause, until } from './support/wait.ts';

/** Shorter than the real steps; what happens and in which order is the same. */
const STEP_MS = 400;

let guardScript = '';
const guards: GuardClient[] = [];
beforeAll(async () => {
  guardScript = await buildGuard();
});
afterEach(() => {
  for (const guard of guards.splice(0)) guard.close();
});

interface Watched {
  readonly connection: StdioConnection;
  readonly log: string[];
  readonly lines: Buffer[];
  readonly ended: () => EndCause | undefined;
  readonly pid: () => number;
}

function watch(onLine?: (connection: StdioConnection) => void): Watched {
  const guard = new GuardClient(guardScript);
  guards.push(guard);
  const log: string[] = [];
  const lines: Buffer[] = [];
  let cause: EndCause | undefined;
  let pid = 0;
  const connection: StdioConnection = new StdioConnection(
    {
      process: (event) => {
        if (event.event === 'spawned') pid = event.pid;
        log.push(
          event.event === 'signal'
            ? event.signal
            : event.event === 'exited'
              ? `exited ${event.code}`
              : event.event,
        );
      },
      lines: (found) => {
        lines.push(...found.map((line) => Buffer.from(line.bytes)));
        log.push(...found.map(() => 'line'));
        if (onLine !== undefined) for (const _ of found) onLine(connection);
      },
      unfinished: ({ bytes }) => log.push(`unfinished ${bytes}`),
      stderr: (pieces) =>
        log.push(...pieces.map((p) => `${p.open ? 'stderr…' : 'stderr'} ${p.bytes.toString()}`)),
      closing: (why) => log.push(`closing ${why}`),
      ended: (why) => {
        cause = why;
        log.push('ended');
      },
    },
    guard,
    STEP_MS,
  );
  return { connection, log, lines, ended: () => cause, pid: () => pid };
}

function start(watched: Watched, name: string, args: string[] = [], env: Record<string, string> = {}) {
  return watched.connection.start({
    command: process.execPath,
    args: [testServer(name), ...args],
    cwd: tmpdir(),
    environment: { ...inheritedEnvironment(process.env, process.platform), ...env },
  });
}

describe('StdioConnection', () => {
  it('passes arguments, directory and environment on as they are', async () => {
    const watched = watch();
    process.env.LIFELINE_TEST_SECRET = 's3cret';
    await start(watched, 'mirror', ['two words', '$HOME', '"quoted"', ''], { A: '1' });
    await until('first line', () => watched.lines.length > 0);
    const said = JSON.parse(watched.lines[0]?.toString() ?? '');
    expect(said.argv).toEqual(['two words', '$HOME', '"quoted"', '']);
    expect(said.env.A).toBe('1');
    expect(said.env.PATH).toBe(process.env.PATH);
    expect(said.env.LIFELINE_TEST_SECRET).toBeUndefined();
    watched.connection.write('{"id":1}\r', false);
    await until('echo', () => watched.lines.length === 2);
    expect(watched.lines[1]?.toString()).toBe('{"id":1}\r');
    await watched.connection.end();
    expect(watched.log).toEqual([
      'spawned',
      'line',
      'line',
      'closing requested',
      'stdin-closed',
      'stdout-closed',
      'exited 0',
      'ended',
    ]);
  });

  it('reads bytes that come one at a time', async () => {
    const watched = watch();
    const bytes = Buffer.from('\uFEFF{"温":1}\r\n\n\0\nhalf');
    await start(watched, 'drip', [Buffer.concat([bytes, Buffer.from([0xff])]).toString('hex')]);
    await until('end', () => watched.ended() !== undefined);
    expect(watched.lines.map(String)).toEqual(['\uFEFF{"温":1}\r', '', '\0', 'half\uFFFD']);
    expect(watched.lines[3]).toEqual(Buffer.concat([Buffer.from('half'), Buffer.from([0xff])]));
    expect(watched.ended()).toBe('exited');
  });

  it('tells of output without a line end, and keeps it as it came', async () => {
    const watched = watch();
    const script = "process.stdout.write('{\\r'); setTimeout(() => process.stdout.write('}\\n'), 2500)";
    await watched.connection.start({
      command: process.execPath,
      args: ['-e', script],
      cwd: tmpdir(),
      environment: inheritedEnvironment(process.env, process.platform),
    });
    await until('end', () => watched.ended() !== undefined);
    expect(watched.log.slice(0, 3)).toEqual(['spawned', 'unfinished 2', 'line']);
    expect(watched.lines.map(String)).toEqual(['{\r}']);
  });

  it('shows an unfinished line of stderr after a moment and joins what follows', async () => {
    const watched = watch();
    const script = "process.stderr.write('Password: ');setTimeout(()=>process.stderr.write('ok\\nrest'),300)";
    await watched.connection.start({
      command: process.execPath,
      args: ['-e', script],
      cwd: '/',
      environment: {},
    });
    await until('end', () => watched.ended() !== undefined);
    expect(watched.log.filter((entry) => entry.startsWith('stderr'))).toEqual([
      'stderr… Password: ',
      'stderr ok',
      'stderr rest',
    ]);
  });

  it('waits with reading while the server leaves its answers unread', async () => {
    const watched = watch((connection) => connection.write('x'.repeat(1024 * 1024), true));
    const ask = "setInterval(() => console.log('ask'), 5);";
    const environment = inheritedEnvironment(process.env, process.platform);
    await watched.connection.start({
      command: process.execPath,
      args: ['-e', `process.once('SIGUSR2', () => process.stdin.resume()); ${ask}`],
      cwd: tmpdir(),
      environment,
    });
    await until('8 MiB of answers', () => watched.lines.length >= 8);
    await pause(50);
    const count = watched.lines.length;
    await pause(300);
    expect(watched.lines.length).toBe(count);
    process.kill(watched.pid(), 'SIGUSR2');
    await until('more', () => watched.lines.length > count);
    watched.connection.kill();
    await until('end', () => watched.ended() !== undefined);
  });

  it('ends a server that ignores everything by SIGKILL', async () => {
    const watched = watch();
    await start(watched, 'stubborn');
    await until('started', () => watched.lines.length > 0);
    await watched.connection.end();
    expect(watched.log).toEqual([
      'spawned',
      'line',
      'closing requested',
      'stdin-closed',
      'SIGTERM',
      'SIGKILL',
      'stdout-closed',
      'exited null',
      'ended',
    ]);
    expect(await isRunning(watched.pid())).toBe(false);
  });

  it('kills at once when told so', async () => {
    const watched = watch();
    await start(watched, 'stubborn');
    await until('started', () => watched.lines.length > 0);
    const ending = watched.connection.end();
    watched.connection.kill();
    await ending;
    expect(watched.log).not.toContain('SIGTERM');
    expect(await isRunning(watched.pid())).toBe(false);
  });

  it.each(['stay', 'exit'])('leaves no grandchild behind (%s)', async (mode) => {
    const watched = watch();
    await start(watched, 'forking', [mode]);
    await until('pid', () => watched.lines.length > 0);
    const grandchild = Number(watched.lines[0]);
    expect(await isRunning(grandchild)).toBe(true);
    if (mode === 'stay') await watched.connection.end();
    await until('end', () => watched.ended() !== undefined);
    expect(watched.ended()).toBe(mode === 'stay' ? 'requested' : 'exited');
    await until('grandchild gone', async () => !(await isRunning(grandchild)));
    expect(watched.log.at(-1)).toBe('ended');
    expect(watched.log).toContain(mode === 'stay' ? 'exited 0' : 'exited 3');
  });

  it('ends a server that closed its stdout and lives on', async () => {
    const watched = watch();
    await start(watched, 'closes-stdout');
    await until('end', () => watched.ended() !== undefined);
    expect(watched.ended()).toBe('stdout-closed');
    expect(watched.log.slice(0, 4)).toEqual(['spawned', 'line', 'stdout-closed', 'closing stdout-closed']);
    expect(await isRunning(watched.pid())).toBe(false);
  });

  it('says why a command could not be started', async () => {
    const watched = watch();
    const started = await watched.connection.start({
      command: 'no-such-command',
      args: [],
      cwd: '/',
      environment: { PATH: '/usr/bin' },
    });
    expect(started).toBe(false);
    expect(watched.log).toEqual(['spawn-failed', 'ended']);
    await watched.connection.end();
    expect(watched.log).toHaveLength(2);
  });

  it('does not leak file descriptors', async () => {
    const { readdirSync } = await import('node:fs');
    const count = () => (process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0);
    const first = watch();
    await start(first, 'mirror');
    await first.connection.end();
    const before = count();
    for (let i = 0; i < 10; i += 1) {
      const watched = watch();
      await start(watched, 'mirror');
      await watched.connection.end();
      for (const guard of guards.splice(0)) guard.close();
    }
    await until('descriptors closed', () => count() <= before + 2);
  });
});
