import { compactJson } from '@lifeline/json';

/** Longest piece of the server's text in a sentence, in characters. */
const MOST_CHARS = 120;
const MOST_NAMES = 6;

/** Text of the server for a sentence: on one line, shortened. */
export function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MOST_CHARS ? `${line.slice(0, MOST_CHARS).replace(/[\ud800-\udbff]$/, '')}…` : line;
}

/** JSON text for a sentence. */
export function shownJson(text: string): string {
  return shown(compactJson(text));
}

/** Names for a sentence, the first few of them. */
export function shownNames(names: readonly string[]): string {
  const first = names.slice(0, MOST_NAMES).map((name) => shown(name));
  return [...first, ...(names.length > MOST_NAMES ? ['…'] : [])].join(', ');
}
