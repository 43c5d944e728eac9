import { isHttpUrl } from '@lifeline/trace';

/** What `mcp-lifeline …` was asked to do. */
export type CommandLine =
  | { readonly kind: 'serve'; readonly options: ServeOptions; readonly command: readonly string[] }
  | { readonly kind: 'open'; readonly options: ServeOptions; readonly recording: string }
  | { readonly kind: 'demo' | 'export' | 'compare' | 'run' | 'check'; readonly args: readonly string[] }
  | { readonly kind: 'help'; readonly of?: 'open' }
  | { readonly kind: 'version' }
  | { readonly kind: 'wrong'; readonly message: string };

export interface ServeOptions {
  readonly config?: string;
  readonly server?: string;
  /** As the person fixed it; absent: the usual one, or the next that is free. */
  readonly port?: number;
  readonly cwd?: string;
  readonly env: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** File with certificates of further authorities. */
  readonly ca?: string;
  readonly opensBrowser: boolean;
  readonly json: boolean;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
interface State {
  readonly options: Mutable<ServeOptions> & { env: Record<string, string>; headers: Record<string, string> };
  readonly words: string[];
  readonly position: { at: number };
}

const SUBCOMMANDS = ['demo', 'export', 'compare', 'run', 'check'] as const;
const TEXT_OPTIONS = ['config', 'server', 'cwd', 'ca'] as const;
const SERVER_OPTIONS = [...TEXT_OPTIONS, 'env', 'header'] as const;

/**
 * Reads the arguments. Our options end at the first word that is not one; `--` ends them explicitly. A first word
 * that is no subcommand begins a server's command, which is taken as it is.
 */
export function parseCommandLine(args: readonly string[]): CommandLine {
  const state: State = {
    options: { env: {}, headers: {}, opensBrowser: true, json: false },
    words: [...args],
    position: { at: 0 },
  };
  const special = readOptions(state);
  if (special !== undefined) return special;
  const rest = state.words.slice(state.position.at);
  if (rest[0] === '--') return serve(state.options, rest.slice(1));
  const subcommand = SUBCOMMANDS.find((name) => name === rest[0]);
  if (subcommand !== undefined) return { kind: subcommand, args: rest.slice(1) };
  if (rest[0] === 'open') return open(state);
  if (rest[0] === 'help' && rest.length === 1) return { kind: 'help' };
  if (rest[0] !== undefined && isHttpUrl(rest[0])) return connect(state, rest[0]);
  return serve(state.options, rest);
}

function serve(options: ServeOptions, command: readonly string[]): CommandLine {
  if (command.length > 0 && options.config !== undefined) {
    return wrong('Give either a command or --config, not both.');
  }
  if (options.server !== undefined && options.config === undefined) {
    return wrong('--server chooses from the file of --config; give that too.');
  }
  if (command.length === 0 && options.config === undefined && Object.keys(options.env).length > 0) {
    return wrong('--env is for the server that a command or --config names; give one of them too.');
  }
  const isCommand = command[0] !== undefined && !isHttpUrl(command[0]);
  if (isCommand && Object.keys(options.headers).length > 0) {
    return wrong('--header is for a server with a URL; a command takes none.');
  }
  return { kind: 'serve', options, command };
}

/** `<url>`, with options on either side of it. */
function connect(state: State, url: string): CommandLine {
  state.position.at += 1;
  const special = readOptions(state);
  if (special !== undefined) return special;
  const more = state.words[state.position.at];
  if (more !== undefined) return wrong(`An address takes no arguments; ${JSON.stringify(more)} is too much.`);
  const { options } = state;
  const forCommands =
    options.cwd !== undefined ? 'cwd' : Object.keys(options.env).length > 0 ? 'env' : undefined;
  if (forCommands !== undefined) {
    return wrong(
      `--${forCommands} is for a server that is started, and an address is connected to; leave it out.`,
    );
  }
  return serve(options, [url]);
}

/** `open <recording>`, with options on either side of the file. */
function open(state: State): CommandLine {
  state.position.at += 1;
  let recording: string | undefined;
  while (state.position.at < state.words.length) {
    const special = readOptions(state);
    if (special !== undefined) return special.kind === 'help' ? { kind: 'help', of: 'open' } : special;
    if (state.words[state.position.at] === '--') state.position.at += 1;
    const word = state.words[state.position.at];
    if (word === undefined) break;
    if (recording !== undefined)
      return wrong(`open takes one recording; ${JSON.stringify(word)} is too much.`);
    recording = word;
    state.position.at += 1;
  }
  const forServers = SERVER_OPTIONS.find((name) => isGiven(state.options, name));
  if (forServers !== undefined)
    return wrong(`--${forServers} is for a server, and open starts none; leave it out.`);
  if (recording === undefined)
    return wrong('open needs the file of a recording: mcp-lifeline open <recording>.');
  return { kind: 'open', options: state.options, recording };
}

function isGiven({ env, headers, ...options }: ServeOptions, name: (typeof SERVER_OPTIONS)[number]): boolean {
  if (name === 'header') return Object.keys(headers).length > 0;
  return name === 'env' ? Object.keys(env).length > 0 : options[name] !== undefined;
}

/** Reads options up to the first word that is none; returns what ends the reading for good. */
function readOptions(state: State): CommandLine | undefined {
  for (;;) {
    const word = state.words[state.position.at];
    if (word === undefined || word === '--' || !word.startsWith('-') || word === '-') return undefined;
    state.position.at += 1;
    if (word === '--help' || word === '-h') return { kind: 'help' };
    if (word === '--version' || word === '-v') return { kind: 'version' };
    const problem = readOption(state, word);
    if (problem !== undefined) return wrong(problem);
  }
}

/** Reads one option, with its value in the same word (`--port=1`) or in the next; returns what is wrong with it. */
function readOption(state: State, word: string): string | undefined {
  const { options } = state;
  const equals = word.indexOf('=');
  const name = equals === -1 ? word.slice(2) : word.slice(2, equals);
  const joined = equals === -1 ? undefined : word.slice(equals + 1);
  if (word === '--no-open') options.opensBrowser = false;
  else if (word === '--json') options.json = true;
  else if (name === 'port') return readPort(state, joined);
  else if (name === 'env') return readVariable(state, joined);
  else if (name === 'header') return readHeader(state, joined);
  else {
    const known = TEXT_OPTIONS.find((option) => option === name);
    if (known === undefined || !word.startsWith('--')) {
      return `There is no option ${word}. To start a server whose command begins with “-”, put -- before it.`;
    }
    const value = joined ?? next(state);
    if (value === undefined || value === '') return `--${known} needs a value.`;
    options[known] = value;
  }
  return undefined;
}

function readPort(state: State, joined: string | undefined): string | undefined {
  const text = joined ?? next(state);
  const port = Number(text);
  if (text === undefined || !/^\d+$/.test(text) || port > 65535)
    return '--port needs a number from 0 to 65535.';
  state.options.port = port;
  return undefined;
}

function readVariable(state: State, joined: string | undefined): string | undefined {
  const text = joined ?? next(state);
  const equals = text?.indexOf('=') ?? -1;
  if (text === undefined || equals < 1) return '--env needs NAME=VALUE.';
  put(state.options.env, text.slice(0, equals), text.slice(equals + 1));
  return undefined;
}

function readHeader(state: State, joined: string | undefined): string | undefined {
  const text = joined ?? next(state);
  const colon = text?.indexOf(':') ?? -1;
  if (text === undefined || colon < 1) return "--header needs 'Name: value'.";
  put(state.options.headers, text.slice(0, colon).trim(), text.slice(colon + 1).trim());
  return undefined;
}

/** Also under a name such as `__proto__`. */
function put(map: Record<string, string>, name: string, value: string): void {
  Object.defineProperty(map, name, { value, enumerable: true, configurable: true, writable: true });
}

function next(state: State): string | undefined {
  const word = state.words[state.position.at];
  if (word !== undefined) state.position.at += 1;
  return word;
}

function wrong(message: string): CommandLine {
  return { kind: 'wrong', message };
}
