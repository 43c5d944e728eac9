import http from 'node:http';
import readline from 'node:readline';

/**
 * A server whose tool `beat` sends `count` notifications, `perSecond` a second, and then its result. Over stdio, or with
 * the argument `http` over Streamable HTTP on a port that it prints; there every path is as good as a server of its own.
 */
const EVERY_MS = 50;

/** @typedef {{id?: unknown, method?: string, params?: {arguments?: {count: number, perSecond: number}}}} Message */

/** @param {Record<string, unknown>} members */
const message = (members) => JSON.stringify({ jsonrpc: '2.0', ...members });

/**
 * Sends what the tool sends, at its pace and no faster than the reader takes it; the result comes last.
 * @param {Message} call
 * @param {(line: string) => boolean} send false: the reader is behind
 * @param {(line: string) => void} end
 */
function beat({ id, params }, send, end) {
  const { count, perSecond } = params?.arguments ?? { count: 0, perSecond: 1 };
  const startedAt = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    const due = Math.min(count, Math.floor(((performance.now() - startedAt) * perSecond) / 1000));
    for (let isTaken = true; sent < due && isTaken; sent += 1) {
      const data = { beat: sent + 1, of: count, text: 'the pulse of a server that has something to say' };
      isTaken = send(message({ method: 'notifications/message', params: { level: 'info', data } }));
    }
    if (sent < count) return;
    clearInterval(timer);
    end(message({ id, result: { content: [{ type: 'text', text: `${sent} beats` }] } }));
  }, EVERY_MS);
}

/**
 * The answer to everything but calls; undefined where none is due.
 * @param {Message} request
 */
function answer({ id, method }) {
  if (id === undefined) return undefined;
  if (method === 'initialize') {
    const capabilities = { tools: {}, logging: {} };
    const serverInfo = { name: 'beat', version: '1' };
    return message({ id, result: { protocolVersion: '2025-11-25', capabilities, serverInfo } });
  }
  if (method === 'tools/list') {
    return message({ id, result: { tools: [{ name: 'beat', inputSchema: { type: 'object' } }] } });
  }
  return message({ id, error: { code: -32601, message: 'Method not found' } });
}

function serveStdio() {
  const write = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);
  readline.createInterface({ input: process.stdin }).on('line', (line) => {
    /** @type {Message} */
    const request = JSON.parse(line);
    if (request.method === 'tools/call') beat(request, write, write);
    else {
      const text = answer(request);
      if (text !== undefined) write(text);
    }
  });
}

/**
 * @param {Message} request
 * @param {http.ServerResponse} response
 */
function respond(request, response) {
  if (request.method === 'tools/call') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (/** @type {string} */ line) => response.write(`data: ${line}\n\n`);
    beat(request, send, (line) => response.end(`data: ${line}\n\n`));
    return;
  }
  const text = answer(request);
  if (text === undefined) response.writeHead(202).end();
  else response.writeHead(200, { 'content-type': 'application/json' }).end(text);
}

function serveHttp() {
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
    request.on('end', () => respond(JSON.parse(body), response));
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address !== null && typeof address === 'object') console.log(address.port);
  });
}

if (process.argv[2] === 'http') serveHttp();
else serveStdio();
