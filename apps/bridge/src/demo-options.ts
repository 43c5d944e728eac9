import { LANGUAGES, type Language } from '@lifeline/protocol';
import { DEMO_HELP } from './cli/help.ts';

export type DemoOptions =
  | { readonly kind: 'run'; readonly language: Language; readonly isStepped: boolean }
  | { readonly kind: 'help' | 'wrong'; readonly message: string };

/** Options of `mcp-lifeline demo`; the language comes from the environment unless it is named. */
export function demoOptions(args: readonly string[], env: NodeJS.ProcessEnv): DemoOptions {
  let language = environmentLanguage(env);
  let isStepped = false;
  for (let at = 0; at < args.length; at += 1) {
    const [option = '', joined] = (args[at] ?? '').split('=', 2);
    if (option === '--help' || option === '-h') return { kind: 'help', message: DEMO_HELP };
    if (option === '--step' && joined === undefined) {
      isStepped = true;
      continue;
    }
    if (option !== '--lang') {
      return {
        kind: 'wrong',
        message: `The demo has no option "${option}". It takes --lang ${CHOICES} and --step only.`,
      };
    }
    if (joined === undefined) at += 1;
    const name = joined ?? args[at];
    const named = LANGUAGES.find((known) => known.toLowerCase() === name?.toLowerCase());
    if (named === undefined) {
      return {
        kind: 'wrong',
        message: `--lang needs one of ${CHOICES}${name === undefined ? '' : `, not "${name}"`}.`,
      };
    }
    language = named;
  }
  return { kind: 'run', language, isStepped };
}

const CHOICES = LANGUAGES.join('|');

/** The language that the terminal is set to, as far as there is a translation; POSIX names, else the system's. */
export function environmentLanguage(env: NodeJS.ProcessEnv): Language {
  const named = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((name) => name !== undefined && name !== '');
  const locale = (named ?? Intl.DateTimeFormat().resolvedOptions().locale).toLowerCase().replaceAll('_', '-');
  if (!/^zh(?![a-z])/.test(locale)) return 'en';
  return /^zh-(?:tw|hk|mo|hant)/.test(locale) ? 'zh-TW' : 'zh-CN';
}
