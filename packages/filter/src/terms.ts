import { type FilterKey, isJsonKey, isNameKey } from './keys.ts';
import { parseFilter } from './parse.ts';
import { printTest } from './print.ts';
import { quoteEnd } from './scan.ts';

/** Bare values that mean exactly themselves; `-` may begin one, because a key stands before it. */
const PLAIN = /^[^\s"|*]+$/;
/** Free text that cannot be taken for anything else. */
const PLAIN_TEXT = /^[^\s"|*:<>-][^\s"|*:<>]*$/;

/**
 * The term that asks for exactly this value, quoted where it must be; undefined when the language cannot say it (an
 * id that is neither number nor string and holds spaces). `id` and `token` take JSON text.
 */
export function filterTerm(key: FilterKey | 'text', value: string): string | undefined {
  if (key === 'text') return PLAIN_TEXT.test(value) ? value : JSON.stringify(value);
  if (isJsonKey(key)) {
    const isString = value.startsWith('"') && quoteEnd(value, 0) === value.length;
    return isString || PLAIN.test(value) ? `${key}:${value}` : undefined;
  }
  return `${key}:${isNameKey(key) && !PLAIN.test(value) ? JSON.stringify(value) : value}`;
}

/**
 * `text` with one more term. The same term, wanted or not wanted, gives way to the new one; a text that is no
 * filter is replaced.
 */
export function addTerm(text: string, term: string): string {
  const added = parseFilter(term);
  const before = parseFilter(text);
  if (!added.ok || !before.ok) return term;
  const news = new Set(added.filter.terms.map(({ test }) => printTest(test)));
  const kept = before.filter.terms
    .filter(({ test }) => !news.has(printTest(test)))
    .map(({ start, length }) => text.slice(start, start + length));
  return [...kept, term].join(' ');
}
