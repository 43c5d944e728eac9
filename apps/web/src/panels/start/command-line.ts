/** Whose quoting rules a command line follows. */
export type Platform = 'posix' | 'windows';

/** Something that the reader should know about the line; nothing of it is changed silently. */
export type CommandNote =
  | { readonly kind: 'spaces' }
  | { readonly kind: 'prompt' }
  | { readonly kind: 'curly-quotes' }
  | { readonly kind: 'unclosed-quote'; readonly quote: string }
  /** There is no shell: this goes to the program as it stands. */
  | { readonly kind: 'no-shell'; readonly text: string };

export interface CommandLine {
  readonly argv: readonly string[];
  /** Assignments before the command, `KEY=value node server.js`. */
  readonly env: readonly (readonly [string, string])[];
  readonly notes: readonly CommandNote[];
}

/** The platform of the bridge, by the looks of its working directory. */
export function platformOf(cwd: string): Platform {
  return /^([a-z]:)?[\\]/i.test(cwd) || /^[a-z]:\//i.test(cwd) ? 'windows' : 'posix';
}

interface Word {
  readonly text: string;
  /** Some part of it was quoted or escaped. */
  readonly quoted: boolean;
}

interface Split {
  readonly words: readonly Word[];
  readonly unclosed?: string;
}

/**
 * Splits a pasted command line into arguments, as a shell's quoting would, without running one: nothing is expanded,
 * and what only a shell would understand is named. POSIX: '…', "…", backslash. Windows: "…", backslashes are path
 * separators except before a quote.
 */
export function parseCommandLine(text: string, platform: Platform): CommandLine {
  const notes: CommandNote[] = [];
  const trimmed = text.trim();
  if (trimmed !== text && trimmed !== '') notes.push({ kind: 'spaces' });
  const line = trimmed.replace(/^[$>%]\s+/, '');
  if (line !== trimmed) notes.push({ kind: 'prompt' });
  if (/[\u2018\u2019\u201c\u201d]/.test(line)) notes.push({ kind: 'curly-quotes' });
  const { words, unclosed } = platform === 'posix' ? splitPosix(line) : splitWindows(line);
  if (unclosed !== undefined) notes.push({ kind: 'unclosed-quote', quote: unclosed });
  for (const word of words) {
    if (!word.quoted && isShellSyntax(word.text)) notes.push({ kind: 'no-shell', text: word.text });
  }
  const count = platform === 'posix' ? leadingAssignments(words) : 0;
  return {
    argv: words.slice(count).map((word) => word.text),
    env: words.slice(0, count).map((word) => {
      const at = word.text.indexOf('=');
      return [word.text.slice(0, at), word.text.slice(at + 1)];
    }),
    notes,
  };
}

function isShellSyntax(word: string): boolean {
  return (
    /^(\||\|\||&&|&|;|>>?|<|2>&1|2>.*)$/.test(word) ||
    /\$\(|\$\{|\$[A-Za-z_]|`/.test(word) ||
    /^~(\/|$)/.test(word)
  );
}

function leadingAssignments(words: readonly Word[]): number {
  const end = words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word.text));
  return Math.max(0, end);
}

/** Collects characters into words. */
class WordList {
  readonly words: Word[] = [];
  #text = '';
  #quoted = false;
  #open = false;

  add(text: string, quoted = false): void {
    this.#text += text;
    this.#quoted ||= quoted;
    this.#open = true;
  }

  end(): void {
    if (this.#open) this.words.push({ text: this.#text, quoted: this.#quoted });
    this.#text = '';
    this.#quoted = false;
    this.#open = false;
  }
}

function splitPosix(line: string): Split {
  const list = new WordList();
  let quote: string | undefined;
  for (let at = 0; at < line.length; at++) {
    const char = line.charAt(at);
    const next = line.charAt(at + 1);
    if (quote === "'") {
      if (char === "'") quote = undefined;
      else list.add(char, true);
    } else if (quote === '"') {
      if (char === '"') quote = undefined;
      else if (char === '\\' && /["\\$`\n]/.test(next)) {
        if (next !== '\n') list.add(next, true);
        at += 1;
      } else list.add(char, true);
    } else if (char === "'" || char === '"') {
      quote = char;
      list.add('', true);
    } else if (char === '\\' && next !== '') {
      at += 1;
      if (next === '\r' && line.charAt(at + 1) === '\n') at += 1;
      else if (next !== '\n') list.add(next, true);
    } else if (/\s/.test(char)) list.end();
    else list.add(char);
  }
  list.end();
  return quote === undefined ? { words: list.words } : { words: list.words, unclosed: quote };
}

function splitWindows(line: string): Split {
  const list = new WordList();
  let inQuotes = false;
  for (let at = 0; at < line.length; at++) {
    const slashes = /^\\*/.exec(line.slice(at))?.[0].length ?? 0;
    const after = line.charAt(at + slashes);
    if (slashes > 0) {
      list.add('\\'.repeat(after === '"' ? Math.floor(slashes / 2) : slashes));
      at += slashes - 1;
      if (after === '"' && slashes % 2 === 1) {
        list.add('"', true);
        at += 1;
      }
      continue;
    }
    if (after === '"') {
      inQuotes = !inQuotes;
      list.add('', true);
    } else if (!inQuotes && /\s/.test(after)) list.end();
    else list.add(after, inQuotes);
  }
  list.end();
  return inQuotes ? { words: list.words, unclosed: '"' } : { words: list.words };
}

/** Arguments as a command line that `parseCommandLine` splits into the same arguments. */
export function formatCommandLine(argv: readonly string[], platform: Platform): string {
  return argv.map((word) => (platform === 'posix' ? quotePosix(word) : quoteWindows(word))).join(' ');
}

function quotePosix(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

function quoteWindows(word: string): string {
  if (word !== '' && !/[\s"]/.test(word)) return word;
  return `"${word.replace(/(\\*)"/g, '$1$1\\"').replace(/(\\+)$/, '$1$1')}"`;
}
