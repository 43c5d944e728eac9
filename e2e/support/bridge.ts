import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
export const CLI = path.join(ROOT, 'apps', 'bridge', 'dist', 'cli.js');
/** A close sequence takes up to 2 s + 2 s for each server. */
const STOP_MS = 15_000;

/** The line that `--json` prints. */
export interface BridgeInfo {
  readonly url: string;
  readonly apiUrl: string;
  readonly wsUrl: string;
  readonly token: string;
  readonly pid: number;
  readonly home: string;
  readonly recordingsDir: string;
}

export interface BridgeOptions {
  /** The program to start; the built one otherwise. */
  readonly program?: string;
  /** What follows our own options on the command line. */
  readonly args?: readonly string[];
  readonly cwd?: string;
  /** Data directory; a fresh one otherwise. */
  readonly home?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Bridge extends BridgeInfo {
  /** What it wrote to stderr. */
  readonly stderr: () => string;
  /** Ends it in order (SIGTERM) and waits. */
  readonly stop: () => Promise<void>;
  /** `kill -9`, then waits until it is gone. */
  readonly kill: () => Promise<void>;
}

/** A fresh folder below the system's temporary one. */
export function temporaryFolder(name: string): string {
  return fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), `lifeline-${name}-`)));
}

function isInfo(value: unknown): value is BridgeInfo {
  return typeof value === 'object' && value !== null && 'url' in value && 'token' in value && 'pid' in value;
}

async function firstLine(child: ChildProcess, stderr: () => string): Promise<BridgeInfo> {
  if (!child.stdout) throw new Error('the bridge has no stdout');
  const lines = readline.createInterface({ input: child.stdout });
  const line = await Promise.race([
    once(lines, 'line').then(([text]) => String(text)),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the bridge ended with exit code ${code} before it printed its line:\n${stderr()}`);
    }),
  ]);
  const info: unknown = JSON.parse(line);
  if (!isInfo(info)) throw new Error(`not the line of --json: ${line}`);
  return info;
}

/** Starts the built bridge on a free port, as a parent process would. */
export async function startBridge(options: BridgeOptions = {}): Promise<Bridge> {
  const home = options.home ?? temporaryFolder('home');
  const child = spawn(
    process.execPath,
    [options.program ?? CLI, '--json', '--no-open', '--port', '0', ...(options.args ?? [])],
    {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...options.env, LIFELINE_HOME: home },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const errors: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  const stderr = () => errors.join('');
  const info = await firstLine(child, stderr);
  const exited = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    const [, by] = await exited;
    clearTimeout(timer);
    if (signal === 'SIGTERM' && by === 'SIGKILL')
      throw new Error(`the bridge did not stop within ${STOP_MS} ms`);
  };
  return { ...info, home, stderr, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/** Puts to the API, e.g. settings. */
export async function put(bridge: Bridge, route: string, body: unknown): Promise<void> {
  const response = await fetch(`${bridge.apiUrl}${route}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${bridge.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`PUT ${route}: ${response.status} ${await response.text()}`);
}

/** Posts to the API; returns the text in that member of the answer, "" where there is none. */
export async function post(bridge: Bridge, route: string, body: unknown, member = ''): Promise<string> {
  const response = await fetch(`${bridge.apiUrl}${route}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bridge.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`POST ${route}: ${response.status} ${text}`);
  const value: unknown = new Map(Object.entries(JSON.parse(text))).get(member);
  return typeof value === 'string' ? value : '';
}
