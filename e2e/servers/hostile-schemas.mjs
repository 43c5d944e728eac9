// A server whose tools have schemas made to break forms and validators.
import readline from 'node:readline';

const string = { type: 'string' };
/** @param {number} count @param {(index: number) => unknown} make @param {string} prefix */
const many = (count, make, prefix) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, make(index)]));

/** @type {unknown} */
let deep = string;
for (let level = 0; level < 500; level++) deep = { type: 'object', properties: { a: deep } };

const schemas = {
  many: { type: 'object', properties: many(5000, () => string, 'p') },
  deep,
  exponential: {
    type: 'object',
    properties: { p: { $ref: '#/$defs/l0' } },
    $defs: many(
      30,
      (level) =>
        level < 29
          ? { anyOf: [{ $ref: `#/$defs/l${level + 1}` }, { $ref: `#/$defs/l${level + 1}`, minLength: 1 }] }
          : string,
      'l',
    ),
  },
  recursive: {
    type: 'object',
    properties: { p: { $ref: '#/$defs/n' } },
    required: ['p'],
    $defs: { n: { type: 'object', properties: { n: { $ref: '#/$defs/n' } }, required: ['n'] } },
  },
  loop: { type: 'object', properties: { a: { $ref: '#/$defs/b' } }, $defs: { b: { $ref: '#/$defs/b' } } },
  catastrophic: { type: 'object', properties: { p: { type: 'string', pattern: '^(a+)+$' }, q: string } },
  broken: {
    type: 'object',
    properties: { a: { type: 'date', pattern: '(', enum: {} }, b: string },
    required: 5,
  },
};

const tools = Object.entries(schemas).map(([name, inputSchema]) => ({ name, inputSchema }));

let calls = 0;

/** @param {{method: string, params?: {protocolVersion?: string}}} request */
function answer({ method, params }) {
  if (method === 'initialize') {
    const { protocolVersion } = params ?? {};
    return {
      result: { protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'hostile', version: '1' } },
    };
  }
  if (method === 'tools/list') return { result: { tools } };
  if (method === 'tools/call') {
    calls += 1;
    return { result: { content: [{ type: 'text', text: `call ${calls}` }] } };
  }
  return { error: { code: -32601, message: 'Method not found' } };
}

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, ...request } = JSON.parse(line);
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, ...answer(request) }));
});
