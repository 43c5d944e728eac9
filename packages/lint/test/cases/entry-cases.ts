import { listed, parameter, tool } from '../helpers.ts';
import { one, PARAMETER, type RuleCase, schema } from './case.ts';

/** Rules over names, descriptions and the other members of entries. */
export const ENTRY_CASES: readonly RuleCase[] = [
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
];

function nested(levels: number): unknown {
  return levels === 0 ? { type: 'string' } : { type: 'object', properties: { a: nested(levels - 1) } };
}
