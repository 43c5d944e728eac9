import { type BatteryCase, fill, integer, number, object, p, string } from './case.ts';

const format = (name: string, value: string, more: object = {}): BatteryCase => ({
  name: `format ${name}`,
  schema: p({ type: 'string', format: name, ...more }),
  steps: [fill(value)],
  sends: `{"p":${JSON.stringify(value)}}`,
});

export const FORMATS: readonly BatteryCase[] = [
  format('date', '2026-02-28'),
  format('date-time', '2026-02-28T01:02:03Z'),
  format('time', '01:02:03Z'),
  format('email', 'a@example.test'),
  format('uri', 'https://example.test/a?b=c'),
  format('uuid', '3fa85f64-5717-4562-b3fc-2c963f66afa6'),
  format('byte', 'aGk='),
  format('binary', 'aGk='),
  format('password', ' secret '),
  format('of-nobody', 'anything'),
  { ...format('date', 'tomorrow'), name: 'a date that is none', issues: ['format'] },
];

export const SCALARS: readonly BatteryCase[] = [
  { name: 'string', schema: p(string), steps: [fill(' a\nb ')], sends: '{"p":" a\\nb "}' },
  { name: 'number', schema: p(number), steps: [fill('1.50')], sends: '{"p":1.50}' },
  { name: 'integer', schema: p(integer), steps: [fill('-0')], sends: '{"p":-0}' },
  {
    name: 'number beyond a double',
    schema: p(integer),
    steps: [fill('9007199254740993')],
    sends: '{"p":9007199254740993}',
  },
  { name: 'boolean true', schema: p({ type: 'boolean' }), steps: [fill('true')], sends: '{"p":true}' },
  {
    name: 'boolean false',
    schema: p({ type: 'boolean' }),
    steps: [fill('true'), fill('false')],
    sends: '{"p":false}',
  },
  {
    name: 'boolean back to absent',
    schema: p({ type: 'boolean' }),
    steps: [fill('true'), fill('')],
    sends: '{}',
  },
  { name: 'null', schema: p({ type: 'null' }), steps: [fill('null')], sends: '{"p":null}' },
  { name: 'the empty string', schema: p(string), steps: [['set', '/p', 'empty']], sends: '{"p":""}' },
  { name: 'cleared text', schema: p(string), steps: [fill('x'), fill('')], sends: '{}' },
  { name: 'untouched defaults', schema: p({ ...string, default: 'd' }), steps: [], sends: '{}' },
  {
    name: 'a default taken over',
    schema: p({ ...string, default: 'd' }),
    steps: [['set', '/p', 'default']],
    sends: '{"p":"d"}',
  },
  {
    name: 'a required boolean untouched',
    schema: p({ type: 'boolean' }, { required: ['p'] }),
    steps: [],
    sends: '{}',
    issues: ['required'],
  },
];

export const CHOICES: readonly BatteryCase[] = [
  {
    name: 'enum of strings',
    schema: p({ ...string, enum: ['a', 'b'] }),
    steps: [fill('"b"')],
    sends: '{"p":"b"}',
  },
  { name: 'enum of integers', schema: p({ ...integer, enum: [1, 2] }), steps: [fill('2')], sends: '{"p":2}' },
  {
    name: 'enum of mixed values',
    schema: p({ enum: [1, '1', null, true, { a: 1 }] }),
    steps: [fill('"1"')],
    sends: '{"p":"1"}',
  },
  {
    name: 'enum with an object',
    schema: p({ enum: [1, { a: 1 }] }),
    steps: [fill('{"a":1}')],
    sends: '{"p":{"a":1}}',
  },
  { name: 'const', schema: p({ const: 3 }), steps: [fill('3')], sends: '{"p":3}' },
  {
    name: 'titled consts',
    schema: p({
      ...string,
      oneOf: [
        { const: 'a', title: 'A' },
        { const: 'b', title: 'B' },
      ],
    }),
    steps: [fill('"b"')],
    sends: '{"p":"b"}',
  },
  {
    name: 'enumNames',
    schema: p({ ...string, enum: ['k1', 'k2'], enumNames: ['One', 'Two'] }),
    steps: [fill('"k2"')],
    sends: '{"p":"k2"}',
  },
  {
    name: 'enum by reference',
    schema: p({ $ref: '#/$defs/c' }, { $defs: { c: { enum: ['moss', 'fern'] } } }),
    steps: [fill('"fern"')],
    sends: '{"p":"fern"}',
  },
  {
    name: 'array of choices',
    schema: p({ type: 'array', items: { anyOf: [{ const: 'x', title: 'Ex' }, { const: 'y' }] } }),
    steps: [['check', '/p', '"y"']],
    sends: '{"p":["y"]}',
  },
];

export const UNDESCRIBED: readonly BatteryCase[] = [
  { name: 'true', schema: p(true), steps: [fill('{"a":[1.0,null]}')], sends: '{"p":{"a":[1.0,null]}}' },
  { name: 'an empty schema', schema: p({}), steps: [fill('"x"')], sends: '{"p":"x"}' },
  { name: 'no type', schema: p({ description: 'anything' }), steps: [fill('1e2')], sends: '{"p":1e2}' },
  {
    name: 'an unknown type',
    schema: object({ p: { type: 'date' }, q: string }),
    steps: [fill('1'), fill('x', '/q')],
    sends: '{"p":1,"q":"x"}',
  },
  {
    name: 'a pattern that is none',
    schema: object({ p: { ...string, pattern: '(?i)abc' }, q: string }),
    steps: [fill('z'), fill('x', '/q')],
    sends: '{"p":"z","q":"x"}',
  },
  { name: 'false', schema: p(false), steps: [fill('1')], sends: '{"p":1}', issues: ['notAllowed'] },
  {
    name: 'an unknown keyword',
    schema: p({ ...string, 'x-of-nobody': 1 }),
    steps: [fill('x')],
    sends: '{"p":"x"}',
  },
  { name: 'no properties', schema: { type: 'object' }, steps: [], sends: '{}' },
  { name: 'no schema that is one', schema: 5, steps: [], sends: '{}' },
];

const NAMES = ['a.b', 'c/d~e', 'with space', '', 'constructor', '__proto__', 'ünïcode'];

export const NAMED: readonly BatteryCase[] = NAMES.map((name) => {
  const pointer = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return {
    name: `a property named ${JSON.stringify(name)}`,
    schema: object(Object.fromEntries([[name, string]])),
    steps: [fill('x', pointer)],
    sends: `{${JSON.stringify(name)}:"x"}`,
  };
});
