// A server for the tour of the hooks: one tool with every kind of field; calling it asks for sampling and
// elicitation, logs, writes a line that is not JSON, and ends with exit code 5 when the sampling request is answered.
import readline from 'node:readline';

const send = (/** @type {object} */ message) => console.log(JSON.stringify({ jsonrpc: '2.0', ...message }));

const TOOL = {
  name: 'everything-at-once',
  inputSchema: {
    type: 'object',
    properties: {
      text: { type: 'string', default: 'x' },
      number: { type: 'number' },
      choice: { enum: ['a', 'b', 1, null] },
      many: { type: 'array', uniqueItems: true, items: { enum: ['a', 'b'] } },
      yes: { type: 'boolean' },
      day: { type: 'string', format: 'date' },
      nullable: { type: ['string', 'null'] },
      file: { type: 'string', contentEncoding: 'base64' },
      list: { type: 'array', items: { type: 'string' } },
      map: { type: 'object', additionalProperties: { type: 'string' } },
      either: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
      tree: { $ref: '#/$defs/node' },
      odd: { not: { type: 'string' } },
    },
    $defs: {
      node: { type: 'object', properties: { name: { type: 'string' }, child: { $ref: '#/$defs/node' } } },
    },
    required: ['text'],
  },
};

/** @type {Record<string, unknown>} */
const RESULTS = {
  initialize: {
    protocolVersion: '2025-11-25',
    capabilities: { tools: {}, logging: {} },
    serverInfo: { name: 'contract', version: '1.0.0' },
  },
  'tools/list': { tools: [TOOL] },
};

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.method === 'tools/call') {
    console.error('asked for everything');
    console.log('not JSON');
    send({ method: 'notifications/message', params: { level: 'warning', data: 'careful' } });
    send({
      id: 'sample',
      method: 'sampling/createMessage',
      params: { messages: [{ role: 'user', content: { type: 'text', text: 'Say hi' } }], maxTokens: 10 },
    });
    send({
      id: 'elicit',
      method: 'elicitation/create',
      params: {
        message: 'Your name?',
        requestedSchema: { type: 'object', properties: { name: { type: 'string' } } },
      },
    });
  } else if (message.id === 'sample') {
    process.exit(5);
  } else if (message.id !== undefined && RESULTS[message.method] !== undefined) {
    send({ id: message.id, result: RESULTS[message.method] });
  }
});
