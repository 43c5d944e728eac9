import { type BatteryCase, fill, integer, object, p, string } from './case.ts';

/** From JSON text: an object with a member `then` must not be mistaken for a promise. */
const conditions: Readonly<Record<'byCountry' | 'byPresence', object>> = {
  byCountry: JSON.parse(`{
    "if": { "properties": { "country": { "const": "US" } }, "required": ["country"] },
    "then": { "properties": { "zip": { "type": "string" } }, "required": ["zip"] },
    "else": { "properties": { "postcode": { "type": "string" } } }
  }`),
  byPresence: JSON.parse(`{
    "if": { "required": ["a"] },
    "then": { "properties": { "zip": { "type": "string" } }, "required": ["zip"] }
  }`),
};

const tree = object({
  v: string,
  next: { $ref: '#/$defs/node' },
  all: { type: 'array', items: { $ref: '#/$defs/node' } },
});

export const COMBINED: readonly BatteryCase[] = [
  {
    name: 'allOf in a property',
    schema: p({ allOf: [object({ a: string }), object({ b: integer })] }),
    steps: [fill('x', '/p/a'), fill('1', '/p/b')],
    sends: '{"p":{"a":"x","b":1}}',
  },
  {
    name: 'allOf at the root',
    schema: { allOf: [object({ a: string }), object({ b: integer })] },
    steps: [fill('1', '/b')],
    sends: '{"b":1}',
  },
  {
    name: 'if, then, else',
    schema: object({ country: { enum: ['US', 'NL'] } }, conditions.byCountry),
    steps: [fill('"US"', '/country')],
    sends: '{"country":"US"}',
    issues: ['required'],
  },
  {
    name: 'a field of then',
    schema: object({ a: string }, conditions.byPresence),
    steps: [fill('x', '/a'), fill('1', '/zip')],
    sends: '{"a":"x","zip":"1"}',
  },
  {
    name: 'dependentRequired',
    schema: object({ card: string, cvc: string }, { dependentRequired: { card: ['cvc'] } }),
    steps: [fill('c', '/card')],
    sends: '{"card":"c"}',
    issues: ['dependentRequired'],
  },
  {
    name: 'dependentSchemas',
    schema: object(
      { card: string },
      { dependentSchemas: { card: { properties: { cvc: string }, required: ['cvc'] } } },
    ),
    steps: [fill('c', '/card'), fill('1', '/cvc')],
    sends: '{"card":"c","cvc":"1"}',
  },
  {
    name: 'not',
    schema: p({ ...string, not: { const: 'x' } }),
    steps: [fill('x')],
    sends: '{"p":"x"}',
    issues: ['not'],
  },
];

export const REFERENCES: readonly BatteryCase[] = [
  {
    name: '$ref by pointer',
    schema: p({ $ref: '#/$defs/a' }, { $defs: { a: object({ b: integer }) } }),
    steps: [fill('1', '/p/b')],
    sends: '{"p":{"b":1}}',
  },
  {
    name: '$ref with siblings',
    schema: p({ $ref: '#/$defs/a', minLength: 2 }, { $defs: { a: string } }),
    steps: [fill('x')],
    sends: '{"p":"x"}',
    issues: ['minLength'],
  },
  {
    name: '$ref by $anchor',
    schema: p({ $ref: '#here' }, { $defs: { a: { $anchor: 'here', ...integer } } }),
    steps: [fill('1')],
    sends: '{"p":1}',
  },
  {
    name: '$ref by relative $id',
    schema: {
      $id: 'https://example.test/root',
      ...p({ $ref: 'item' }, { $defs: { a: { $id: 'item', ...integer } } }),
    },
    steps: [fill('1')],
    sends: '{"p":1}',
  },
  {
    name: '$dynamicRef',
    schema: p(
      { $dynamicRef: '#node' },
      { $defs: { a: { $dynamicAnchor: 'node', ...object({ v: integer }) } } },
    ),
    steps: [fill('1', '/p/v')],
    sends: '{"p":{"v":1}}',
  },
  {
    name: '$ref that leads nowhere',
    schema: object({ p: { $ref: '#/$defs/none' }, q: string }),
    steps: [fill('[1]'), fill('x', '/q')],
    sends: '{"p":[1],"q":"x"}',
  },
  {
    name: '$ref that leads out',
    schema: object({ p: { $ref: 'https://example.test/x.json' }, q: string }),
    steps: [fill('1'), fill('x', '/q')],
    sends: '{"p":1,"q":"x"}',
  },
  {
    name: 'recursive array',
    schema: p({ $ref: '#/$defs/node' }, { $defs: { node: tree } }),
    steps: [['expand', '/p/all'], ['add', '/p/all'], fill('x', '/p/all/0/v')],
    sends: '{"p":{"all":[{"v":"x"}]}}',
  },
  {
    name: 'recursive object',
    schema: p({ $ref: '#/$defs/node' }, { $defs: { node: tree } }),
    steps: [['expand', '/p/next'], fill('x', '/p/next/v')],
    sends: '{"p":{"next":{"v":"x"}}}',
  },
];
