// Answers initialize, and asks the client for an elicitation with each tools/call; the call ends with the answer.
import { createInterface } from 'node:readline';

const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
let call;

createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.method === 'initialize') {
    const { protocolVersion } = message.params;
    send({
      id: message.id,
      result: { protocolVersion, capabilities: {}, serverInfo: { name: 'asks', version: '1' } },
    });
  } else if (message.method === 'tools/call') {
    call = message.id;
    send({ id: 'q1', method: 'elicitation/create', params: { message: 'Sure?', requestedSchema: {} } });
  } else if (message.id === 'q1') {
    send({
      id: call,
      result: { content: [{ type: 'text', text: JSON.stringify(message.result ?? message.error) }] },
    });
  }
});
