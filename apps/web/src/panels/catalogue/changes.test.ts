import type { CatalogueItem } from '@lifeline/model';
import { expect, it } from 'vitest';
import { changesBetween } from './changes.ts';

function item(key: string, text: string, seq: number): CatalogueItem {
  return { kind: 'tool', index: 0, key, name: key, text, seq };
}

it('tells new, changed and gone entries, copies of a key one by one', () => {
  const before = [item('a', '1', 3), item('b', '1', 3), item('b', '2', 3), item('c', '1', 3)];
  const now = [item('b', '1', 9), item('d', '1', 9), item('a', '2', 9)];
  const { marks, gone } = changesBetween(before, now);
  expect(now.map((entry) => marks.get(entry))).toEqual([undefined, 'new', 'changed']);
  expect(gone).toEqual(['b', 'c']);
});

it('finds nothing where nothing changed', () => {
  const { marks, gone } = changesBetween([item('a', '1', 3)], [item('a', '1', 9)]);
  expect([marks.size, gone]).toEqual([0, []]);
});
