import { parameter } from '../helpers.ts';
import { DRAFT_7, PARAMETER, type RuleCase, schema } from './case.ts';

/** Rules over schemas. */
export const SCHEMA_CASES: readonly RuleCase[] = [
  {
    rule: 'JS-01',
    fires: parameter({ type: 'string', minLength: '2' }),
    at: `${PARAMETER}/minLength`,
    silent: [parameter({ type: 'string', minLength: 2 }), parameter(true)],
  },
  {
    rule: 'JS-02',
    fires: schema({ type: 'object', $schema: 'http://json-schema.org/draft-04/schema#' }),
    at: '/inputSchema/$schema',
    silent: [
      schema({ type: 'object', ...DRAFT_7 }),
      schema({ type: 'object', $schema: 'https://json-schema.org/draft/2020-12/schema' }),
    ],
  },
  {
    rule: 'JS-03',
    fires: parameter({ $ref: 'https://example.com/a.json' }),
    at: `${PARAMETER}/$ref`,
    silent: [parameter({ $ref: '#/$defs/a' }, { $defs: { a: { type: 'string' } } })],
  },
  {
    rule: 'JS-05',
    fires: schema({ properties: {} }),
    at: '/inputSchema',
    silent: [schema({ type: 'object' })],
  },
  {
    rule: 'SCH-01',
    fires: parameter({ type: 'str' }),
    at: `${PARAMETER}/type`,
    silent: [parameter({ type: ['string', 'null'] })],
  },
  {
    rule: 'SCH-02',
    fires: parameter({ type: 'string', pattern: '(?i)a' }),
    at: `${PARAMETER}/pattern`,
    silent: [parameter({ type: 'string', pattern: '^[a-z]+$' })],
  },
  {
    rule: 'SCH-03',
    fires: parameter({ $ref: '#/$defs/b' }),
    at: `${PARAMETER}/$ref`,
    silent: [parameter({ $ref: '#/$defs/b' }, { $defs: { b: {} } }), parameter({ $ref: '#' })],
  },
  {
    rule: 'SCH-04',
    fires: parameter({ type: 'string', nullable: true }),
    at: `${PARAMETER}/nullable`,
    silent: [
      parameter({ type: 'string', nullable: false }),
      parameter({ $ref: '#/definitions/b' }, { definitions: { b: {} } }),
      parameter({ type: 'object' }, { ...DRAFT_7, dependencies: { a: ['b'] } }),
    ],
  },
  {
    rule: 'SCH-05',
    fires: parameter({ type: 'array', items: [{}] }),
    at: `${PARAMETER}/items`,
    silent: [
      parameter({ type: 'array', items: [{}] }, DRAFT_7),
      parameter({ type: 'array', prefixItems: [{}] }),
    ],
  },
  {
    rule: 'SCH-06',
    fires: parameter({ type: 'number', minimum: 0, exclusiveMinimum: true }),
    at: `${PARAMETER}/exclusiveMinimum`,
    silent: [parameter({ type: 'number', exclusiveMinimum: 0 })],
  },
  {
    rule: 'SCH-07',
    fires: parameter({ type: 'string', maxLenght: 5 }),
    at: `${PARAMETER}/maxLenght`,
    silent: [parameter({ type: 'string', maxLength: 5, note: 'x', 'x-maxLenght': 5 })],
  },
  {
    rule: 'SCH-08',
    fires: parameter({ type: 'string', widget: 'x' }),
    at: `${PARAMETER}/widget`,
    silent: [parameter({ type: 'string', 'x-widget': 'x', $comment: 'y' })],
  },
  {
    rule: 'SCH-09',
    fires: parameter({ type: 'string', format: 'json' }),
    at: `${PARAMETER}/format`,
    silent: [
      parameter({ type: 'string', format: 'date-time' }),
      parameter({ type: 'integer', format: 'int32' }),
    ],
  },
  {
    rule: 'SCH-10',
    fires: parameter({ type: 'integer', maxLength: 5 }),
    at: `${PARAMETER}/maxLength`,
    silent: [parameter({ type: ['integer', 'string'], maxLength: 5 }), parameter({ maxLength: 5 })],
  },
  {
    rule: 'SCH-11',
    fires: parameter({ $ref: '#/definitions/b', minLength: 2 }, { ...DRAFT_7, definitions: { b: {} } }),
    at: PARAMETER,
    silent: [
      parameter({ $ref: '#/$defs/b', minLength: 2 }, { $defs: { b: {} } }),
      parameter({ $ref: '#/definitions/b' }, { ...DRAFT_7, definitions: { b: {} } }),
    ],
  },
  {
    rule: 'SCH-12',
    fires: parameter({ type: 'number', multipleOf: 0 }),
    at: `${PARAMETER}/multipleOf`,
    silent: [parameter({ type: 'number', multipleOf: 0.01 })],
  },
  {
    rule: 'SCH-13',
    fires: parameter({ type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 2 }),
    at: `${PARAMETER}/exclusiveMinimum`,
    silent: [
      parameter({ type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 2 }),
      parameter({ type: 'integer', minimum: 2, maximum: 2 }),
    ],
  },
  {
    rule: 'SCH-14',
    fires: parameter({ enum: [] }),
    at: `${PARAMETER}/enum`,
    silent: [parameter({ enum: ['x'] })],
  },
  {
    rule: 'SCH-15',
    fires: parameter({ enum: ['x', 'x'] }),
    at: `${PARAMETER}/enum`,
    silent: [parameter({ enum: ['1', 1] })],
  },
  {
    rule: 'SCH-16',
    fires: parameter({ type: 'integer', enum: ['1', '2'] }),
    at: `${PARAMETER}/enum`,
    silent: [
      parameter({ type: 'integer', enum: [1, 2.0] }),
      parameter({ type: 'string', nullable: true, enum: ['x', null] }),
    ],
  },
  {
    rule: 'SCH-17',
    fires: parameter({}, { required: ['b'] }),
    at: '/inputSchema/required/0',
    silent: [
      parameter({}, { required: ['a'] }),
      parameter({}, { anyOf: [{ required: ['a'] }] }),
      parameter({ type: 'object', additionalProperties: { type: 'string' }, required: ['b'] }),
      parameter({}, { required: ['b'], allOf: [{ properties: { b: {} } }] }),
      parameter({}, { not: { required: ['a'] } }),
    ],
  },
  {
    rule: 'SCH-18',
    fires: parameter({}, { required: ['b'], additionalProperties: false }),
    at: '/inputSchema/required/0',
    silent: [parameter({}, { required: ['a'], additionalProperties: false })],
  },
  {
    rule: 'SCH-19',
    fires: parameter({ allOf: [{ type: 'string' }, { type: 'number' }] }),
    at: PARAMETER,
    silent: [
      parameter({ allOf: [{ type: ['string', 'null'] }, { type: 'string' }] }),
      parameter({ anyOf: [{ type: 'string' }, { type: 'number' }] }),
      parameter({ allOf: [{ const: 1 }, { const: 1.0 }] }),
    ],
  },
  {
    rule: 'SCH-20',
    fires: parameter({ type: 'integer', maximum: 5, default: 6 }),
    at: `${PARAMETER}/default`,
    silent: [
      parameter({ type: 'integer', maximum: 5, default: 5 }),
      parameter({ $ref: '#/$defs/b', default: 'x' }, { $defs: { b: { type: 'string' } } }),
    ],
  },
  {
    rule: 'SCH-21',
    fires: parameter({ type: 'string', maxLength: 2, examples: ['ab', 'abc'] }),
    at: `${PARAMETER}/examples/1`,
    silent: [parameter({ type: 'string', maxLength: 2, examples: ['ab'] })],
  },
];
