import { expect, test } from 'vitest';
import { scanMembers } from './index.ts';

test('gives the members of one level with their spans and types', () => {
  const text = '{"a":{"x":[1]},"\\u0062" : "s" ,"a":null,"n":-1.5,"t":true,"l":[]}';
  const members = scanMembers(text);
  expect(members?.map(({ key, type }) => [key, type])).toEqual([
    ['a', 'object'],
    ['b', 'string'],
    ['a', 'null'],
    ['n', 'number'],
    ['t', 'boolean'],
    ['l', 'array'],
  ]);
  expect(members?.map(({ valueStart, valueEnd }) => text.slice(valueStart, valueEnd))).toEqual([
    '{"x":[1]}',
    '"s"',
    'null',
    '-1.5',
    'true',
    '[]',
  ]);
  expect(members?.map(({ keyStart }) => text.charAt(keyStart))).toEqual(Array(6).fill('"'));
});

test('starts at any object and ignores what follows it', () => {
  const text = '[0, {"a":1}, nonsense';
  expect(scanMembers(text, 3)).toEqual([
    { key: 'a', keyStart: 5, valueStart: 9, valueEnd: 10, type: 'number' },
  ]);
  expect(scanMembers('{} trailing')).toEqual([]);
});

test.each(['', '[]', '1', '{"a"}', '{"a":}', '{"a":[}', '{"a":1', '{"a":{"b":tru}}', '{"a":[[[1,]]]}'])(
  '%j gives nothing',
  (text) => {
    expect(scanMembers(text)).toBeUndefined();
  },
);

test('skips a value of a million levels', () => {
  const deep = '['.repeat(1_000_000) + ']'.repeat(1_000_000);
  expect(scanMembers(`{"a":${deep},"b":1}`)?.map(({ key }) => key)).toEqual(['a', 'b']);
});
