import { expect, it } from 'vitest';
import { isMeta, metaText, traceparent, withMember } from './meta-text.ts';

it('adds what is missing, and leaves what was written as it stands', () => {
  expect(metaText(undefined, [])).toBeUndefined();
  expect(metaText(undefined, [['a', '1']])).toBe('{"a":1}');
  expect(metaText(' { } ', [['a', '1']])).toBe('{"a":1}');
  expect(metaText('{}', [])).toBe('{}');
  expect(
    metaText('{"x": 1.50, "progressToken" : "mine"}\n', [
      ['progressToken', '"own"'],
      ['b', '{}'],
    ]),
  ).toBe('{"b":{},"x": 1.50, "progressToken" : "mine"}');
});

it('takes objects only', () => {
  expect(['{}', '{"a":1}', ' {} '].map(isMeta)).toEqual([true, true, true]);
  expect(['[]', '7', '{', '{"a":1,}', '{} {}', ''].map(isMeta)).toEqual(Array(6).fill(false));
});

it('puts a member at the end of what is there, once', () => {
  expect(withMember('', 'k', '1')).toBe('{"k": 1}');
  expect(withMember('{ "a": [] }', 'k', '"v"')).toBe('{ "a": [], "k": "v" }');
  expect(withMember('{"k": 0}', 'k', '1')).toBeUndefined();
  expect(withMember('[', 'k', '1')).toBeUndefined();
});

it('names a trace as the recommendation writes it', () => {
  expect(traceparent(Uint8Array.from({ length: 24 }, (_, at) => at))).toBe(
    '00-000102030405060708090a0b0c0d0e0f-1011121314151617-01',
  );
});
