import { COMPARISONS, type Comparison, type ParsedFilter, type Term, type Test } from './ast.ts';
import { expectedWords, type FilterError, nearestKey } from './error.ts';
import {
  FOREIGN_WORDS,
  isJsonKey,
  isNameKey,
  isNumberKey,
  isWordKey,
  type NumberKey,
  PHASE_WORDS,
  type WordKey,
} from './keys.ts';
import { numberOf, rangeOf } from './numbers.ts';
import { isSpace, type RawValue, scanValues, unquoted } from './scan.ts';

const KEY = /([a-z][a-z-]*)(:|>=|<=|>|<)/iy;

/** Reads a filter (docs/filter.md). Never throws; the first error is reported with its place. */
export function parseFilter(text: string): ParsedFilter {
  const terms: Term[] = [];
  for (let at = 0; ; ) {
    while (isSpace(text[at])) at += 1;
    if (at >= text.length) return { ok: true, filter: { terms } };
    const term = parseTerm(text, at);
    if ('code' in term) return { ok: false, error: term };
    terms.push(term);
    at = term.start + term.length;
  }
}

function parseTerm(text: string, start: number): Term | FilterError {
  const negated = text[start] === '-';
  const at = negated ? start + 1 : start;
  if (negated && (at >= text.length || isSpace(text[at]))) return { code: 'missing-term', start, length: 1 };
  KEY.lastIndex = at;
  const [head, typed, op] = KEY.exec(text) ?? [];
  if (head === undefined || typed === undefined) {
    const values = scanValues(text, at);
    if ('code' in values) return values;
    return term(start, negated, values, {
      type: 'text',
      values: values.map(textValue),
    });
  }
  const key = typed.toLowerCase();
  const known = isNameKey(key) || isJsonKey(key) || isNumberKey(key) || isWordKey(key);
  if (!known) {
    return { code: 'unknown-key', start: at, length: typed.length, key: typed, expected: nearestKey(key) };
  }
  const values = scanValues(text, at + head.length, key);
  if ('code' in values) return values;
  const comparison = COMPARISONS.find((known) => known === op);
  if (comparison !== undefined && !isNumberKey(key)) {
    return { code: 'not-a-number-key', start: at, length: head.length, key };
  }
  const test = testOf(key, comparison, values);
  return 'code' in test ? test : term(start, negated, values, test);
}

function term(start: number, negated: boolean, values: readonly RawValue[], test: Test): Term {
  return { negated, test, start, length: (values.at(-1)?.end ?? start) - start };
}

function textValue({ source, quoted }: RawValue) {
  return { text: quoted ? unquoted(source) : source, quoted };
}

/** JSON text; single quotation marks stand around it, double ones are a part of it. */
function jsonValue({ source }: RawValue): string {
  return source.startsWith("'") ? unquoted(source) : source;
}

function testOf(key: string, op: Comparison | undefined, values: readonly RawValue[]): Test | FilterError {
  if (isNumberKey(key)) return op === undefined ? ranges(key, values) : comparison(key, op, values);
  if (isWordKey(key)) return words(key, values);
  if (isJsonKey(key)) return { type: 'json', key, values: values.map(jsonValue) };
  if (isNameKey(key)) return { type: 'name', key, values: values.map(textValue) };
  throw new RangeError(`no key ${key}`);
}

function words(key: WordKey, values: readonly RawValue[]): Test | FilterError {
  const known = expectedWords(key);
  const found: string[] = [];
  for (const value of values) {
    const typed = textValue(value).text;
    const byNumber = key === 'phase' && /^\d$/.test(typed) ? PHASE_WORDS[Number(typed)] : undefined;
    const word = byNumber ?? known.find((entry) => entry.toLowerCase() === typed.toLowerCase());
    if (word === undefined) {
      const { start, end } = value;
      const meant = known.find((entry) => entry === FOREIGN_WORDS.get(typed.toLowerCase()));
      const error = { code: 'unknown-value', start, length: end - start, key, value: typed } as const;
      return { ...error, expected: known, ...(meant !== undefined && { meant }) };
    }
    found.push(word);
  }
  return { type: 'word', key, values: found };
}

function ranges(key: NumberKey, values: readonly RawValue[]): Test | FilterError {
  const found = [];
  for (const value of values) {
    const range = rangeOf(key, textValue(value).text);
    if (range === undefined) return badNumber(key, value);
    found.push(range);
  }
  return { type: 'range', key, values: found };
}

function comparison(key: NumberKey, op: Comparison, values: readonly RawValue[]): Test | FilterError {
  const [only, second] = values;
  if (only === undefined) throw new RangeError('a comparison without a value');
  if (second !== undefined)
    return { code: 'one-value', start: second.start - 1, length: second.end - second.start + 1 };
  const { text } = textValue(only);
  if (text.includes('..')) return { code: 'one-value', start: only.start, length: only.end - only.start };
  const value = numberOf(key, text);
  return value === undefined ? badNumber(key, only) : { type: 'compare', key, op, value };
}

function badNumber(key: NumberKey, value: RawValue): FilterError {
  const { start, end, source } = value;
  return { code: 'bad-number', start, length: end - start, key, value: source };
}
