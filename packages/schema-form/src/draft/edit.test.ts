import { describe, expect, test } from 'vitest';
import { ABSENT, type Draft, EMPTY_ARRAY } from './draft.ts';
import {
  addItem,
  duplicateItem,
  moveItem,
  removeItem,
  removeMember,
  renameMember,
  setItem,
  setMember,
} from './edit.ts';
import { draftFromText } from './from-json.ts';
import { draftText } from './to-json.ts';

const json = (draft: Draft) => draftText(draft).text;
const parse = (text: string) => draftFromText(text) ?? ABSENT;
const number = (text: string): Draft => ({ kind: 'number', text });

describe('members', () => {
  test('a new member goes where the schema order puts it', () => {
    const order = ['a', 'b', 'c'];
    const withC = setMember(ABSENT, 'c', number('3'), order);
    const withA = setMember(withC, 'a', number('1'), order);
    expect(json(setMember(withA, 'b', number('2'), order))).toBe('{"a":1,"b":2,"c":3}');
    expect(json(setMember(withA, 'z', number('9'), order))).toBe('{"a":1,"c":3,"z":9}');
  });

  test('an existing member keeps its place; of duplicates the last one is set', () => {
    expect(json(setMember(parse('{"b":1,"a":2}'), 'b', number('9'), ['a', 'b']))).toBe('{"b":9,"a":2}');
    expect(json(setMember(parse('{"a":1,"a":2}'), 'a', number('9')))).toBe('{"a":1,"a":9}');
  });

  test('setting nothing changes nothing, and untouched members are shared', () => {
    const before = parse('{"a":{"x":1},"b":2}');
    expect(setMember(before, 'c', ABSENT)).toBe(before);
    const after = setMember(before, 'b', number('3'));
    if (before.kind !== 'object') throw new Error('not an object');
    expect(after.entries[0]).toBe(before.entries[0]);
  });

  test('rename keeps place and value; a taken name is refused', () => {
    expect(json(renameMember(parse('{"a":1,"b":2}'), 'a', 'z'))).toBe('{"z":1,"b":2}');
    expect(json(renameMember(parse('{"a":1,"b":2}'), 'a', 'b'))).toBe('{"a":1,"b":2}');
    expect(json(renameMember(parse('{"a":1}'), 'a', '__proto__'))).toBe('{"__proto__":1}');
  });

  test('remove takes every member of that key', () => {
    expect(json(removeMember(parse('{"a":1,"b":2,"a":3}'), 'a'))).toBe('{"b":2}');
  });
});

describe('items', () => {
  test('add, set, duplicate, move, remove', () => {
    const one = setItem(addItem(EMPTY_ARRAY), 0, number('1'));
    const two = setItem(addItem(one), 1, number('2'));
    expect(json(two)).toBe('[1,2]');
    expect(json(duplicateItem(two, 0))).toBe('[1,1,2]');
    expect(json(moveItem(two, 0, 1))).toBe('[2,1]');
    expect(json(moveItem(two, 0, -1))).toBe('[1,2]');
    expect(json(removeItem(two, 0))).toBe('[2]');
  });

  test('ids stay with their items and are never given twice', () => {
    const three = addItem(addItem(addItem(EMPTY_ARRAY)));
    const moved = moveItem(three, 0, 2);
    expect(moved.items.map(({ id }) => id)).toEqual([1, 2, 0]);
    expect(duplicateItem(moved, 0).items.map(({ id }) => id)).toEqual([1, 3, 2, 0]);
  });

  test('an added item makes the array go out, even unfilled', () => {
    expect(json(addItem(ABSENT))).toBe('[]');
  });

  test('setting a slot behind the end opens the slots before it', () => {
    expect(json(setItem(ABSENT, 2, number('3')))).toBe('[null,null,3]');
  });
});
