import { beforeAll, describe, expect, test } from 'vitest';
import { Checker } from '../src/check/index.ts';
import { chooseBranch, draftFromText, EMPTY_OBJECT } from '../src/index.ts';
import { Filling } from './helpers.ts';
import { SHARED } from './shared.ts';
import { zooTools } from './zoo-tools.ts';

const schemas = new Map<string, string>();

beforeAll(async () => {
  if (SHARED === undefined) return;
  for (const [name, text] of await zooTools(SHARED)) schemas.set(name, text);
});

/** What each tool gets when its fields are filled by hand: pointer → what is typed (JSON for choices and the like). */
const FILLINGS: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
  [
    'z01_scalars',
    { '/s': 'x', '/n': '1.50', '/i': '-0', '/b': 'true' },
    '{"s":"x","n":1.50,"i":-0,"b":true}',
  ],
  [
    'z02_nested',
    { '/user/name': 'A', '/user/address/city': 'B' },
    '{"user":{"name":"A","address":{"city":"B"}}}',
  ],
  ['z03_array_strings', { '/tags/0': 'a', '/tags/1': 'b' }, '{"tags":["a","b"]}'],
  [
    'z04_array_objects',
    { '/rows/0/id': '1', '/rows/0/label': 'x', '/rows/1/id': '2' },
    '{"rows":[{"id":1,"label":"x"},{"id":2}]}',
  ],
  ['z06_anyOf', { '/id': 'ab' }, '{"id":"ab"}'],
  ['z07_allOf', { '/m/a': 'x', '/m/b': '1' }, '{"m":{"a":"x","b":1}}'],
  ['z08_ref_defs', { '/home/street': 's', '/home/no': '3' }, '{"home":{"street":"s","no":3}}'],
  [
    'z09_recursive',
    { '/tree/value': 'r', '/tree/children/0/value': 'c' },
    '{"tree":{"value":"r","children":[{"value":"c"}]}}',
  ],
  ['z10_const', { '/version': '3', '/mode': '"fast"' }, '{"version":3,"mode":"fast"}'],
  [
    'z11_enum',
    { '/color': '"red"', '/level': '2', '/mixed': 'null' },
    '{"color":"red","level":2,"mixed":null}',
  ],
  [
    'z12_enum_titles',
    { '/one': '"a"', '/many': '["x","y"]', '/old': '"k2"' },
    '{"one":"a","many":["x","y"],"old":"k2"}',
  ],
  ['z13_nullable', { '/a': 'x', '/b': '5', '/c': 'y' }, '{"a":"x","b":5,"c":"y"}'],
  ['z14_patternProps', { '/env/PATH': 'p' }, '{"env":{"PATH":"p"}}'],
  ['z15_addlProps', { '/scores/ann': '3' }, '{"scores":{"ann":3}}'],
  [
    'z17_limits',
    { '/n': '1', '/m': '5', '/x': '0.1', '/s': 'ab', '/p': 'a' },
    '{"n":1,"m":5,"x":0.1,"s":"ab","p":"a"}',
  ],
  ['z19_dependent', { '/card': 'c', '/cvc': '1' }, '{"card":"c","cvc":"1"}'],
  ['z20_ifthen', { '/country': '"US"', '/zip': '1' }, '{"country":"US","zip":"1"}'],
  ['z21_tuple', { '/point/0': '1', '/point/1': '2.0', '/point/2': 'l' }, '{"point":[1,2.0,"l"]}'],
  ['z22_boolschema', { '/any': '[1.0]', '/open': '{"a":null}' }, '{"any":[1.0],"open":{"a":null}}'],
  [
    'z26_bigint',
    { '/big': '9007199254740993', '/dec': '0.10000000000000000001' },
    '{"big":9007199254740993,"dec":0.10000000000000000001}',
  ],
  [
    'z27_names',
    { '/with space': 'a', '/dot.ted': 'b', '/a~1b': 'c', '/constructor': 'd' },
    '{"with space":"a","dot.ted":"b","a/b":"c","constructor":"d"}',
  ],
  [
    'z29_array_nested',
    { '/matrix/0/0': '1', '/matrix/0/1': '2', '/matrix/1/0': '3' },
    '{"matrix":[[1,2],[3]]}',
  ],
  ['z32_file', { '/blob': 'aGk=' }, '{"blob":"aGk="}'],
];

describe.skipIf(SHARED === undefined)('the schema zoo', () => {
  test.each(FILLINGS)('%s', (name, fields, expected) => {
    const form = new Filling(schemas.get(name));
    for (const [pointer, text] of Object.entries(fields)) {
      form.edit(pointer, (node, { field }) => {
        const { kind } = field.shape;
        return kind === 'string' || kind === 'number' ? { kind, text } : (draftFromText(text) ?? node);
      });
    }
    expect(form.text).toBe(expected);
    expect(new Checker(schemas.get(name)).check(expected).issues).toEqual([]);
  });

  test.each([
    ['z05_oneOf', '/shape', 1, '{"shape":{"kind":"rect"}}'],
    ['z23_root_anyOf', '', 1, '{}'],
  ])('%s', (name, pointer, branch, expected) => {
    const form = new Filling(schemas.get(name));
    form.edit(pointer, (node, { unions: [union] }) => {
      return union === undefined
        ? node
        : chooseBranch(form.schema, node, union, union.shape.branches[branch]);
    });
    expect(form.text).toBe(expected);
  });

  test('untouched, every tool gets {}', () => {
    expect(schemas.size).toBeGreaterThan(30);
    for (const text of schemas.values()) expect(new Filling(text, EMPTY_OBJECT).text).toBe('{}');
  });
});
