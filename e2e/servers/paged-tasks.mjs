// A server of 2025-11-25 that has two tasks already, and lists them one a page.
import { createInterface } from 'node:readline';

const capabilities = {
  tools: {},
  tasks: { list: {}, cancel: {}, requests: { tools: { call: {} } } },
};
const serverInfo = { name: 'paged-tasks', version: '1.0.0' };
const task = (taskId) => ({
  taskId,
  status: 'completed',
  createdAt: '2026-01-01T00:00:00Z',
  lastUpdatedAt: '2026-01-01T00:00:01Z',
  ttl: null,
});
const tool = { name: 'maybe', inputSchema: { type: 'object' }, execution: { taskSupport: 'optional' } };
const content = (text) => ({ content: [{ type: 'text', text }] });

const ANSWERS = {
  initialize: () => ({ protocolVersion: '2025-11-25', capabilities, serverInfo }),
  'tools/list': () => ({ tools: [tool] }),
  'tools/call': () => content('done'),
  'tasks/list': ({ cursor }) =>
    cursor === undefined ? { tasks: [task('first')], nextCursor: '2' } : { tasks: [task('second')] },
  'tasks/get': ({ taskId }) => task(taskId),
  'tasks/result': ({ taskId }) => content(`the result of ${taskId}`),
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params = {} } = JSON.parse(line);
  if (id === undefined) return;
  const result = ANSWERS[method]?.(params);
  const answer = result === undefined ? { error: { code: -32601, message: 'Method not found' } } : { result };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...answer })}\n`);
});
