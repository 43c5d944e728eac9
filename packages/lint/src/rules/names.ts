import type { CatalogueItem, ItemKind } from '@lifeline/model';
import type { Hit, ItemRule, ListRule, ListSubject, Rule } from '../rule.ts';

const TOOL_NAME = /^[A-Za-z0-9_.-]{1,128}$/;
/** Longest name that all model APIs take. */
const PORTABLE_CHARS = 64;

const grammar: ItemRule = {
  id: 'TOOL-03',
  over: 'item',
  kinds: ['tool'],
  severity: 'should',
  weight: 80,
  page: 'server/tools',
  anchor: 'tool-names',
  revisions: ['2025-11-25', '2026-07-28'],
  *check({ item }) {
    if (item.key !== '' && !TOOL_NAME.test(item.key)) {
      yield { pointer: '/name', values: { name: item.key, problem: problemOf(item.key) } };
    }
  },
};

function problemOf(name: string): string {
  const foreign = [...new Set(name.replace(/[A-Za-z0-9_.-]/g, ''))];
  return foreign.length > 0 ? foreign.map((char) => JSON.stringify(char)).join(' ') : `${name.length} > 128`;
}

const long: ItemRule = {
  id: 'TOOL-19',
  over: 'item',
  kinds: ['tool'],
  severity: 'advice',
  weight: 40,
  *check({ item }) {
    const { length } = item.key;
    if (length > PORTABLE_CHARS && length <= 128) yield { pointer: '/name', values: { count: `${length}` } };
  },
};

const twice: ListRule = {
  id: 'TOOL-04',
  over: 'list',
  kinds: ['tool'],
  severity: 'should',
  weight: 90,
  page: 'server/tools',
  check: repeated,
};

const otherTwice: ListRule = {
  id: 'ITEM-01',
  over: 'list',
  kinds: ['resource', 'template', 'prompt'],
  severity: 'advice',
  weight: 80,
  check: repeated,
};

function* repeated({ items, kind }: ListSubject): Iterable<Hit> {
  for (const [key, same] of groups(items, ({ key }) => key)) {
    for (const item of key === '' ? [] : same.slice(1)) {
      const pointer = `/${KEY_MEMBERS[kind]}`;
      yield { item, pointer, values: { name: key, count: `${same.length}` } };
    }
  }
}

const KEY_MEMBERS: Readonly<Record<ItemKind, string>> = {
  tool: 'name',
  prompt: 'name',
  resource: 'uri',
  template: 'uriTemplate',
};

const alike: ListRule = {
  id: 'ITEM-02',
  over: 'list',
  kinds: ['tool', 'prompt'],
  severity: 'advice',
  weight: 60,
  *check({ items }) {
    const distinct = [...new Map(items.map((item) => [item.key, item])).values()];
    for (const [folded, same] of groups(distinct, ({ key }) =>
      key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''),
    )) {
      const [first, ...others] = same;
      for (const item of folded === '' ? [] : others) {
        yield { item, pointer: '/name', values: { name: item.key, other: first?.key ?? '' } };
      }
    }
  },
};

function groups(
  items: readonly CatalogueItem[],
  keyOf: (item: CatalogueItem) => string,
): ReadonlyMap<string, readonly CatalogueItem[]> {
  const map = new Map<string, CatalogueItem[]>();
  for (const item of items) {
    const key = keyOf(item);
    const same = map.get(key);
    if (same === undefined) map.set(key, [item]);
    else same.push(item);
  }
  return map;
}

/** Names outside the grammar, too long, used twice or nearly alike. */
export const NAME_RULES: readonly Rule[] = [grammar, long, twice, otherTwice, alike];
