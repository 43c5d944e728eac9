import type { FilterError } from './error.ts';

/** A value as it stands in the text. */
export interface RawValue {
  readonly start: number;
  readonly end: number;
  readonly quoted: boolean;
  /** As written, quotes included. */
  readonly source: string;
}

/** What ends a bare value. */
export function isBreak(char: string | undefined): boolean {
  return char === undefined || char === '|' || isSpace(char);
}

/** What divides terms. */
export function isSpace(char: string | undefined): boolean {
  return char !== undefined && /\s/.test(char);
}

/** What begins and ends a quoted value; the single one spares escapes around JSON. */
export function isQuote(char: string | undefined): boolean {
  return char === '"' || char === "'";
}

/** Position after the quoted text that begins at `start`; undefined when it is not closed. */
export function quoteEnd(text: string, start: number): number | undefined {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === text[start]) return at + 1;
  }
  return undefined;
}

/** Alternatives from `start` on, divided by `|`. `key` is only for the error. */
export function scanValues(text: string, start: number, key?: string): readonly RawValue[] | FilterError {
  const values: RawValue[] = [];
  const about = key === undefined ? {} : { key };
  for (let at = start; ; at += 1) {
    const from = at;
    const quoted = isQuote(text[at]);
    if (quoted) {
      const end = quoteEnd(text, at);
      if (end === undefined) return { code: 'unclosed-quote', start: at, length: text.length - at };
      at = end;
      if (!isBreak(text[at])) return { code: 'text-after-quote', start: at, length: 1 };
    } else {
      while (!isBreak(text[at])) at += 1;
      if (at === from) return { code: 'missing-value', start: at, length: 0, ...about };
    }
    values.push({ start: from, end: at, quoted, source: text.slice(from, at) });
    if (text[at] !== '|') return values;
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** What a quoted value means: escapes as in JSON; a backslash before anything else is a backslash. */
export function unquoted(source: string): string {
  return source
    .slice(1, -1)
    .replaceAll(/\\(?:u([0-9a-fA-F]{4})|(["'\\/bfnrt]))/g, (_all, hex: string | undefined, plain: string) =>
      hex === undefined ? (ESCAPES[plain] ?? plain) : String.fromCharCode(Number.parseInt(hex, 16)),
    );
}
