import { COMPARE_HELP } from '../cli/help.ts';

export interface CompareOptions {
  readonly a: string;
  readonly b: string;
  readonly format: CompareFormat;
  /** The text lists pairs without a difference, too; JSON always does. */
  readonly all: boolean;
}

const FORMATS = ['text', 'json'] as const;
export type CompareFormat = (typeof FORMATS)[number];

export type CompareLine =
  | { readonly kind: 'compare'; readonly options: CompareOptions }
  | { readonly kind: 'help' | 'wrong'; readonly message: string };

/** Reads the arguments of `mcp-lifeline compare`. */
export function compareOptions(args: readonly string[]): CompareLine {
  const recordings: string[] = [];
  let format: CompareFormat = 'text';
  let all = false;
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (word === '--help' || word === '-h') return { kind: 'help', message: COMPARE_HELP };
    if (word === '--') {
      recordings.push(...args.slice(at + 1));
      break;
    }
    const [option = '', joined] = word.split('=', 2);
    if (option === '--format') {
      if (joined === undefined) at += 1;
      const name = joined ?? args[at];
      const known = FORMATS.find((one) => one === name);
      if (known === undefined) return wrong(`--format needs one of ${FORMATS.join(', ')}.`);
      format = known;
    } else if (word === '--all') all = true;
    else if (word.startsWith('-') && word !== '-') return wrong(`compare has no option ${word}.`);
    else recordings.push(word);
  }
  const [a, b, ...more] = recordings;
  if (a === undefined || b === undefined || more.length > 0)
    return wrong(`compare needs two recordings, not ${recordings.length}: mcp-lifeline compare <A> <B>.`);
  return { kind: 'compare', options: { a, b, format, all } };
}

function wrong(message: string): CompareLine {
  return { kind: 'wrong', message };
}
