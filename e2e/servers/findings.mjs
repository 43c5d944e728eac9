// A server whose tools and prompt break rules, each another one; what it returns breaks its own output schema.
import readline from 'node:readline';

const send = (/** @type {object} */ message) => console.log(JSON.stringify({ jsonrpc: '2.0', ...message }));
const object = (/** @type {object} */ properties, more = {}) => ({ type: 'object', properties, ...more });

const TOOLS = [
  {
    name: 'find_books',
    description: 'Searches the catalogue by title and returns up to ten matches.',
    inputSchema: object({
      limit: { type: 'integer', description: 'At most so many', maximum: 50, default: 100 },
      range: { type: 'array', description: 'From, to', items: [{ type: 'integer' }, { type: 'integer' }] },
    }),
    outputSchema: object({ books: { type: 'array' } }, { required: ['books'] }),
  },
  {
    name: 'delete book',
    description: 'Delete the book',
    annotations: { readOnlyHint: true, destructiveHint: true },
    inputSchema: object({}, { required: ['isbn'], additionalProperties: false }),
  },
  { name: 'count', description: 'Returns how many books there are.', inputSchema: object({}) },
  { name: 'broken', description: 'Has no schema at all.', inputSchema: 5 },
];

const ANSWERS = {
  initialize: {
    protocolVersion: '2025-11-25',
    capabilities: { tools: {}, prompts: {} },
    serverInfo: { name: 'bookshop', version: '1.4.0' },
  },
  'tools/list': { tools: TOOLS },
  'prompts/list': { prompts: [{ name: 'recommend' }] },
  'tools/call': { content: [{ type: 'text', text: 'none' }], structuredContent: { books: 'none' } },
};

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method } = JSON.parse(line);
  const result = Object.entries(ANSWERS).find(([name]) => name === method)?.[1];
  if (id === undefined) return;
  send(result === undefined ? { id, error: { code: -32601, message: 'Method not found' } } : { id, result });
});
