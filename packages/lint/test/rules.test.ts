import type { CatalogueItem } from '@lifeline/model';
import { expect, it } from 'vitest';
import { RULES } from '../src/rules/index.ts';
import { idsOf, lintItems, listed, parameter, tool } from './helpers.ts';

interface Case {
  readonly rule: string;
  readonly fires: readonly CatalogueItem[];
  /** JSON Pointer of the first finding. */
  readonly at: string;
  /** Near misses: the rule says nothing. */
  readonly silent: readonly (readonly CatalogueItem[])[];
}

const one = (part: Readonly<Record<string, unknown>>) => listed('tool', tool(part));
const schema = (inputSchema: unknown) => listed('tool', tool({ inputSchema }));
const PARAMETER = '/inputSchema/properties/a';
const DRAFT_7 = { $schema: 'http://json-schema.org/draft-07/schema#' };

const CASES: readonly Case[] = [
  {
    rule: 'ITEM-01',
    fires: listed('resource', { uri: 'a:b', name: 'x' }, { uri: 'a:b', name: 'y' }),
    at: '/uri',
    silent: [listed('resource', { uri: 'a:b', name: 'x' }, { uri: 'a:c', name: 'x' })],
  },
  {
    rule: 'ITEM-02',
    fires: listed('tool', tool({ name: 'get_user' }), tool({ name: 'getUser', description: 'Other.' })),
    at: '/name',
    silent: [listed('tool', tool({ name: 'get_user' }), tool({ name: 'get_users', description: 'Many.' }))],
  },
  { rule: 'ITEM-03', fires: listed('tool', '5'), at: '', silent: [one({})] },
  {
    rule: 'ITEM-04',
    fires: one({ title: 5 }),
    at: '/title',
    silent: [one({ title: 'Five', icons: [], _meta: {} })],
  },
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
  { rule: 'TOOL-03', fires: one({ name: 'find books' }), at: '/name', silent: [one({ name: 'a.b-c_D9' })] },
  { rule: 'TOOL-04', fires: listed('tool', tool(), tool()), at: '/name', silent: [listed('tool', tool())] },
  {
    rule: 'TOOL-08',
    fires: one({ outputSchema: { type: 'array' } }),
    at: '/outputSchema/type',
    silent: [one({ outputSchema: { type: 'object' } }), one({})],
  },
  {
    rule: 'TOOL-11',
    fires: one({ annotations: { readOnlyHint: true, destructiveHint: true } }),
    at: '/annotations/destructiveHint',
    silent: [
      one({ annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true } }),
      one({ annotations: { destructiveHint: true } }),
    ],
  },
  {
    rule: 'TOOL-14',
    fires: parameter({ type: 'number', 'x-mcp-header': 'Size' }),
    at: `${PARAMETER}/x-mcp-header`,
    silent: [parameter({ type: 'integer', 'x-mcp-header': 'Size' })],
  },
  {
    rule: 'TOOL-19',
    fires: one({ name: 'a'.repeat(65) }),
    at: '/name',
    silent: [one({ name: 'a'.repeat(64) })],
  },
  {
    rule: 'TOOL-20',
    fires: one({ name: 'delete_book', annotations: { readOnlyHint: true } }),
    at: '/annotations/readOnlyHint',
    silent: [
      one({ name: 'delete_book', annotations: { destructiveHint: true } }),
      one({ name: 'deleted_books', annotations: { readOnlyHint: true } }),
      one({ name: 'list_deletes', annotations: { readOnlyHint: true } }),
    ],
  },
  {
    rule: 'TOOL-21',
    fires: one({ annotations: { openWorldHint: 'no' } }),
    at: '/annotations/openWorldHint',
    silent: [one({ annotations: { openWorldHint: false, category: 'x' } })],
  },
  { rule: 'DOC-01', fires: one({ description: ' ' }), at: '/description', silent: [one({})] },
  {
    rule: 'DOC-02',
    fires: one({ description: 'Find the books.' }),
    at: '/description',
    silent: [one({ description: 'Find books by title.' })],
  },
  {
    rule: 'DOC-03',
    fires: parameter({ type: 'string', description: undefined }),
    at: PARAMETER,
    silent: [
      parameter({ type: 'string', description: undefined, title: 'Title of the book' }),
      parameter({ const: 5, description: undefined }),
      parameter(
        { type: 'string' },
        { if: { properties: { a: { enum: ['x'] } } }, anyOf: [{ properties: { a: {} } }] },
      ),
    ],
  },
  {
    rule: 'DOC-04',
    fires: parameter(
      { type: 'string' },
      { properties: { limit: { type: 'integer', description: 'The limit' } } },
    ),
    at: '/inputSchema/properties/limit',
    silent: [
      parameter(
        { type: 'string' },
        { properties: { limit: { type: 'integer', description: 'At most so many' } } },
      ),
      parameter(
        { type: 'string' },
        { properties: { bookId: { type: 'string', description: 'The id of the book' } } },
      ),
    ],
  },
  {
    rule: 'DOC-05',
    fires: listed('tool', tool({ name: 'a1' }), tool({ name: 'b2' })),
    at: '/description',
    silent: [listed('tool', tool({ name: 'a1' }), tool({ name: 'b2', description: 'Something else.' }))],
  },
  {
    rule: 'TXT-01',
    fires: one({ description: 'Searches\u202e the catalogue.' }),
    at: '/description',
    silent: [one({ description: 'Two\r\nlines and 👩\u200d👧.' })],
  },
  {
    rule: 'TXT-02',
    fires: one({ description: 'Asks p\u0430ypal for money.' }),
    at: '/description',
    silent: [one({ description: 'Ищет книги by title, in μs, Δt and 5 µm; ＡＢＣ.' })],
  },
  {
    rule: 'SEC-01',
    fires: parameter({}, { properties: { api_key: { type: 'string', description: 'Of your account' } } }),
    at: '/inputSchema/properties/api_key',
    silent: [
      parameter({}, { properties: { page_token: { type: 'string' }, tokenId: { type: 'string' } } }),
      parameter({}, { properties: { api_key: { type: 'string', format: 'password' } } }),
      parameter({}, { properties: { secret: { type: 'boolean' } } }),
    ],
  },
  {
    rule: 'SIZE-01',
    fires: one({ description: 'word '.repeat(2000) }),
    at: '',
    silent: [one({ description: 'word '.repeat(1000) })],
  },
  {
    rule: 'SIZE-02',
    fires: listed(
      'tool',
      ...Array.from({ length: 20 }, (_, at) =>
        tool({ name: `t${at}`, description: `${at} ${'word '.repeat(1000)}` }),
      ),
    ),
    at: '',
    silent: [
      listed(
        'tool',
        ...Array.from({ length: 10 }, (_, at) =>
          tool({ name: `t${at}`, description: `${at} ${'word '.repeat(1000)}` }),
        ),
      ),
    ],
  },
  {
    rule: 'SIZE-03',
    fires: schema(nested(7)),
    at: `/inputSchema${'/properties/a'.repeat(7)}`,
    silent: [schema(nested(6))],
  },
  {
    rule: 'RSC-02',
    fires: listed('template', { uriTemplate: 'book://{id', name: 'b' }),
    at: '/uriTemplate',
    silent: [
      listed('template', { uriTemplate: 'book://{+path}/{id:3}{?q,page*}', name: 'b' }),
      listed('resource', { uri: 'file:///a%20b', name: 'b' }),
    ],
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

function nested(levels: number): unknown {
  return levels === 0 ? { type: 'string' } : { type: 'object', properties: { a: nested(levels - 1) } };
}

it('has a case for every rule over lists', () => {
  const expected = RULES.filter(({ over }) => over !== 'result').map(({ id }) => id);
  expect(CASES.map(({ rule }) => rule).sort()).toEqual(expected.sort());
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
});

it.each(CASES)('$rule fires', ({ rule, fires, at }) => {
  const findings = lintItems(fires).filter(({ ruleId }) => ruleId === rule);
  expect(findings[0]?.place?.pointer ?? '').toBe(at);
});

it.each(CASES)('$rule is silent where it has no reason', ({ rule, silent }) => {
  for (const items of silent) expect(idsOf(lintItems(items)), JSON.stringify(items)).not.toContain(rule);
});

it('says nothing about a good tool', () => {
  expect(
    lintItems(parameter({ type: 'string', minLength: 1, examples: ['Emma'] }, { required: ['a'] })),
  ).toEqual([]);
});
