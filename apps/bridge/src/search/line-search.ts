import { holdsText, textForms } from '@lifeline/filter';
import { decodeEvent, eventRaw } from '@lifeline/trace';

/** Behind this, to the last two characters of the line, stands the JSON text of the exact text. */
const RAW = '"raw":"';
/** The same for bytes that are not UTF-8, in base64. */
const RAW64 = '"raw64":"';
/** Escapes that `JSON.stringify` writes only where it must; other writers use them freely. */
const OTHER_ESCAPE = /(?:^|[^\\])(?:\\\\)*\\[u/]/;

/** Looks for a text in lines of a recording, in any of its forms, without decoding them. */
export class LineSearch {
  readonly #forms: readonly string[];
  /** The forms as they stand in a recording. */
  readonly #needles: readonly string[];
  /** Longest needle; bytes. */
  readonly size: number;

  constructor(text: string) {
    this.#forms = textForms(text);
    this.#needles = this.#forms.map((form) => JSON.stringify(form).slice(1, -1));
    this.size = Math.max(...this.#needles.map((needle) => Buffer.byteLength(needle)));
  }

  /** Whether the event on this line of the recording carries the text. */
  matches(line: Buffer): boolean {
    const text = line.toString('utf8').toLowerCase();
    const start = text.indexOf(RAW);
    if (start < 0) return text.includes(RAW64) && this.#inDecoded(line);
    if (this.matchesPiece(text, start + RAW.length, text.length - 2)) return true;
    const mayDiffer = text.includes('\\u') || text.includes('\\/');
    return mayDiffer && OTHER_ESCAPE.test(text) && this.#inDecoded(line);
  }

  /** Whether the text stands between two positions of a line, or of a piece of it, in lower case. */
  matchesPiece(lower: string, from: number, to: number): boolean {
    return this.#needles.some((needle) => {
      for (let at = lower.indexOf(needle, from); at >= 0; at = lower.indexOf(needle, at + 1)) {
        if (at + needle.length > to) return false;
        if (!isWithinEscape(lower, at)) return true;
      }
      return false;
    });
  }

  /** Whether a piece of base64, which begins at a whole byte, stands for the text. */
  matchesBase64(piece: Buffer): boolean {
    return holdsText(Buffer.from(piece.toString('latin1'), 'base64').toString('utf8'), this.#forms);
  }

  #inDecoded(line: Buffer): boolean {
    const decoded = decodeEvent(line.toString('utf8'));
    const raw = decoded.ok ? eventRaw(decoded.event) : undefined;
    return raw !== undefined && holdsText(raw.text, this.#forms);
  }
}

/** Where the text begins on a line, from the start of the line in lower case, and whether it is base64. */
export function rawStart(lower: string): { readonly start: number; readonly isBase64: boolean } {
  const start = lower.indexOf(RAW);
  if (start >= 0) return { start: start + RAW.length, isBase64: false };
  const encoded = lower.indexOf(RAW64);
  return encoded < 0 ? { start: 0, isBase64: false } : { start: encoded + RAW64.length, isBase64: true };
}

/** Whether a position lies behind the backslash of an escape: in `\n` the `n` is no letter of the text. */
function isWithinEscape(text: string, at: number): boolean {
  if (isEscaped(text, at)) return true;
  for (let back = 1; back <= 4; back += 1) {
    const char = text[at - back];
    if (char === 'u') return isEscaped(text, at - back);
    if (char === undefined || !/[0-9a-f]/.test(char)) return false;
  }
  return false;
}

/** Whether an odd number of backslashes stands before a position. */
function isEscaped(text: string, at: number): boolean {
  let count = 0;
  while (text[at - 1 - count] === '\\') count += 1;
  return count % 2 === 1;
}
