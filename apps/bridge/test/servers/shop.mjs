// A server for suites, in plain JSON lines: one tool checks its arguments as it should, others take what they should
// not, hang, end the process, or write. `lax` reads no more once it got 77, and ends soon after its answer. LOG=file
// appends the arguments of each call.
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const integer = { type: 'integer', minimum: 1, maximum: 10 };
const schema = { type: 'object', properties: { n: integer }, required: ['n'], additionalProperties: false };
const readOnly = { annotations: { readOnlyHint: true } };
const tools = [
  { name: 'strict', inputSchema: schema, ...readOnly },
  { name: 'lax', inputSchema: schema, ...readOnly },
  { name: 'hang', inputSchema: schema, ...readOnly },
  { name: 'die', inputSchema: schema, ...readOnly },
  { name: 'write', inputSchema: schema },
  { name: 'typed', inputSchema: schema, outputSchema: { type: 'object', required: ['sum'] }, ...readOnly },
];

function isValid(args) {
  return Number.isInteger(args?.n) && args.n >= 1 && args.n <= 10 && Object.keys(args).length === 1;
}

function call(id, { name, arguments: args }, line) {
  if (process.env.LOG) appendFileSync(process.env.LOG, `${line}\n`);
  const result = (text, more = {}) => send({ id, result: { content: [{ type: 'text', text }], ...more } });
  if (name === 'hang') return;
  if (name === 'die') process.exit(7);
  if (name === 'lax' && args?.n === 77) {
    process.stdin.destroy();
    // the other end has seen that by then
    setTimeout(() => result('took 77'), 100);
    setTimeout(() => process.exit(7), 500);
    return;
  }
  if (name === 'strict' && !isValid(args)) result('n must be from 1 to 10', { isError: true });
  else if (name === 'typed') result('typed', { structuredContent: { total: args?.n } });
  else if (tools.some((tool) => tool.name === name))
    result(`took ${JSON.stringify(args)}`, { structuredContent: { id: `id-${args?.n}` } });
  else send({ id, error: { code: -32602, message: `Unknown tool: ${name}` } });
}

function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize')
    send({
      id,
      result: {
        protocolVersion: params.protocolVersion,
        capabilities: { tools: {} },
        serverInfo: { name: 'shop', version: '2.1.0' },
      },
    });
  else if (method === 'tools/list') send({ id, result: { tools } });
  else if (method === 'tools/call') call(id, params, line);
  else if (id !== undefined) send({ id, result: {} });
});
