// A server for the bench, with faults that cases bring to light. `strict` (read-only) takes a number from 0 to 10: it
// accepts too much above and too little at 0, and what it says of 9 breaks its outputSchema. `fragile` (read-only) takes one from 1 to 5: below it ends with exit
// code 3, above it never answers. `note` is not marked read-only; what it was given is counted in its results.
import readline from 'node:readline';

const send = (/** @type {object} */ message) => console.log(JSON.stringify({ jsonrpc: '2.0', ...message }));

const number = (/** @type {number} */ minimum, /** @type {number} */ maximum) => ({
  type: 'object',
  properties: { n: { type: 'integer', minimum, maximum } },
  required: ['n'],
  additionalProperties: false,
});
const readOnly = { annotations: { readOnlyHint: true } };
const TOOLS = [
  {
    name: 'strict',
    description: 'Takes a number from 0 to 10.',
    inputSchema: number(0, 10),
    outputSchema: { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] },
    ...readOnly,
  },
  { name: 'fragile', description: 'Takes a number from 1 to 5.', inputSchema: number(1, 5), ...readOnly },
  {
    name: 'note',
    description: 'Writes a text down.',
    inputSchema: {
      type: 'object',
      properties: { text: { type: 'string', minLength: 1, maxLength: 20 }, apiKey: { type: 'string' } },
      required: ['text'],
    },
  },
];

let notes = 0;

/** @param {string} name @param {Record<string, unknown>} given @returns {object | undefined} undefined: no answer */
function called(name, given) {
  const { n } = given;
  const ok = (/** @type {string} */ text) => ({ result: { content: [{ type: 'text', text }] } });
  const refused = {
    result: { isError: true, content: [{ type: 'text', text: 'n is not a number from 0 to 10' }] },
  };
  if (name === 'strict') {
    if (!Number.isInteger(n) || Number(n) <= 0) return refused;
    return { result: { ...ok(`got ${n}`).result, structuredContent: { n: n === 9 ? 'nine' : n } } };
  }
  if (name === 'note') {
    notes += 1;
    return typeof given.text === 'string'
      ? ok(`note ${notes}`)
      : { error: { code: -32602, message: 'text is missing' } };
  }
  if (!Number.isInteger(n)) return refused;
  if (Number(n) < 1) process.exit(3);
  return Number(n) > 5 ? undefined : ok(`got ${n}`);
}

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  if (method === 'initialize') {
    const { protocolVersion } = params;
    const serverInfo = { name: 'bench-server', version: '1.0.0' };
    send({ id, result: { protocolVersion, capabilities: { tools: {} }, serverInfo } });
  } else if (method === 'tools/list') send({ id, result: { tools: TOOLS } });
  else if (method === 'tools/call') {
    const answer = called(params.name, params.arguments ?? {});
    if (answer !== undefined) send({ id, ...answer });
  } else send({ id, error: { code: -32601, message: `Method not found: ${method}` } });
});
