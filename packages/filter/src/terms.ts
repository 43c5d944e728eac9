import { type FilterKey, isJsonKey, isNameKey } from './keys.ts';
import { parseFilter } from './parse.ts';
import { printJson, printTest, quote } from './print.ts';

/** Bare values that mean exactly themselves; `-` may begin one, because a key stands before it. */
const PLAIN = /^[^\s"'|*]+$/;
/** Free text that cannot be taken for anything else. */
const PLAIN_TEXT = /^[^\s"'|*:<>-][^\s"'|*:<>]*$/;

/** The term that asks for exactly this value, quoted where it must be. `id` and `token` take JSON text. */
export function filterTerm(key: FilterKey | 'text', value: string): string {
  if (key === 'text') return PLAIN_TEXT.test(value) ? value : quote(value);
  if (isJsonKey(key)) return `${key}:${printJson(value)}`;
  return `${key}:${isNameKey(key) && !PLAIN.test(value) ? quote(value) : value}`;
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
