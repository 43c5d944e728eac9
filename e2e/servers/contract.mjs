// A server for the tour of the hooks: one tool with every kind of field; calling it asks for sampling, elicitation and
// roots, logs, writes lines that are not as they should be, and ends with exit code 5 when the sampling request is
// answered. The other tools give every kind of content, verdict and outcome. A closed stdin does not end it.
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

const choice = (/** @type {string[]} */ ...values) => ({
  type: 'object',
  properties: { what: { enum: values } },
  required: ['what'],
});
const TOOLS = [
  TOOL,
  { name: 'kinds', inputSchema: { type: 'object' } },
  {
    name: 'declared',
    inputSchema: choice('ok', 'violated', 'missing'),
    outputSchema: { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] },
  },
  { name: 'ends', inputSchema: choice('tool-error', 'error', 'never', 'big', 'many') },
];

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const KINDS = {
  content: [
    { type: 'text', text: 'words' },
    { type: 'image', data: PIXEL, mimeType: 'image/png' },
    {
      type: 'audio',
      data: 'UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=',
      mimeType: 'audio/wav',
    },
    { type: 'resource', resource: { uri: 'contract://a', mimeType: 'text/plain', text: 'inside' } },
    { type: 'resource_link', uri: 'contract://b', name: 'b' },
    { type: 'smell' },
  ],
  structuredContent: { n: 1 },
};

/** @param {string} what @returns {object | undefined} the members of the response; undefined: none is sent */
function ending(what) {
  const text = what === 'big' ? 'x'.repeat(1_200_000) : what;
  if (what === 'never') return undefined;
  if (what === 'error') return { error: { code: -32000, message: 'no' } };
  if (what === 'many') {
    for (let n = 0; n < 60; n++)
      send({ method: 'notifications/message', params: { level: 'info', data: n } });
    send({ method: 'notifications/tools/list_changed' });
  }
  return { result: { content: [{ type: 'text', text }], isError: what === 'tool-error' } };
}

/** @param {string} what */
function declared(what) {
  const content = [{ type: 'text', text: what }];
  const structuredContent = { n: what === 'ok' ? 1 : 'one' };
  return { result: what === 'missing' ? { content } : { content, structuredContent } };
}

/** @type {Record<string, unknown>} */
const RESULTS = {
  initialize: {
    protocolVersion: '2025-11-25',
    capabilities: { tools: { listChanged: true }, logging: {} },
    serverInfo: { name: 'contract', version: '1.0.0' },
  },
  'tools/list': { tools: TOOLS },
};

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  const { name, arguments: args } = message.params ?? {};
  if (message.method === 'tools/call' && name !== TOOL.name) {
    const answer =
      name === 'kinds' ? { result: KINDS } : name === 'declared' ? declared(args.what) : ending(args.what);
    if (answer !== undefined) send({ id: message.id, ...answer });
  } else if (message.method === 'tools/call') {
    console.error('asked for everything');
    console.log('not JSON');
    console.log('{"jsonrpc":"2.0","method":"notifications/twice","method":"notifications/twice"}');
    send({ id: 'where', method: 'roots/list' });
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
setInterval(() => undefined, 60_000);
