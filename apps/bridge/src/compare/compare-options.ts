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

const USAGE = `mcp-lifeline compare <recording A> <recording B> [--format text|json] [--all]

Tells what differs between two recordings (files, or ids): messages, by method and arguments (only in A, only in B,
another outcome, result or time), and what the servers offered, with what each change means for callers. Messages
without a difference are counted in the text, --all lists them there, too; JSON has them all.

The exit code is 0 when both could be read, whether they differ or not; 1 when one cannot be read; 2 for wrong options.
`;

/** Reads the arguments of `mcp-lifeline compare`. */
export function compareOptions(args: readonly string[]): CompareLine {
  const recordings: string[] = [];
  let format: CompareFormat = 'text';
  let all = false;
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (word === '--help' || word === '-h') return { kind: 'help', message: USAGE };
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
