import { describe, expect, it } from 'vitest';
import { rank, search } from './match.ts';

describe('rank', () => {
  it.each([
    ['echo', 'echo', 0],
    ['ec', 'Echo', 1],
    ['file', 'read_file', 2],
    ['cho', 'echo', 3],
    ['rdf', 'read_file', 4],
    ['fr', 'read_file', undefined],
  ])('%s in %s is %s', (query, name, expected) => {
    expect(rank(query, name)).toBe(expected);
  });
});

describe('search', () => {
  const things = [
    { label: 'Tools', words: ['工具'] },
    { label: 'read_file' },
    { label: 'file_info' },
    { label: 'Settings' },
  ];
  const labels = (query: string, limit = 10) => search(things, query, limit).map((thing) => thing.label);

  it('puts the better match first and keeps the order of equals', () => {
    expect(labels('file')).toEqual(['file_info', 'read_file']);
    expect(labels('')).toEqual(['Tools', 'read_file', 'file_info', 'Settings']);
    expect(labels('', 2)).toHaveLength(2);
  });

  it('finds by other words, but not by scattered letters of them', () => {
    expect(labels('工具')).toEqual(['Tools']);
    expect(labels('zzz')).toEqual([]);
  });
});
