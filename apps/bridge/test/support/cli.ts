import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import * as v from 'valibot';
import { afterwards } from './cleanup.ts';
import { buildPrograms, temporaryDirectory } from './programs.ts';
import { pause } from './wait.ts';

const descriptionSchema = v.object({
  url: v.string(),
  apiUrl: v.string(),
  wsUrl: v.string(),
  token: v.string(),
  pid: v.number(),
  version: v.string(),
  home: v.string(),
  recordingsDir: v.string(),
});
export type Description = v.InferOutput<typeof descriptionSchema>;

let programs: Promise<string> | undefined;

export interface RunOptions {
  readonly home?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** A shell's words before the program, such as `ulimit -n 40;`. */
  readonly before?: string;
}

/** The program, running; ended after the tests of the file if it still runs. */
export class Cli {
  readonly child: ChildProcess;
  readonly home: string;
  stdout = '';
  stderr = '';
  /** Exit code, or 128 + signal as a shell has it; undefined while it runs. */
  readonly exited: Promise<number>;
  code: number | undefined;

  constructor(child: ChildProcess, home: string) {
    this.child = child;
    this.home = home;
    child.stdout?.on('data', (chunk) => (this.stdout += chunk));
    child.stderr?.on('data', (chunk) => (this.stderr += chunk));
    this.exited = new Promise((resolve) => {
      child.on('close', (code, signal) => {
        this.code = code ?? (signal === 'SIGKILL' ? 137 : 143);
        resolve(this.code);
      });
    });
  }

  /** The line of `--json`; fails if the program ends instead. */
  async description(): Promise<Description> {
    while (!this.stdout.includes('\n')) {
      if (this.code !== undefined) throw new Error(`ended with ${this.code}: ${this.stderr}`);
      await pause(10);
    }
    return v.parse(descriptionSchema, JSON.parse(this.stdout));
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }
}

/** Runs the program, built from source, with a data directory of its own. */
export async function runCli(args: readonly string[], options: RunOptions = {}): Promise<Cli> {
  programs ??= buildPrograms(['cli', 'guard', 'suite-worker']);
  const script = path.join(await programs, 'cli.js');
  const home = options.home ?? path.join(temporaryDirectory(), 'home');
  const { INIT_CWD: _initial, DISPLAY: _display, WAYLAND_DISPLAY: _wayland, ...rest } = process.env;
  const words = [process.execPath, script, ...args];
  const [command = '', ...more] =
    options.before === undefined ? words : ['sh', '-c', `${options.before} exec "$@"`, 'sh', ...words];
  const child = spawn(command, more, {
    cwd: options.cwd ?? temporaryDirectory(),
    env: { ...rest, LIFELINE_HOME: home, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const cli = new Cli(child, home);
  afterwards(async () => {
    if (cli.code !== undefined) return;
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 8000).unref();
    await cli.exited;
  });
  return cli;
}

/** The address of a running program, for `api` and `Page`. */
export function addressOf({ apiUrl, token }: Description) {
  const origin = apiUrl.slice(0, -'/api'.length);
  return { origin, port: Number(new URL(origin).port), token };
}
