// Answers initialize, tools/list and tools/call. Each line that it receives it repeats on stderr. Tools: echo; talk
// (two log messages, then the answer); burst (thousands of them in one write); ask (an elicitation, then the answer to it); die (ends without an answer).
import { createInterface } from 'node:readline';

const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
const text = (id, words) => send({ id, result: { content: [{ type: 'text', text: words }] } });
const log = (data) => send({ method: 'notifications/message', params: { level: 'info', data } });
let asking;

const TOOLS = {
  echo: (id, words) => text(id, words),
  talk(id) {
    log('one');
    log('two');
    text(id, 'three');
  },
  burst(id, count) {
    const line = (data) =>
      JSON.stringify({ jsonrpc: '2.0', method: 'notifications/message', params: { data } });
    process.stdout.write(Array.from({ length: Number(count) }, (_, at) => `${line(at)}\n`).join(''));
    text(id, 'all');
  },
  ask(id) {
    asking = id;
    send({ id: 'q', method: 'elicitation/create', params: { message: 'Sure?', requestedSchema: {} } });
  },
  die: () => process.exit(3),
};

createInterface({ input: process.stdin }).on('line', (line) => {
  process.stderr.write(`got ${line}\n`);
  let message;
  try {
    message = JSON.parse(line);
  } catch {
    send({ id: null, error: { code: -32700, message: 'Parse error' } });
    return;
  }
  const { id, method, params } = message;
  if (method === 'initialize') {
    const { protocolVersion } = params;
    const serverInfo = { name: 'stepped', version: '1' };
    send({ id, result: { protocolVersion, capabilities: { tools: {}, logging: {} }, serverInfo } });
  } else if (method === 'tools/list') {
    send({ id, result: { tools: [{ name: 'echo', inputSchema: { type: 'object' } }] } });
  } else if (method === 'tools/call') {
    TOOLS[params.name]?.(id, params.arguments?.text ?? '');
  } else if (id === 'q') {
    text(asking, JSON.stringify(message.result ?? message.error));
  }
});
