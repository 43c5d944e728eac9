import fs from 'node:fs';
import path from 'node:path';
import { isHttpUrl } from '@lifeline/trace';
import type { BridgeErrorBody, LaunchTarget } from '@lifeline/wire';
import { readAuthorities } from '../authorities.ts';
import type { Bridge, Ui } from '../bridge.ts';
import { isDirectory } from '../directory.ts';
import { BridgeError } from '../errors.ts';
import { homeDirectory } from '../home.ts';
import { type LaunchBase, planLaunch } from '../launch.ts';
import { type PrefillRequest, prefillSource } from '../prefill.ts';
import { VERSION } from '../version.ts';
import type { ServeOptions } from './command-line.ts';
import { untilEnded } from './lifetime.ts';
import { listen } from './listen.ts';
import { ignoreLostTerminal, listenForEnter, openBrowser, say } from './terminal.ts';

/** What the built program finds beside itself. */
export interface Surroundings {
  readonly ui: Ui;
  readonly guardScript: string;
  readonly cliScript: string;
  readonly workerScript: string;
  readonly demoDirectory: string;
}

/** Starts the bridge with what is to be shown first, and stays until it ends. Resolves with the exit code. */
async function run(
  options: ServeOptions,
  surroundings: Surroundings,
  first: (bridge: Bridge, base: LaunchBase) => Promise<string>,
): Promise<number> {
  ignoreLostTerminal();
  const authorities = readAuthorities(options.ca, startDirectory());
  if (!authorities.ok) return refuse(authorities);
  const base = launchBase(authorities.ca);
  const home = homeDirectory(process.env, process.platform);
  const prefill = prefillRequest(options, base);
  const started = await listen({ ...surroundings, home, base, prefill, log: say }, options.port);
  if (!started.ok) return refuse(started);
  const { bridge } = started;
  const ended = untilEnded(bridge);
  const { directory } = bridge.recordings;
  if (!directory.ok) {
    say(
      `Recordings cannot be stored in ${directory.path}: ${directory.reason}. Sessions are kept in memory only.`,
    );
  }
  const { error: unread } = prefillSource(prefill, base, home)();
  if (unread !== undefined) say(sentences(unread));
  try {
    announce(bridge, await first(bridge, base), options);
  } catch (error) {
    await bridge.close();
    if (error instanceof BridgeError) return refuse(error);
    throw error;
  }
  return ended;
}

/** `mcp-lifeline [options] [command…]`. */
export function serve(
  options: ServeOptions,
  command: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  return run(options, surroundings, async (bridge, base) => {
    const [program, ...args] = command;
    if (program === undefined) return '';
    const target = targetOf(program, args, options);
    planLaunch(target, base);
    const session = await bridge.sessions.start({ target });
    const { error } = session.info();
    if (error !== undefined) say(sentences(error));
    return `/s/${session.id}`;
  });
}

function targetOf(program: string, args: string[], { cwd, env, headers }: ServeOptions): LaunchTarget {
  if (isHttpUrl(program)) return { url: program, headers: { ...headers } };
  return { command: program, args, env: { ...env }, ...(cwd !== undefined && { cwd }) };
}

/** `mcp-lifeline open <recording>`: a file, or the id of a recording in the data directory. */
export function openRecording(
  options: ServeOptions,
  recording: string,
  surroundings: Surroundings,
): Promise<number> {
  return run(options, surroundings, async (bridge, base) => {
    const file = path.resolve(base.cwd, recording);
    if (isDirectory(file)) {
      throw new BridgeError(
        'unreadable',
        `${JSON.stringify(file)} is a directory, not a recording.`,
        'Name the file of a recording, which ends in .ndjson.',
      );
    }
    const id = fs.existsSync(file) ? bridge.recordings.register(file) : recording;
    try {
      bridge.sessions.openRecording(id);
    } catch (error) {
      if (!(error instanceof BridgeError) || error.code !== 'unknown-recording') throw error;
      throw new BridgeError(
        'unknown-recording',
        `There is no file ${JSON.stringify(file)}, and no recording of that id.`,
      );
    }
    return `/r/${id}`;
  });
}

/** Where the person stands. */
export function startDirectory(): string {
  // npm changes into the project before it runs a script, and says where the person was
  return path.resolve(process.env.INIT_CWD || process.cwd());
}

/** Where relative paths start, and what servers inherit from. */
export function launchBase(ca?: LaunchBase['ca']): LaunchBase {
  return {
    cwd: startDirectory(),
    env: process.env,
    platform: process.platform,
    ...(ca !== undefined && { ca }),
  };
}

function prefillRequest(
  { config, server, cwd, env, headers }: ServeOptions,
  base: LaunchBase,
): PrefillRequest {
  return {
    ...(config !== undefined && { config: path.resolve(base.cwd, config) }),
    ...(server !== undefined && { server }),
    ...(cwd !== undefined && { cwd: path.resolve(base.cwd, cwd) }),
    env,
    headers,
  };
}

function announce(bridge: Bridge, route: string, options: ServeOptions): void {
  const link = bridge.link(route);
  if (options.json) process.stdout.write(`${JSON.stringify(description(bridge, link))}\n`);
  else process.stdout.write(`Lifeline is ready: ${link}\n`);
  listenForEnter(() => process.stdout.write(`${bridge.link(route)}\n`));
  if (options.opensBrowser) void openBrowser(link, process.env);
}

/** The one place where the token is printed: for a parent process that drives Lifeline. */
function description(bridge: Bridge, url: string) {
  const { origin, token, home, port, recordings } = bridge;
  return {
    url,
    apiUrl: `${origin}/api`,
    wsUrl: `ws://127.0.0.1:${port}/ws`,
    token,
    pid: process.pid,
    version: VERSION,
    home,
    recordingsDir: recordings.directory.path,
  };
}

type Failure = Pick<BridgeErrorBody, 'message' | 'hint'>;

function refuse(failure: Failure): number {
  say(sentences(failure));
  return 1;
}

function sentences({ message, hint }: Failure): string {
  return hint === undefined ? message : `${message} ${hint}`;
}
