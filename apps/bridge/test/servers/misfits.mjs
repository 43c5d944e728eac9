// A server whose answers break rules, in plain JSON lines. Arguments of the program: methods that it never answers.
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const silent = new Set(process.argv.slice(2));
const inputSchema = { type: 'object', properties: { n: { type: 'integer' } } };
const readOnly = { annotations: { readOnlyHint: true } };
const tools = [
  { name: 'neither', inputSchema, ...readOnly },
  { name: 'both', inputSchema, ...readOnly },
  { name: 'fine', inputSchema, ...readOnly },
  { name: 'twin', inputSchema, ...readOnly },
  { name: 'twin', inputSchema, annotations: { readOnlyHint: false } },
];

function call(id, { name }) {
  const result = { content: [{ type: 'text', text: 'fine' }] };
  if (name === 'neither') send({ id });
  else if (name === 'both') send({ id, result, error: { code: -32603, message: 'both' } });
  else send({ id, result });
}

function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (process.env.LOG) appendFileSync(process.env.LOG, `${line}\n`);
  if (silent.has(method)) return;
  if (method === 'initialize')
    send({
      id,
      result: {
        protocolVersion: params.protocolVersion,
        capabilities: { tools: {} },
        serverInfo: { name: 'misfits', version: '1.0.0' },
      },
    });
  else if (method === 'tools/list') send({ id, result: { tools } });
  else if (method === 'tools/call') call(id, params);
  else if (id !== undefined) send({ id, error: { code: -32601, message: 'Unknown method' } });
});
