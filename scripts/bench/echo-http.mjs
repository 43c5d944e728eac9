import http from 'node:http';

/**
 * Answers one message.
 * @param {{id?: unknown, method?: string, params?: {arguments?: {text?: string}}}} message
 */
function answer({ id, method, params }) {
  /** @param {unknown} result */
  const reply = (result) => JSON.stringify({ jsonrpc: '2.0', id, result });
  if (method === 'initialize') {
    return reply({
      protocolVersion: '2025-11-25',
      capabilities: { tools: {} },
      serverInfo: { name: 'echo', version: '1' },
    });
  }
  if (method === 'tools/list') return reply({ tools: [{ name: 'echo', inputSchema: { type: 'object' } }] });
  if (method === 'tools/call') {
    return reply({ content: [{ type: 'text', text: params?.arguments?.text ?? '' }] });
  }
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } });
}

/** A server that echoes over Streamable HTTP as fast as Node can; it prints its port. */
const server = http.createServer((request, response) => {
  if (request.method !== 'POST') {
    response.writeHead(405).end();
    return;
  }
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    const message = JSON.parse(body);
    if (message.id === undefined) response.writeHead(202).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end(answer(message));
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(address.port);
});
