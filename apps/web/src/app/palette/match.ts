/** A thing that can be found by name. */
export interface Searchable {
  readonly label: string;
  /** Further words that find it: other languages' terms, descriptions. */
  readonly words?: readonly string[];
}

/**
 * How well a query fits a name: 0 whole, 1 start, 2 start of a word, 3 inside, 4 its letters in order; undefined:
 * not at all. Case does not matter.
 */
export function rank(query: string, name: string): number | undefined {
  const wanted = query.toLowerCase();
  const text = name.toLowerCase();
  if (text === wanted) return 0;
  const at = text.indexOf(wanted);
  if (at === 0) return 1;
  if (at > 0) return /[^\p{L}\p{N}]/u.test(text.charAt(at - 1)) ? 2 : 3;
  return inOrder(wanted, text) ? 4 : undefined;
}

function inOrder(wanted: string, text: string): boolean {
  let at = 0;
  for (const char of wanted) {
    if (char === ' ') continue;
    const found = text.indexOf(char, at);
    if (found < 0) return false;
    at = found + char.length;
  }
  return true;
}

/** Things that a query finds, best first, at most `limit`; all of them, in order, for an empty query. */
export function search<T extends Searchable>(
  things: readonly T[],
  query: string,
  limit: number,
): readonly T[] {
  const wanted = query.trim();
  if (wanted === '') return things.slice(0, limit);
  const found: { thing: T; rank: number; order: number }[] = [];
  things.forEach((thing, order) => {
    const ranks = [rank(wanted, thing.label), ...(thing.words ?? []).map((word) => wordRank(wanted, word))];
    const best = Math.min(...ranks.map((value) => value ?? Number.POSITIVE_INFINITY));
    if (Number.isFinite(best)) found.push({ thing, rank: best, order });
  });
  found.sort((a, b) => a.rank - b.rank || a.order - b.order);
  return found.slice(0, limit).map((entry) => entry.thing);
}

/** Further words count less than the name, and not by scattered letters. */
function wordRank(wanted: string, word: string): number | undefined {
  const value = rank(wanted, word);
  return value === undefined || value === 4 ? undefined : value + 1;
}
