import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { temporaryFolder } from './support/bridge.ts';
import { expect, test } from './support/fixtures.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

function run(args: readonly string[], cwd: string, env: Record<string, string> = {}): ChildProcess {
  return spawn(npm, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // a process group of its own, to be interrupted as a terminal does it
    detached: process.platform !== 'win32',
  });
}

async function text(stream: NodeJS.ReadableStream | null): Promise<string> {
  const parts: string[] = [];
  for await (const part of stream ?? []) parts.push(String(part));
  return parts.join('');
}

test('`npm start -- command`: starts it where the person stands, ends in order', async () => {
  test.skip(process.platform === 'win32', 'signals');
  const home = temporaryFolder('home');
  const where = path.join(ROOT, 'docs');
  const child = run(
    ['start', '--silent', '--', '--json', '--no-open', '--port', '0', 'node', '-e', 'process.stdin.resume()'],
    where,
    { LIFELINE_HOME: home },
  );
  if (!child.stdout) throw new Error('no stdout');
  const [line] = await once(readline.createInterface({ input: child.stdout }), 'line');
  const info: { apiUrl: string; token: string; pid: number } = JSON.parse(String(line));
  const response = await fetch(`${info.apiUrl}/sessions`, {
    headers: { authorization: `Bearer ${info.token}` },
  });
  expect(await response.json()).toMatchObject([
    { cwd: where, commandLine: ['node', '-e', 'process.stdin.resume()'] },
  ]);

  const exited = once(child, 'exit');
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await exited;
  await expect.poll(() => fs.existsSync(`/proc/${info.pid}`) && process.platform === 'linux').toBe(false);
  const [recording] = fs
    .readdirSync(path.join(home, 'recordings'))
    .filter((name) => name.endsWith('.ndjson'));
  const lines = fs
    .readFileSync(path.join(home, 'recordings', recording ?? ''), 'utf8')
    .trimEnd()
    .split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ type: 'closed', reason: 'bridge-stopped' });
});

test('`npm install` is answered by the right command', async () => {
  const child = run(['install', '--no-audit', '--no-fund'], ROOT);
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(code).not.toBe(0);
  expect(errors).toContain('npm start');
  expect(fs.existsSync(path.join(ROOT, 'package-lock.json'))).toBe(false);
});
