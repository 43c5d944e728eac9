import { FILTER_KEYS, type FilterKey, FOREIGN_WORDS, isWordKey, WORDS } from './keys.ts';
import { isBreak, isQuote, isSpace, quoteEnd } from './scan.ts';
import { filterTerm } from './terms.ts';

const MOST = 50;
const FOREIGN = [...FOREIGN_WORDS];
const KEY_PART = /^([a-z][a-z-]*)(:|>=|<=|>|<)/i;

export interface FilterOption {
  readonly kind: 'key' | 'value';
  readonly key: FilterKey;
  /** What takes the place of `from`..`to`. */
  readonly insert: string;
}

export interface Completion {
  readonly from: number;
  readonly to: number;
  readonly options: readonly FilterOption[];
}

/**
 * What can stand at the caret: keys where a term begins, values behind a key. `valuesOf` tells the values that occur
 * (names, ids as JSON text), best first; words of the language are known here.
 */
export function completeFilter(
  text: string,
  caret: number,
  valuesOf: (key: FilterKey) => readonly string[],
): Completion {
  const start = termStart(text, caret);
  const from = text[start] === '-' ? start + 1 : start;
  const head = KEY_PART.exec(text.slice(from));
  const valueFrom = head === null ? from : from + head[0].length;
  if (head === null || caret < valueFrom) {
    const typed = text.slice(from, caret).toLowerCase();
    const to = head === null ? tokenEnd(text, caret) : valueFrom;
    const keys = isQuote(typed[0]) ? [] : FILTER_KEYS.filter((key) => key.startsWith(typed));
    return { from, to, options: keys.map((key) => ({ kind: 'key', key, insert: keyInsert(key) })) };
  }
  const key = FILTER_KEYS.find((known) => known === head[1]?.toLowerCase());
  const segment = segmentStart(text, valueFrom, caret);
  const to = tokenEnd(text, Math.max(caret, segment));
  if (key === undefined) return { from: segment, to, options: [] };
  const typed = text.slice(segment, caret).replace(/^["']/, '').toLowerCase();
  const values = isWordKey(key) ? ranked(WORDS[key], typed, FOREIGN) : ranked(valuesOf(key), typed);
  return { from: segment, to, options: values.map((value) => valueOption(key, value)) };
}

/** The keys of numbers are mostly compared. */
function keyInsert(key: FilterKey): string {
  return key === 'ms' || key === 'size' ? `${key}>` : `${key}:`;
}

function valueOption(key: FilterKey, value: string): FilterOption {
  return { kind: 'value', key, insert: filterTerm(key, value).slice(key.length + 1) };
}

/** Values that begin with what was typed, then those that hold it; `foreign`: other names of some, in lower case. */
function ranked(
  values: readonly string[],
  typed: string,
  foreign: readonly (readonly [string, string])[] = [],
): string[] {
  const begins: string[] = [];
  const holds: string[] = [];
  for (const value of values) {
    const at = value.replace(/^"/, '').toLowerCase().indexOf(typed);
    const isMeant = foreign.some(([name, own]) => own === value && name.startsWith(typed));
    if (at === 0 || isMeant) begins.push(value);
    else if (at > 0) holds.push(value);
  }
  return [...begins, ...holds].slice(0, MOST);
}

/** Where the term begins that the caret stands in or at the end of. */
function termStart(text: string, caret: number): number {
  let start = 0;
  for (let at = 0; at < caret; at += 1) {
    if (isQuote(text[at]) && (at === start || /[-:|<>=]/.test(text[at - 1] ?? ''))) {
      const end = quoteEnd(text, at) ?? text.length;
      if (end > caret) return start;
      at = end - 1;
    } else if (isSpace(text[at])) {
      start = at + 1;
    }
  }
  return start;
}

/** Behind the last `|` before the caret, outside of quotes. */
function segmentStart(text: string, from: number, caret: number): number {
  let start = from;
  for (let at = from; at < caret; at += 1) {
    if (isQuote(text[at]) && at === start) at = Math.min(quoteEnd(text, at) ?? text.length, caret) - 1;
    else if (text[at] === '|') start = at + 1;
  }
  return start;
}

function tokenEnd(text: string, at: number): number {
  let end = at;
  while (!isBreak(text[end])) end += 1;
  return end;
}
