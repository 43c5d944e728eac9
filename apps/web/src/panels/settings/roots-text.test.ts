import { expect, it } from 'vitest';
import { formatRoots, parseRoots } from './roots-text.ts';

it('reads a URI and an optional name a line', () => {
  expect(parseRoots('file:///a\n\n file:///b%20c  My  project \nhttp://x')).toEqual({
    roots: [{ uri: 'file:///a' }, { uri: 'file:///b%20c', name: 'My project' }],
    bad: [4],
  });
});

it('writes what it reads', () => {
  const roots = [{ uri: 'file:///a' }, { uri: 'file:///b', name: 'B' }];
  expect(parseRoots(formatRoots(roots)).roots).toEqual(roots);
});
