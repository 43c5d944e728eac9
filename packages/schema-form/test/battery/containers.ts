import { type BatteryCase, fill, integer, number, object, p, string } from './case.ts';

const circle = object({ kind: { const: 'circle' }, r: number }, { title: 'Circle', required: ['kind', 'r'] });
const rect = object({ kind: { const: 'rect' }, w: number }, { title: 'Rect', required: ['kind', 'w'] });
const DRAFT_07 = 'http://json-schema.org/draft-07/schema#';

export const UNIONS: readonly BatteryCase[] = [
  {
    name: 'nullable by type list',
    schema: p({ type: ['string', 'null'] }),
    steps: [['set', '/p', 'null']],
    sends: '{"p":null}',
  },
  {
    name: 'nullable by anyOf',
    schema: p({ anyOf: [string, { type: 'null' }], default: null }),
    steps: [['set', '/p', 'null'], fill('dev')],
    sends: '{"p":"dev"}',
  },
  {
    name: 'nullable list',
    schema: p({ anyOf: [{ type: 'array', items: string }, { type: 'null' }], default: null }),
    steps: [['add', '/p'], fill('x', '/p/0')],
    sends: '{"p":["x"]}',
  },
  {
    name: 'type list of scalars',
    schema: p({ type: ['string', 'number', 'boolean'] }),
    steps: [['branch', '/p', 1], fill('1')],
    sends: '{"p":1}',
  },
  {
    name: 'type list with containers',
    schema: p({ type: ['object', 'array', 'string', 'null'] }),
    steps: [['branch', '/p', 1], ['add', '/p'], fill('1', '/p/0')],
    sends: '{"p":[1]}',
  },
  {
    name: 'anyOf of scalars',
    schema: p({ anyOf: [string, integer] }),
    steps: [fill('7'), ['branch', '/p', 1]],
    sends: '{"p":7}',
  },
  {
    name: 'oneOf by const',
    schema: p({ oneOf: [circle, rect] }),
    steps: [['branch', '/p', 1], fill('2', '/p/w')],
    sends: '{"p":{"kind":"rect","w":2}}',
  },
  {
    name: 'oneOf and back',
    schema: p({ oneOf: [circle, rect] }),
    steps: [['branch', '/p', 0], fill('1.0', '/p/r'), ['branch', '/p', 1], ['branch', '/p', 0]],
    sends: '{"p":{"kind":"circle","r":1.0}}',
  },
  {
    name: 'oneOf at the root',
    schema: { type: 'object', oneOf: [circle, rect] },
    steps: [['branch', '', 0], fill('1', '/r')],
    sends: '{"kind":"circle","r":1}',
  },
  {
    name: 'anyOf at the root',
    schema: {
      type: 'object',
      anyOf: [
        { properties: { a: integer }, required: ['a'] },
        { properties: { b: string }, required: ['b'] },
      ],
    },
    steps: [['branch', '', 1], fill('x', '/b')],
    sends: '{"b":"x"}',
  },
];

export const CONTAINERS: readonly BatteryCase[] = [
  {
    name: 'objects three deep',
    schema: p(object({ q: object({ r: integer }) })),
    steps: [fill('1', '/p/q/r')],
    sends: '{"p":{"q":{"r":1}}}',
  },
  { name: 'an empty object', schema: p(object({})), steps: [['set', '/p', 'empty']], sends: '{"p":{}}' },
  {
    name: 'array of strings',
    schema: p({ type: 'array', items: string }),
    steps: [['add', '/p'], fill('a', '/p/0'), ['add', '/p'], fill('b', '/p/1')],
    sends: '{"p":["a","b"]}',
  },
  {
    name: 'array of objects',
    schema: p({ type: 'array', items: object({ id: integer }) }),
    steps: [['add', '/p'], fill('1', '/p/0/id'), ['add', '/p']],
    sends: '{"p":[{"id":1},{}]}',
  },
  {
    name: 'array of arrays',
    schema: p({ type: 'array', items: { type: 'array', items: number } }),
    steps: [['add', '/p'], ['add', '/p/0'], fill('1', '/p/0/0')],
    sends: '{"p":[[1]]}',
  },
  {
    name: 'array without items',
    schema: p({ type: 'array' }),
    steps: [['add', '/p'], fill('{"a":1.0}', '/p/0')],
    sends: '{"p":[{"a":1.0}]}',
  },
  {
    name: 'prefixItems',
    schema: p({ type: 'array', prefixItems: [number, string], items: false }),
    steps: [fill('1', '/p/0'), fill('x', '/p/1')],
    sends: '{"p":[1,"x"]}',
  },
  {
    name: 'tuple of draft-07',
    schema: { $schema: DRAFT_07, ...p({ type: 'array', items: [number, string], additionalItems: integer }) },
    steps: [fill('1', '/p/0'), fill('x', '/p/1'), ['add', '/p'], fill('3', '/p/2')],
    sends: '{"p":[1,"x",3]}',
  },
  {
    name: 'additionalProperties',
    schema: p({ type: 'object', additionalProperties: integer }),
    steps: [['add', '/p'], ['key', '/p', 'ann'], fill('3', '/p/ann')],
    sends: '{"p":{"ann":3}}',
  },
  {
    name: 'patternProperties',
    schema: p({ type: 'object', patternProperties: { '^[A-Z_]+$': string }, additionalProperties: false }),
    steps: [['add', '/p'], ['key', '/p', 'PATH'], fill('/bin', '/p/PATH')],
    sends: '{"p":{"PATH":"/bin"}}',
  },
  {
    name: 'propertyNames',
    schema: p({ type: 'object', propertyNames: { pattern: '^a' }, additionalProperties: string }),
    steps: [['add', '/p'], ['key', '/p', 'b'], fill('x', '/p/b')],
    sends: '{"p":{"b":"x"}}',
    issues: ['propertyNames'],
  },
];
