import { LEGACY_REVISIONS, MODERN_REVISIONS } from '@lifeline/protocol';
import { isHttpUrl } from '@lifeline/trace';
import type { StartRequest } from '@lifeline/wire';
import {
  AUTHORIZATION_OPTIONS,
  type AuthorizationOptions,
  authorizationProblem,
} from '../authorization/command-line.ts';

const RUN_FORMATS = ['text', 'json', 'raw'] as const;
export type RunFormat = (typeof RUN_FORMATS)[number];

export interface RunOptions {
  readonly method: string;
  /** JSON text, or `@` and the file that holds it. */
  readonly params?: string;
  readonly era: Pick<StartRequest, 'era' | 'revision'>;
  /** For URLs. */
  readonly headers: Readonly<Record<string, string>>;
  /** How to get a token, for URLs. */
  readonly authorization: AuthorizationOptions;
  /** File with certificates, for URLs. */
  readonly ca?: string;
  readonly timeoutMs: number;
  /** File with the rules that answer the server. */
  readonly answers?: string;
  /** JSON text, or `@` and the file that holds it. */
  readonly declares?: string;
  readonly format: RunFormat;
  readonly cwd?: string;
  readonly env: Readonly<Record<string, string>>;
  /** A command with its arguments, or one URL. */
  readonly target: readonly string[];
}

export type RunLine =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly message: string }
  | { readonly kind: 'run'; readonly options: RunOptions };

const NAMES = [
  'params',
  'era',
  'header',
  'ca',
  'timeout',
  'answers',
  'declares',
  'format',
  'cwd',
  'env',
  ...AUTHORIZATION_OPTIONS,
] as const;
type Name = (typeof NAMES)[number];

const LONGEST_TIMEOUT_S = 2_000_000;

class WrongOption extends Error {}

/**
 * Reads what follows `run`. Options end at the first word that is neither one, nor the method, nor a URL; `--` ends
 * them too.
 */
export function runOptions(args: readonly string[]): RunLine {
  const values = new Map<Name, string[]>();
  let method: string | undefined;
  let url: string | undefined;
  let at = 0;
  try {
    for (; at < args.length; at += 1) {
      const word = args[at] ?? '';
      if (word === '--help' || word === '-h') return { kind: 'help' };
      if (word === '--') {
        at += 1;
        break;
      }
      if (!word.startsWith('--')) {
        if (url !== undefined)
          throw new WrongOption(`run takes one URL; ${JSON.stringify(word)} is too much.`);
        if (method === undefined) method = word;
        else if (isHttpUrl(word)) url = word;
        else break;
        continue;
      }
      const equals = word.indexOf('=');
      const name = nameOf(equals === -1 ? word : word.slice(0, equals));
      const value = equals === -1 ? args[at + 1] : word.slice(equals + 1);
      if (value === undefined) throw new WrongOption(`--${name} needs a value.`);
      if (equals === -1) at += 1;
      values.set(name, [...(values.get(name) ?? []), value]);
    }
    if (method === undefined || method.trim() === '')
      throw new WrongOption('run needs a method: mcp-lifeline run tools/list node server.js');
    return { kind: 'run', options: optionsOf(method, values, url === undefined ? args.slice(at) : [url]) };
  } catch (error) {
    if (error instanceof WrongOption) return { kind: 'wrong', message: error.message };
    throw error;
  }
}

function nameOf(word: string): Name {
  const known = NAMES.find((name) => `--${name}` === word);
  if (known === undefined) throw new WrongOption(`run has no option ${word}.`);
  return known;
}

function optionsOf(
  method: string,
  values: ReadonlyMap<Name, readonly string[]>,
  target: readonly string[],
): RunOptions {
  if (target.length === 0) throw new WrongOption('run needs the command that starts the server, or its URL.');
  const last = (name: Name) => values.get(name)?.at(-1);
  const optional = (name: 'params' | 'ca' | 'answers' | 'declares' | 'cwd') => {
    const value = last(name);
    return value === undefined ? {} : { [name]: value };
  };
  const authorization: AuthorizationOptions = Object.fromEntries(
    AUTHORIZATION_OPTIONS.flatMap((name) => {
      const value = last(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const problem =
    targetProblem(target[0] ?? '', (name) => values.has(name)) ??
    authorizationProblem(authorization, isHttpUrl(target[0] ?? ''));
  if (problem !== undefined) throw new WrongOption(problem);
  return {
    method,
    authorization,
    ...optional('params'),
    ...optional('ca'),
    ...optional('answers'),
    ...optional('declares'),
    ...optional('cwd'),
    era: eraOf(last('era') ?? 'auto'),
    headers: Object.fromEntries((values.get('header') ?? []).map(headerOf)),
    timeoutMs: timeoutOf(last('timeout') ?? '60'),
    format: formatOf(last('format') ?? 'text'),
    env: Object.fromEntries((values.get('env') ?? []).map(variableOf)),
    target,
  };
}

/** What is wrong with the target, or with an option that is not for such a one. */
function targetProblem(target: string, isGiven: (name: Name) => boolean): string | undefined {
  const isUrl = isHttpUrl(target);
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(target)?.[1];
  if (!isUrl && scheme !== undefined)
    return `run connects to http:// and https:// only, not to ${scheme}://.`;
  const wrong = (isUrl ? (['cwd', 'env'] as const) : (['header', 'ca'] as const)).find(isGiven);
  if (wrong === undefined) return undefined;
  return `--${wrong} is for a ${isUrl ? 'command' : 'server by its URL'}.`;
}

function eraOf(text: string): Pick<StartRequest, 'era' | 'revision'> {
  if (text === 'auto' || text === 'legacy' || text === 'modern') return { era: text };
  const revisions = [...LEGACY_REVISIONS, ...MODERN_REVISIONS];
  if (revisions.some((revision) => revision === text)) return { revision: text };
  throw new WrongOption(`--era is auto, legacy, modern or a revision: ${revisions.join(', ')}.`);
}

function timeoutOf(text: string): number {
  const seconds = text.trim() === '' ? Number.NaN : Number(text);
  if (!(seconds > 0 && seconds <= LONGEST_TIMEOUT_S))
    throw new WrongOption('--timeout needs a number of seconds above 0.');
  return Math.max(1, Math.round(seconds * 1000));
}

function formatOf(text: string): RunFormat {
  const known = RUN_FORMATS.find((format) => format === text);
  if (known === undefined) throw new WrongOption(`--format is one of ${RUN_FORMATS.join(', ')}.`);
  return known;
}

function headerOf(text: string): [string, string] {
  const colon = text.indexOf(':');
  if (colon < 1) throw new WrongOption("--header needs 'Name: value'.");
  return [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
}

function variableOf(text: string): [string, string] {
  const equals = text.indexOf('=');
  if (equals < 1) throw new WrongOption('--env needs NAME=VALUE.');
  return [text.slice(0, equals), text.slice(equals + 1)];
}
