import type { LaunchTarget, Prefill, StartRequest } from '@lifeline/wire';
import { type CommandNote, formatCommandLine, type Platform, parseCommandLine } from './command-line.ts';
import { formatEnvLines, parseEnvLines } from './env-lines.ts';
import { readPasted } from './pasted.ts';

/** What the connect form holds, as typed. */
export interface LaunchDraft {
  readonly command: string;
  readonly cwd: string;
  readonly env: string;
  readonly manualHandshake: boolean;
  /** '' = as the settings say. */
  readonly revision: string;
}

export const EMPTY_DRAFT: LaunchDraft = {
  command: '',
  cwd: '',
  env: '',
  manualHandshake: false,
  revision: '',
};

export type LaunchNote =
  | CommandNote
  | { readonly kind: 'env'; readonly names: string }
  | { readonly kind: 'config' };

/** What the draft comes to: what would be started, and what the reader should know before. */
export interface Launch {
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly notes: readonly LaunchNote[];
  /** Lines of the environment box that cannot be used. */
  readonly badEnvLines: readonly number[];
}

export function readLaunch(draft: LaunchDraft, platform: Platform): Launch {
  const typed = parseEnvLines(draft.env);
  const pasted = readPasted(draft.command);
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

function envNote(names: readonly string[]): LaunchNote[] {
  return names.length === 0 ? [] : [{ kind: 'env', names: names.join(', ') }];
}

/** The request that starts it; undefined without a command. */
export function startRequestOf(launch: Launch, draft: LaunchDraft): StartRequest | undefined {
  const [command, ...args] = launch.argv;
  if (command === undefined || command === '') return undefined;
  return {
    target: {
      command,
      args,
      ...(launch.cwd === '' ? {} : { cwd: launch.cwd }),
      ...(Object.keys(launch.env).length === 0 ? {} : { env: { ...launch.env } }),
    },
    ...(draft.manualHandshake ? { handshake: 'manual' } : {}),
    ...(draft.revision === '' ? {} : { revision: draft.revision }),
  };
}

/** A target of a configuration, put into the form. */
export function draftOf(target: LaunchTarget, platform: Platform): LaunchDraft {
  return {
    ...EMPTY_DRAFT,
    command: formatCommandLine([target.command, ...target.args], platform),
    cwd: target.cwd ?? '',
    env: formatEnvLines(target.env ?? {}),
  };
}

/** Whether a launch runs the command of a configuration's server, wherever and in whatever environment. */
export function isCommandOf({ argv }: Pick<Launch, 'argv'>, { command, args }: LaunchTarget): boolean {
  return argv.length === args.length + 1 && [command, ...args].every((word, at) => word === argv[at]);
}

/**
 * The server that fills the form at first: the one asked for, else the first of the list; none where something is
 * wrong, so that Enter cannot start another server than the one asked for.
 */
export function firstChoice({ selected, error, targets }: Prefill): string | undefined {
  return selected ?? (error === undefined ? targets[0]?.name : undefined);
}
