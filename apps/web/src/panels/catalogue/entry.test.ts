import type { CatalogueItem } from '@lifeline/model';
import { describe, expect, it } from 'vitest';
import { byName, entriesOf, findEntry, matchesEntry, memberText, unlistedEntry } from './entry.ts';

function item(key: string, index: number, more: Partial<CatalogueItem> = {}): CatalogueItem {
  return { kind: 'tool', index, key, name: key, text: '{}', seq: 3, ...more };
}

describe('entriesOf', () => {
  it('counts copies of a key within one list only', () => {
    const entries = entriesOf([
      [item('a', 0), item('b', 1), item('a', 2)],
      [item('b', 0, { kind: 'prompt' })],
    ]);
    expect(entries.map(({ item: { key, kind }, copy }) => [kind, key, copy])).toEqual([
      ['tool', 'a', 1],
      ['tool', 'b', undefined],
      ['tool', 'a', 2],
      ['prompt', 'b', undefined],
    ]);
  });
});

describe('findEntry', () => {
  const entries = entriesOf([[item('a', 0), item('', 1), item('a', 2), item('x\ud800', 3)]]);
  it.each([
    ['a', undefined, 0],
    ['a', 2, 2],
    ['a', 9, 0],
    ['', undefined, 1],
    ['x\ufffd', undefined, 3],
    ['b', undefined, -1],
    ['a', 0, 0],
  ])('%j at %s', (key, index, position) => {
    expect(findEntry(entries, key, index)).toBe(position);
  });

  it('tells a template from a resource with the same address and index', () => {
    const both = entriesOf([[item('u', 0)], [item('u', 0, { kind: 'template' })]]);
    expect([findEntry(both, 'u', undefined), findEntry(both, 'u', 0)]).toEqual([0, 1]);
  });
});

describe('matchesEntry', () => {
  const [entry] = entriesOf([[item('read_file', 0, { title: 'Read', description: 'Whole FILE as text' })]]);
  it.each([
    ['', true],
    ['  ', true],
    ['file', true],
    ['text read', true],
    ['read nothing', false],
  ])('%j', (query, expected) => {
    expect(entry !== undefined && matchesEntry(entry, query)).toBe(expected);
  });
});

it('sorts numbers by their value', () => {
  const names = entriesOf([[item('z10', 0), item('Z9', 1), item('a', 2)]]).toSorted(byName);
  expect(names.map((entry) => entry.item.name)).toEqual(['a', 'Z9', 'z10']);
});

it('gives the source text of a member', () => {
  expect(memberText('{"a":1,"b":{"n":1.50},"a": [2]}', 'a')).toBe('[2]');
  expect(memberText('{"b":{"n":1.50}}', 'b')).toBe('{"n":1.50}');
  expect(memberText('[1]', 'b')).toBeUndefined();
});

it('makes an entry for what only the address names', () => {
  expect(unlistedEntry('resource', 'x://"1"').item.text).toBe('{"uri":"x://\\"1\\""}');
});
