import { FILTER_KEYS, WORDS } from './keys.ts';

export type FilterErrorCode =
  | 'unknown-key'
  | 'unknown-value'
  | 'missing-value'
  | 'missing-term'
  | 'unclosed-quote'
  | 'text-after-quote'
  | 'bad-number'
  | 'not-a-number-key'
  | 'one-value';

/** Why a text is no filter, and where: UTF-16 units from 0. A `length` of 0 means that something is missing there. */
export interface FilterError {
  readonly code: FilterErrorCode;
  readonly start: number;
  readonly length: number;
  /** The key that it is about. */
  readonly key?: string;
  /** The value as written. */
  readonly value?: string;
  /** What may have been meant, or the values that the key takes. */
  readonly expected?: readonly string[];
  /** Of `expected`, what the value is called here. */
  readonly meant?: string;
}

/** The error in a sentence, with its position counted from 1. */
export function filterErrorText(error: FilterError): string {
  return `Column ${error.start + 1}: ${reasonOf(error)}`;
}

function reasonOf({ code, key = '', value = '', expected = [], meant }: FilterError): string {
  switch (code) {
    case 'unknown-key': {
      const keys = expected.length > 0 ? `Did you mean ${expected[0]}?` : `Keys: ${FILTER_KEYS.join(', ')}.`;
      return `there is no key “${key}”. ${keys} To search for this text, put it in quotes.`;
    }
    case 'unknown-value':
      return meant === undefined
        ? `${key}: does not know “${value}”. It takes ${expected.join(', ')}.`
        : `“${value}” is called ${key}:${meant} here.`;
    case 'missing-value':
      return key === '' ? 'a value is missing here.' : `the value of ${key} is missing.`;
    case 'missing-term':
      return 'a term must follow the minus sign. To search for it, put it in quotes.';
    case 'unclosed-quote':
      return 'this quote is not closed.';
    case 'text-after-quote':
      return 'a space or | must follow the closing quote.';
    case 'bad-number':
      return `“${value}” is not a number that ${key} takes. Examples: ${EXAMPLES[key] ?? `${key}:1`}.`;
    case 'not-a-number-key':
      return `${key} is compared with “:” only; < and > are for ms, size, seq, conn, exchange.`;
    case 'one-value':
      return 'a comparison takes one number, without | and “..”.';
  }
}

const EXAMPLES: Readonly<Record<string, string>> = {
  ms: 'ms>200, ms<1.5s, ms:10..20',
  size: 'size>10kb, size:0..100',
};

/** The known key nearest to what was typed, if it is near. */
export function nearestKey(typed: string): readonly string[] {
  const near = FILTER_KEYS.find(
    (key) => key.startsWith(typed) || typed.startsWith(key) || isOneEdit(key, typed),
  );
  return near === undefined ? [] : [near];
}

/** What a word key takes. */
export function expectedWords(key: string): readonly string[] {
  return Object.entries(WORDS).find(([known]) => known === key)?.[1] ?? [];
}

/** Whether one character was added, left out, changed, or swapped with its neighbour. */
function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let head = 0;
  while (head < a.length && a[head] === b[head]) head += 1;
  const restA = a.slice(head);
  const restB = b.slice(head);
  if (restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}
