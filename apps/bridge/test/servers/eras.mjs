// A server in either era, as its argument says; its tools do one thing each.
import { createInterface } from 'node:readline';

const isModern = process.argv[2] === 'modern';
const reply = (id, body) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...body })}\n`);
const text = (words, more = {}) => ({ result: { content: [{ type: 'text', text: words }], ...more } });
const question = { method: 'elicitation/create', params: { message: 'Who?', requestedSchema: {} } };
const waiting = new Map();

function call(id, { name, inputResponses, requestState }) {
  if (name === 'slow') return;
  if (name === 'crash') {
    process.stderr.write('out of luck\n');
    process.exit(3);
  }
  if (name === 'wrong') return reply(id, text('wrong', { isError: true }));
  if (name === 'unknown')
    return reply(id, { error: { code: -32602, message: 'No such tool', data: { name } } });
  if (name === 'big') {
    return process.stdout.write(`{"jsonrpc":"2.0", "id":${id},"result":{"n":12345678901234567890}}\n`);
  }
  if (name !== 'ask') return reply(id, text('fine'));
  if (!isModern) {
    waiting.set('q-1', id);
    return process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id: 'q-1', ...question })}\n`);
  }
  const answer = inputResponses?.who;
  if (answer !== undefined) return reply(id, text(`${answer.action} ${requestState}`));
  reply(id, {
    result: { resultType: 'input_required', inputRequests: { who: question }, requestState: 's' },
  });
}

function receive({ id, method, params, result }) {
  if (method === undefined) reply(waiting.get(id), text(result.action));
  else if (id === undefined) return;
  else if (method === 'tools/call') call(id, params);
  else if (method === 'initialize' && !isModern) {
    reply(id, {
      result: {
        protocolVersion: params.protocolVersion,
        capabilities: {},
        serverInfo: { name: 'e', version: '1' },
      },
    });
  } else if (method === 'server/discover' && isModern) {
    reply(id, { result: { resultType: 'complete', supportedVersions: ['2026-07-28'], capabilities: {} } });
  } else reply(id, { error: { code: -32601, message: 'Method not found' } });
}

createInterface({ input: process.stdin }).on('line', (line) => receive(JSON.parse(line)));
