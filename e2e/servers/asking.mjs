// Asks the client for everything that a server may ask for, in either era as its argument says: one tool for each.
import { createInterface } from 'node:readline';

const isModern = process.argv[2] === 'modern';
const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
const say = (id, words) =>
  send({ id, result: { resultType: 'complete', content: [{ type: 'text', text: words }] } });

const PAGE = { mode: 'url', elicitationId: 'e-1', url: 'https://exаmple.com/pay', message: 'Pay first.' };
const PLACE = { name: 'weather', description: 'Looks up the weather' };
const QUESTIONS = {
  page: { method: 'elicitation/create', params: PAGE },
  form: {
    method: 'elicitation/create',
    params: {
      message: 'Who are you?',
      requestedSchema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
    },
  },
  think: {
    method: 'sampling/createMessage',
    params: {
      messages: [
        { role: 'user', content: { type: 'text', text: 'What is the weather in Rome?' } },
        {
          role: 'assistant',
          content: [{ type: 'tool_use', id: 'u-1', name: 'weather', input: { city: 'Rome' } }],
        },
        {
          role: 'user',
          content: [{ type: 'tool_result', toolUseId: 'u-1', content: [{ type: 'text', text: 'No Rome.' }] }],
        },
      ],
      maxTokens: 100,
      tools: [{ ...PLACE, inputSchema: { type: 'object', properties: { city: { type: 'string' } } } }],
      toolChoice: { mode: 'auto' },
    },
  },
};
const TOOLS = [...Object.keys(QUESTIONS), 'locked'].map((name) => ({
  name,
  inputSchema: { type: 'object', properties: {} },
}));

/** Calls that wait for an answer of the client, by the id of the question. */
const waiting = new Map();

function call(id, { name, inputResponses }) {
  if (name === 'locked') {
    const data = { elicitations: [PAGE] };
    return send({ id, error: { code: -32042, message: 'A page comes first.', data } });
  }
  if (!isModern) {
    const question = `q-${id}`;
    waiting.set(question, id);
    return send({ id: question, ...QUESTIONS[name] });
  }
  if (inputResponses !== undefined) return say(id, JSON.stringify(inputResponses.it));
  send({ id, result: { resultType: 'input_required', inputRequests: { it: QUESTIONS[name] } } });
}

function answered({ id, result, error }) {
  if (waiting.has(id)) say(waiting.get(id), JSON.stringify(result ?? error));
  if (result?.action === 'accept' && result.content === undefined) {
    send({ method: 'notifications/elicitation/complete', params: { elicitationId: 'e-1' } });
  }
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  const { id, method, params } = message;
  if (method === undefined) return answered(message);
  if (method === 'notifications/roots/list_changed') return send({ id: 'r', method: 'roots/list' });
  if (id === undefined) return;
  if (method === 'tools/list') send({ id, result: { resultType: 'complete', tools: TOOLS } });
  else if (method === 'tools/call') call(id, params);
  else if (method === 'server/discover' && isModern) {
    const capabilities = { tools: {} };
    send({ id, result: { resultType: 'complete', supportedVersions: ['2026-07-28'], capabilities } });
  } else if (method === 'initialize' && !isModern) {
    const { protocolVersion } = params;
    const serverInfo = { name: 'asking', version: '1' };
    send({ id, result: { protocolVersion, capabilities: { tools: {} }, serverInfo } });
  } else send({ id, error: { code: -32601, message: `Method not found: ${method}` } });
});
