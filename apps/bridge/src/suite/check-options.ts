import { isHttpUrl } from '@lifeline/trace';
import {
  AUTHORIZATION_OPTIONS,
  type AuthorizationOptions,
  authorizationProblem,
} from '../authorization/command-line.ts';
import { CHECK_HELP } from '../cli/help.ts';
import { REPORT_WRITERS, type ReportWriterName } from './report-writers.ts';

export interface CheckOptions {
  readonly suite?: string;
  readonly findings: boolean;
  readonly format: ReportWriterName;
  readonly allowWrites: boolean;
  readonly timeoutMs?: number;
  /** What the client declares: JSON text, or `@` and the file that holds it. */
  readonly declares?: string;
  /** File with certificates, for URLs. */
  readonly ca?: string;
  readonly env: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Headers of requests, for a server that is spoken to by HTTP. */
  readonly headers: Readonly<Record<string, string>>;
  /** How to get a token, for a server by its URL. */
  readonly authorization: AuthorizationOptions;
  /** A command with its arguments, one URL, or one recording. */
  readonly words: readonly string[];
}

export type CheckLine =
  | { readonly kind: 'check'; readonly options: CheckOptions }
  | { readonly kind: 'help' | 'wrong'; readonly message: string };

const NAMES = Object.keys(REPORT_WRITERS).join('|');

const TEXT_OPTIONS = [
  'suite',
  'format',
  'timeout',
  'env',
  'cwd',
  'ca',
  'declares',
  'header',
  ...AUTHORIZATION_OPTIONS,
] as const;

/** Reads the arguments of `mcp-lifeline check`; what follows the first word that is no option is taken as it is. */
export function checkOptions(args: readonly string[]): CheckLine {
  const given: Partial<Record<(typeof TEXT_OPTIONS)[number], string>> = {};
  const env: Record<string, string> = Object.create(null);
  const headers: Record<string, string> = Object.create(null);
  let [findings, allowWrites] = [false, false];
  let at = 0;
  for (; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (word === '--' || !word.startsWith('-') || word === '-') break;
    if (word === '--help' || word === '-h') return { kind: 'help', message: CHECK_HELP };
    if (word === '--findings') findings = true;
    else if (word === '--allow-writes') allowWrites = true;
    else {
      const [, name = '', joined] = /^--([a-z-]+)(?:=([\s\S]*))?$/.exec(word) ?? [];
      const option = TEXT_OPTIONS.find((one) => one === name);
      if (option === undefined) return wrong(`check has no option ${word}.`);
      if (joined === undefined) at += 1;
      const value = joined ?? args[at];
      if (value === undefined || value === '') return wrong(`--${option} needs a value.`);
      if (option === 'env') {
        const equals = value.indexOf('=');
        if (equals < 1) return wrong('--env needs NAME=VALUE.');
        env[value.slice(0, equals)] = value.slice(equals + 1);
      } else if (option === 'header') {
        const colon = value.indexOf(':');
        if (colon < 1) return wrong("--header needs 'Name: value'.");
        headers[value.slice(0, colon).trim()] = value.slice(colon + 1).trim();
      } else {
        if (given[option] !== undefined) return wrong(`--${option} is given twice; check takes one.`);
        given[option] = value;
      }
    }
  }
  const words = args.slice(args[at] === '--' ? at + 1 : at);
  return checked(given, { findings, allowWrites, env, headers, words });
}

function checked(
  given: Readonly<Partial<Record<'suite' | 'format' | 'timeout' | 'cwd' | 'ca' | 'declares', string>>> &
    AuthorizationOptions,
  rest: Pick<CheckOptions, 'findings' | 'allowWrites' | 'env' | 'headers' | 'words'>,
): CheckLine {
  const { suite, format = 'text', timeout, cwd, ca, declares, ...authorization } = given;
  if (rest.words.length === 0) return wrong('check needs the command of a server, its URL, or a recording.');
  const isUrl = isHttpUrl(rest.words[0] ?? '');
  if (isUrl && rest.words.length > 1)
    return wrong(`check takes one URL; ${JSON.stringify(rest.words[1])} is too much.`);
  if (!isUrl && Object.keys(rest.headers).length > 0) return wrong('--header is for a server by its URL.');
  const problem = authorizationProblem(authorization, isUrl);
  if (problem !== undefined) return wrong(problem);
  if (!isFormat(format))
    return wrong(`There is no format ${JSON.stringify(format)}. Choose one of ${NAMES}.`);
  const seconds = timeout === undefined ? undefined : Number(timeout);
  if (seconds !== undefined && !(seconds > 0 && seconds <= 86_400))
    return wrong('--timeout needs a number of seconds, such as 5 or 0.5.');
  if (suite === undefined && rest.allowWrites)
    return wrong('--allow-writes is for the cases of a suite; give --suite too.');
  return {
    kind: 'check',
    options: {
      ...rest,
      authorization,
      findings: rest.findings || suite === undefined,
      format,
      ...(suite !== undefined && { suite }),
      ...(cwd !== undefined && { cwd }),
      ...(ca !== undefined && { ca }),
      ...(declares !== undefined && { declares }),
      ...(seconds !== undefined && { timeoutMs: Math.ceil(seconds * 1000) }),
    },
  };
}

function isFormat(name: string): name is ReportWriterName {
  return Object.hasOwn(REPORT_WRITERS, name);
}

function wrong(message: string): CheckLine {
  return { kind: 'wrong', message };
}
