import { quoteJson, scanMembers } from '@lifeline/json';
import type { CatalogueItem, ItemKind } from '@lifeline/model';

/** A row of a panel's list. */
export interface Entry {
  readonly item: CatalogueItem;
  /** False: only the address names it, no list does. */
  readonly listed: boolean;
  /** Counts the entries with the same key, from 1; undefined where the key is the only one of its kind. */
  readonly copy?: number;
}

/** The entries of lists, in their order, with copies counted. */
export function entriesOf(lists: readonly (readonly CatalogueItem[])[]): Entry[] {
  return lists.flatMap((items) => {
    const totals = new Map<string, number>();
    for (const { key } of items) totals.set(key, (totals.get(key) ?? 0) + 1);
    const seen = new Map<string, number>();
    return items.map((item): Entry => {
      if (totals.get(item.key) === 1) return { item, listed: true };
      const copy = (seen.get(item.key) ?? 0) + 1;
      seen.set(item.key, copy);
      return { item, listed: true, copy };
    });
  });
}

const KEYS: Readonly<Record<ItemKind, string>> = {
  tool: 'name',
  resource: 'uri',
  template: 'uriTemplate',
  prompt: 'name',
};

/** What the address names although no list does: it can be used all the same. */
export function unlistedEntry(kind: ItemKind, key: string): Entry {
  const text = `{${quoteJson(KEYS[kind])}:${quoteJson(key)}}`;
  return { item: { kind, index: -1, key, name: key, text, seq: -1 }, listed: false };
}

/**
 * Position of the entry that an address names, or -1. Without `index` the first with that key; an `index` means one
 * behind it, because a resource and a template can share key and index.
 */
export function findEntry(entries: readonly Entry[], key: string, index: number | undefined): number {
  // An address holds no lone surrogates.
  const named = (entry: Entry) => entry.item.key.toWellFormed() === key;
  const first = entries.findIndex(named);
  if (index === undefined || first < 0) return first;
  const later = entries.findIndex(
    (entry, position) => position > first && named(entry) && entry.item.index === index,
  );
  return later >= 0 ? later : first;
}

/** What stands for an entry in lists and headings: its name, else the start of what was sent in its place. */
export function shownName({ name, fault, text }: CatalogueItem): string {
  if (fault === 'not-object') return text.slice(0, 80);
  return name === '' ? '""' : name;
}

/** Whether every word of `query` occurs in the entry's name, key, title or description; case does not count. */
export function matchesEntry({ item }: Entry, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = [item.name, item.key, item.title, item.description].join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** By name, as people sort: case aside, numbers by their value. */
export function byName(left: Entry, right: Entry): number {
  return left.item.name.localeCompare(right.item.name, undefined, { numeric: true, sensitivity: 'base' });
}

/** Source text of a member of an object's text; of duplicate keys the last one. */
export function memberText(text: string, key: string): string | undefined {
  const span = scanMembers(text)?.findLast((member) => member.key === key);
  return span === undefined ? undefined : text.slice(span.valueStart, span.valueEnd);
}
