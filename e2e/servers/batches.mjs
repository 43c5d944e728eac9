// A server of revision 2025-03-26: it keeps the answers to tools/call back until there are two, and sends them as a batch.
import { createInterface } from 'node:readline';

const send = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const tool = { name: 'echo', inputSchema: { type: 'object', properties: { text: { type: 'string' } } } };

const RESULTS = {
  initialize: {
    protocolVersion: '2025-03-26',
    capabilities: { tools: {} },
    serverInfo: { name: 'batches', version: '1' },
  },
  'tools/list': { tools: [tool] },
};

/** Answers that wait for company. */
let waiting = [];

function answer({ id, method, params }) {
  if (id === undefined) return undefined;
  if (method === 'tools/call') {
    return {
      jsonrpc: '2.0',
      id,
      result: { content: [{ type: 'text', text: String(params.arguments?.text) }] },
    };
  }
  const result = RESULTS[method];
  const error = { code: -32601, message: `Method not found: ${method}` };
  return { jsonrpc: '2.0', id, ...(result === undefined ? { error } : { result }) };
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (Array.isArray(message)) {
    send(message.map(answer).filter((one) => one !== undefined));
    return;
  }
  const one = answer(message);
  if (one === undefined) return;
  if (message.method !== 'tools/call') {
    send(one);
    return;
  }
  waiting.push(one);
  if (waiting.length < 2) return;
  send([
    { jsonrpc: '2.0', method: 'notifications/message', params: { level: 'info', data: 'two' } },
    ...waiting,
  ]);
  waiting = [];
});
