import type { Declares, LaunchTarget, Prefill, StartRequest, UrlTarget } from '@lifeline/wire';
import { takeToken, withToken } from './bearer-token.ts';
import { type CommandNote, formatCommandLine, type Platform, parseCommandLine } from './command-line.ts';
import { formatEnvLines, parseEnvLines } from './env-lines.ts';
import { formatHeaderLines, parseHeaderLines } from './header-lines.ts';
import { readPasted } from './pasted.ts';

/** Whether a server is started, or one that runs is connected to. */
export type TargetKind = 'command' | 'url';

/** What the connect form holds, as typed. */
export interface LaunchDraft {
  readonly kind: TargetKind;
  readonly command: string;
  readonly cwd: string;
  readonly env: string;
  readonly url: string;
  /** Bearer token; '' = none. */
  readonly token: string;
  readonly headers: string;
  /** '' = Streamable HTTP, and HTTP+SSE where a server has only that. */
  readonly transport: string;
  readonly manualHandshake: boolean;
  /** '' = as the settings say. */
  readonly revision: string;
  /** Undefined: as the settings say. */
  readonly declares: Declares | undefined;
}

export const EMPTY_DRAFT: LaunchDraft = {
  kind: 'command',
  command: '',
  cwd: '',
  env: '',
  url: '',
  token: '',
  headers: '',
  transport: '',
  manualHandshake: false,
  revision: '',
  declares: undefined,
};

export type LaunchNote =
  | CommandNote
  | { readonly kind: 'env'; readonly names: string }
  | { readonly kind: 'config' }
  /** The command box holds an address: it is connected to. */
  | { readonly kind: 'address' };

/** What the draft comes to: what would be started, and what the reader should know before. */
export interface Launch {
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly notes: readonly LaunchNote[];
  /** Lines of the environment box, or of the header box, that cannot be used. */
  readonly badEnvLines: readonly number[];
  /** Where to connect to instead of starting anything; `argv` is its address then. */
  readonly remote?: UrlTarget;
}

/** Reads what the form holds: a command, a pasted piece of configuration, or an address. */
export function readLaunch(draft: LaunchDraft, platform: Platform): Launch {
  if (draft.kind === 'url') return readUrl(draft);
  const typed = parseEnvLines(draft.env);
  const pasted = readPasted(draft.command);
  if (pasted !== undefined && 'url' in pasted) return launchOf(pasted, [{ kind: 'config' }]);
  const address = draft.command.trim();
  if (/^https?:\/\/\S+$/i.test(address)) return launchOf({ url: address }, [{ kind: 'address' }]);
  if (pasted !== undefined) {
    const env = { ...pasted.env, ...typed.env };
    return {
      argv: [pasted.command, ...pasted.args],
      cwd: draft.cwd === '' ? (pasted.cwd ?? '') : draft.cwd,
      env,
      notes: [{ kind: 'config' }, ...envNote(Object.keys(pasted.env ?? {}))],
      badEnvLines: typed.bad,
    };
  }
  const line = parseCommandLine(draft.command, platform);
  return {
    argv: line.argv,
    cwd: draft.cwd,
    env: { ...Object.fromEntries(line.env), ...typed.env },
    notes: [...line.notes, ...envNote(line.env.map(([name]) => name))],
    badEnvLines: typed.bad,
  };
}

function readUrl({ url, token, headers: lines, transport }: LaunchDraft): Launch {
  const { headers: others, bad } = parseHeaderLines(lines);
  const headers = withToken(others, token);
  const target: UrlTarget = {
    url: url.trim(),
    ...(Object.keys(headers).length > 0 && { headers: { ...headers } }),
    ...(isTransport(transport) && { transport }),
  };
  return { ...launchOf(target, []), badEnvLines: bad };
}

function isTransport(text: string): text is NonNullable<UrlTarget['transport']> {
  return text === 'sse' || text === 'streamable-http';
}

function launchOf(remote: UrlTarget, notes: readonly LaunchNote[]): Launch {
  const argv = remote.url === '' ? [] : [remote.url];
  return { argv, cwd: '', env: {}, notes, badEnvLines: [], remote };
}

function envNote(names: readonly string[]): LaunchNote[] {
  return names.length === 0 ? [] : [{ kind: 'env', names: names.join(', ') }];
}

/** The request that starts it; undefined without a command or an address. */
export function startRequestOf(launch: Launch, draft: LaunchDraft): StartRequest | undefined {
  const [command, ...args] = launch.argv;
  if (command === undefined || command === '') return undefined;
  const { remote, cwd, env } = launch;
  return {
    target: remote ?? {
      command,
      args,
      ...(cwd === '' ? {} : { cwd }),
      ...(Object.keys(env).length === 0 ? {} : { env: { ...env } }),
    },
    ...(draft.manualHandshake ? { handshake: 'manual' } : {}),
    ...(draft.revision === '' ? {} : { revision: draft.revision }),
    ...(draft.declares === undefined ? {} : { declares: draft.declares }),
  };
}

/** A target of a configuration, put into the form. */
export function draftOf(target: LaunchTarget, platform: Platform, declares?: Declares): LaunchDraft {
  const draft = { ...EMPTY_DRAFT, declares };
  if ('url' in target) {
    const { url, transport = '' } = target;
    const { token, headers } = takeToken(target.headers ?? {});
    return { ...draft, kind: 'url', url, token, headers: formatHeaderLines(headers), transport };
  }
  return {
    ...draft,
    command: formatCommandLine([target.command, ...target.args], platform),
    cwd: target.cwd ?? '',
    env: formatEnvLines(target.env ?? {}),
  };
}

/** Whether a launch is that of a configuration's server, wherever, in whatever environment and with whatever headers. */
export function isCommandOf(
  { argv, remote }: Pick<Launch, 'argv' | 'remote'>,
  target: LaunchTarget,
): boolean {
  if ('url' in target) return remote?.url === target.url;
  const { command, args } = target;
  return argv.length === args.length + 1 && [command, ...args].every((word, at) => word === argv[at]);
}

/**
 * The server that fills the form at first: the one asked for, else the first of the list; none where something is
 * wrong, so that Enter cannot start another server than the one asked for.
 */
export function firstChoice({ selected, error, targets }: Prefill): string | undefined {
  return selected ?? (error === undefined ? targets[0]?.name : undefined);
}
