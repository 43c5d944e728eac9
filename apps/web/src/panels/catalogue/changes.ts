import type { CatalogueItem } from '@lifeline/model';

export type Change = 'new' | 'changed';

/** What a list brought that the one before did not have, and what it has no more. */
export interface Changes {
  readonly marks: ReadonlyMap<CatalogueItem, Change>;
  /** Keys, in their former order. */
  readonly gone: readonly string[];
}

export const NO_CHANGES: Changes = { marks: new Map(), gone: [] };

/** Compares two lists by key; the n-th entry with a key is compared with the n-th one before. */
export function changesBetween(before: readonly CatalogueItem[], now: readonly CatalogueItem[]): Changes {
  const earlier = new Map<string, CatalogueItem[]>();
  for (const item of before) {
    const same = earlier.get(item.key);
    if (same === undefined) earlier.set(item.key, [item]);
    else same.push(item);
  }
  const marks = new Map<CatalogueItem, Change>();
  for (const item of now) {
    const match = earlier.get(item.key)?.shift();
    if (match === undefined) marks.set(item, 'new');
    else if (match.text !== item.text) marks.set(item, 'changed');
  }
  return { marks, gone: [...earlier.values()].flatMap((left) => left.map(({ key }) => key)) };
}
