import type { Issue } from '@lifeline/schema-form';
import { expect, test } from 'vitest';
import { IssueBook } from './issue-book.ts';

const issue = (pointer: string, detail = ''): Issue => ({
  pointer,
  code: 'type',
  detail,
  schemaPointer: undefined,
});

test('counts at a pointer and below it', () => {
  const book = new IssueBook();
  book.set([issue('/a'), issue('/a/b/0'), issue('/ab'), issue('')]);
  expect(book.at('/a')).toHaveLength(1);
  expect(book.below('/a')).toBe(1);
  expect(book.below('/a/b')).toBe(1);
  expect(book.below('')).toBe(3);
});

test('tells nobody when nothing is new, and keeps the lists that stay the same', () => {
  const book = new IssueBook();
  let told = 0;
  book.subscribe(() => {
    told += 1;
  });
  book.set([issue('/a'), issue('/b')]);
  const before = book.at('/a');
  book.set([issue('/a'), issue('/b')]);
  expect(told).toBe(1);
  book.set([issue('/a'), issue('/b', 'other')]);
  expect(told).toBe(2);
  expect(book.at('/a')).toBe(before);
});
