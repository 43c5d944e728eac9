import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundle, ChildServer } from '../test/child-server.ts';

const metaWith = (extensions: object) => ({
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '0' },
  'io.modelcontextprotocol/clientCapabilities': { elicitation: {}, extensions },
});
const META = metaWith({ 'io.modelcontextprotocol/tasks': {} });

let built: Awaited<ReturnType<typeof bundle>>;
let server: ChildServer;
let lastId = 0;
beforeAll(async () => {
  built = await bundle('extensions');
  server = new ChildServer(built.file);
});
afterAll(async () => {
  expect(await server.end()).toBe(0);
  await built.remove();
});

async function ask(method: string, params: object = {}, meta = META) {
  lastId += 1;
  const answer = JSON.parse(await server.ask(lastId, method, JSON.stringify({ ...params, _meta: meta })));
  return answer.result ?? answer.error;
}

const research = (args: object, meta = META) =>
  ask('tools/call', { name: 'research', arguments: { stepMs: 5, ...args } }, meta);

/** What the task comes to that is not "working". */
async function settled(taskId: string) {
  for (;;) {
    const task = await ask('tasks/get', { taskId });
    if (task.status !== 'working') return task;
  }
}

it('says which extensions it has', async () => {
  const { capabilities } = await ask('server/discover');
  expect(Object.keys(capabilities.extensions)).toContain('io.modelcontextprotocol/tasks');
});

it('works on a task, asks on its behalf and comes to a result', async () => {
  const created = await research({ ask: true });
  expect(created).toMatchObject({ resultType: 'task', status: 'working', pollIntervalMs: 250 });
  const { taskId } = created;
  const asking = await settled(taskId);
  expect(asking.inputRequests.depth.method).toBe('elicitation/create');
  const depth = { action: 'accept', content: { depth: 'in depth' } };
  expect(await ask('tasks/update', { taskId, inputResponses: { depth } })).toMatchObject({
    resultType: 'complete',
  });
  for (;;) {
    const task = await ask('tasks/get', { taskId });
    if (task.status === 'input_required' || task.status === 'working') continue;
    expect(task.result.content[0].text).toContain('glaciers, in depth');
    break;
  }
});

it('fails with an error, is cancelled, and knows no other tasks', async () => {
  expect(await settled((await research({ fail: true })).taskId)).toMatchObject({ error: { code: -32603 } });
  const { taskId } = await research({ stepMs: 10_000 });
  await ask('tasks/cancel', { taskId });
  expect(await settled(taskId)).toMatchObject({ status: 'cancelled' });
  expect(await ask('tasks/get', { taskId: 'nobody' })).toMatchObject({ code: -32602 });
});

it('answers a client without the extension at once', async () => {
  expect(await research({}, metaWith({}))).toMatchObject({ content: [{ type: 'text' }] });
});

it('has an app: a tool that names a view, and its HTML', async () => {
  const { tools } = await ask('tools/list');
  const ui = tools.find((tool: { name: string }) => tool.name === 'show_chart')._meta.ui;
  const { contents } = await ask('resources/read', { uri: ui.resourceUri });
  expect(contents[0]).toMatchObject({ mimeType: 'text/html;profile=mcp-app', _meta: { ui: {} } });
});
