import fs from 'node:fs';

const TOOLS = ['search', 'read_file', 'list_issues', 'query', 'run_tests', 'summarise'];
/** Events of one exchange: request, progress and logs in turn, response. */
const EXCHANGE = 10;
const HANDSHAKE = 3;
/** Text is handed to the file in pieces of this many characters. */
const PIECE = 4 * 1024 * 1024;
const WORDS = 'the server reads each row of its table and sends what it found as one more line'.split(' ');
const FILLER = filler(1024 * 1024);

/** A word that stands in one event of a hundred exchanges: something to search for. */
export const RARE_WORD = 'needle';

/**
 * Words in no order, so that they pack about as well as what servers write.
 * @param {number} length
 */
function filler(length) {
  let state = 7;
  let text = '';
  while (text.length < length) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    text += `${WORDS[state % WORDS.length]} ${(state >>> 8).toString(36)} `;
  }
  return text.slice(0, length);
}

/**
 * The `n`th message of an exchange.
 * @param {number} exchange
 * @param {number} n 0 to 9
 * @param {string} pad what it has to say besides; where a server would put that
 */
function message(exchange, n, pad) {
  const id = exchange + 1;
  if (n === 0) {
    const name = TOOLS[exchange % TOOLS.length];
    const params = { name, arguments: { query: `call ${id}`, pad }, _meta: { progressToken: id } };
    return { jsonrpc: '2.0', id, method: 'tools/call', params };
  }
  if (n === EXCHANGE - 1) {
    const text = `${exchange % 100 === 50 ? `a ${RARE_WORD} in call ${id}` : `done ${id}`} ${pad}`;
    if (exchange % 40 === 7) return { jsonrpc: '2.0', id, error: { code: -32603, message: text } };
    const isError = exchange % 25 === 3;
    return { jsonrpc: '2.0', id, result: { content: [{ type: 'text', text }], isError } };
  }
  if (n % 2 === 1) {
    const params = { progressToken: id, progress: n, total: EXCHANGE, message: pad };
    return { jsonrpc: '2.0', method: 'notifications/progress', params };
  }
  const params = { level: 'info', logger: 'bench', data: { call: id, step: n, pad } };
  return { jsonrpc: '2.0', method: 'notifications/message', params };
}

/** @param {number} seq */
function handshake(seq) {
  const revision = '2025-11-25';
  if (seq === 0) {
    const params = {
      protocolVersion: revision,
      capabilities: {},
      clientInfo: { name: 'bench', version: '1' },
    };
    return { jsonrpc: '2.0', id: 0, method: 'initialize', params };
  }
  if (seq === 2) return { jsonrpc: '2.0', method: 'notifications/initialized' };
  const capabilities = { tools: {}, logging: {} };
  const result = { protocolVersion: revision, capabilities, serverInfo: { name: 'bench', version: '1' } };
  return { jsonrpc: '2.0', id: 0, result };
}

/**
 * One line of the recording. Every tenth exchange takes a second, the others ten milliseconds.
 * @param {number} seq
 * @param {number} bytes size of the message
 */
function line(seq, bytes) {
  const exchange = Math.floor((seq - HANDSHAKE) / EXCHANGE);
  const n = (seq - HANDSHAKE) % EXCHANGE;
  const isHandshake = seq < HANDSHAKE;
  const startMs = isHandshake ? 0 : 10 + exchange * 10 + Math.floor((exchange + 9) / 10) * 990;
  const atMs = isHandshake ? seq : startMs + n * (exchange % 10 === 0 ? 110 : 1);
  const isUp = isHandshake ? seq !== 1 : n === 0;
  const messageOf = (/** @type {string} */ pad) =>
    JSON.stringify(isHandshake ? handshake(seq) : message(exchange, n, pad));
  const bare = messageOf('');
  const room = Math.max(0, bytes - bare.length);
  const from = (seq * 509) % (FILLER.length - room);
  const raw = room > 0 && !isHandshake ? messageOf(FILLER.slice(from, from + room)) : bare;
  const event = { seq, atMs, connection: 1, type: 'message', dir: isUp ? 'toServer' : 'toClient', raw };
  return `${JSON.stringify(event)}\n`;
}

/**
 * Writes a recording of calls with progress and logs, of errors too; always the same for the same arguments.
 * @param {string} file
 * @param {number} events
 * @param {number} [bytes] of each message, at least
 */
export function writeRecording(file, events, bytes = 500) {
  const target = { kind: 'stdio', command: 'bench', args: [], cwd: '/', envNames: [] };
  const createdAt = '2026-01-01T00:00:00.000Z';
  const header = { type: 'trace', version: 1, id: 'bench', createdAt, recorder: 'bench', target };
  const fd = fs.openSync(file, 'w', 0o600);
  let piece = `${JSON.stringify(header)}\n`;
  for (let seq = 0; seq < events; seq++) {
    piece += line(seq, bytes);
    if (piece.length < PIECE && seq < events - 1) continue;
    fs.writeSync(fd, piece);
    piece = '';
  }
  fs.closeSync(fd);
}
