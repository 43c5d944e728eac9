import { describe, expect, it } from 'vitest';
import { globMatches, nameMatcher } from './glob.ts';

describe('globMatches', () => {
  it.each([
    ['tools/*', 'tools/call', true],
    ['tools/*', 'tools', false],
    ['*', '', true],
    ['', '', true],
    ['', 'a', false],
    ['a*b*c', 'axxbxxc', true],
    ['a*b*c', 'axxcxxb', false],
    ['*list*', 'resources/templates/list', true],
    ['a**', 'a', true],
    ['a.c', 'abc', false],
  ])('%s and %s', (pattern, text, matches) => {
    expect(globMatches(pattern, text)).toBe(matches);
  });

  it('takes no longer for many stars', () => {
    expect(globMatches(`${'a*'.repeat(200)}b`, 'a'.repeat(5000))).toBe(false);
  });
});

it('matches names in any case, and a quoted star as itself', () => {
  const matches = nameMatcher([
    { text: 'Echo', quoted: false },
    { text: 'a*', quoted: true },
  ]);
  expect(['echo', 'ECHO', 'echo2', 'a*', 'ab'].map(matches)).toEqual([true, true, false, true, false]);
});
