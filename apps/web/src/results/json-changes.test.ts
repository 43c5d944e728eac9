import { describe, expect, test } from 'vitest';
import { jsonChanges } from './json-changes.ts';

const changes = (before: string, after: string, limit = 10) =>
  jsonChanges(before, after, limit)?.map(({ pointer, before: was, after: is }) => [pointer, was, is]);

describe('changes between two JSON texts', () => {
  test.each([
    ['{"a":1,"b":[1,2]}', '{ "b": [1, 2.0], "a": 1 }', []],
    ['{"a":1}', '{"a":2}', [['/a', '1', '2']]],
    ['{"a":1}', '{}', [['/a', '1', undefined]]],
    ['{}', '{"a/b":{"c":1}}', [['/a~1b', undefined, '{"c":1}']]],
    [
      '[1,{"x":"y"}]',
      '[1,{"x":"z"},3]',
      [
        ['/1/x', '"y"', '"z"'],
        ['/2', undefined, '3'],
      ],
    ],
    ['{"a":[]}', '{"a":{}}', [['/a', '[]', '{}']]],
    ['9007199254740992', '9007199254740993', [['', '9007199254740992', '9007199254740993']]],
    ['{"__proto__":1}', '{"__proto__":2}', [['/__proto__', '1', '2']]],
  ])('%s → %s', (before, after, expected) => {
    expect(changes(before, after)).toEqual(expected);
  });

  test('are cut at the limit', () => {
    expect(changes('[1,2,3,4]', '[5,6,7,8]', 2)).toHaveLength(2);
  });

  test('cannot be told of texts that are no JSON', () => {
    expect(changes('{', '{}')).toBeUndefined();
    expect(changes('{', '{')).toEqual([]);
  });
});
