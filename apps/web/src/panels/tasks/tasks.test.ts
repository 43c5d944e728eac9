import type { SessionModel } from '@lifeline/model';
import { describe, expect, it } from 'vitest';
import { taskResponse } from './task-run.ts';
import { capabilitiesWith, taskSupport, taskText } from './task-support.ts';

const TASKS = 'io.modelcontextprotocol/tasks';

function negotiated(era: 'legacy' | 'modern', serverCapabilities: object, client: object = {}) {
  const negotiation = {
    seq: 1,
    connection: 1,
    serverCapabilities: JSON.stringify(serverCapabilities),
    clientCapabilities: JSON.stringify(client),
    serverCapabilityNames: [],
    clientCapabilityNames: [],
  };
  return { era, negotiation } satisfies Pick<SessionModel, 'era' | 'negotiation'>;
}

describe('whether a tool can run as a task', () => {
  const tool = (taskSupport: unknown) => JSON.stringify({ name: 'a', execution: { taskSupport } });

  it('is said by its entry and the capability in 2025-11-25', () => {
    const model = negotiated('legacy', { tasks: { requests: { tools: { call: {} } } } });
    expect(taskSupport(model, tool('required'))).toBe('required');
    expect(taskSupport(model, tool('optional'))).toBe('optional');
    expect(taskSupport(model, tool('forbidden'))).toBeUndefined();
    expect(taskSupport(model, '{"name":"a"}')).toBeUndefined();
    expect(taskSupport(negotiated('legacy', { tasks: {} }), tool('required'))).toBeUndefined();
  });

  it('is up to the server in the modern era, once it has the extension', () => {
    expect(taskSupport(negotiated('modern', { extensions: { [TASKS]: {} } }), tool(1))).toBe(
      'server-decides',
    );
    expect(taskSupport(negotiated('modern', { tasks: {} }), tool('required'))).toBeUndefined();
  });
});

it('capabilities of a call have the extension, or have it not, beside all others', () => {
  const model = negotiated('modern', {}, { roots: {}, extensions: { x: {} } });
  const withTasks = capabilitiesWith(model, true);
  expect(JSON.parse(withTasks)).toEqual({ roots: {}, extensions: { x: {}, [TASKS]: {} } });
  const declared = negotiated('modern', {}, JSON.parse(withTasks));
  expect(JSON.parse(capabilitiesWith(declared, false))).toEqual({ roots: {}, extensions: { x: {} } });
});

it('the result of a call is found in an answer to tasks/result, in a task, and in a notification of one', () => {
  const inner = (text: string) => {
    const parts = taskResponse(text);
    const node = parts?.result ?? parts?.error;
    return node === undefined ? undefined : parts?.text.slice(node.start, node.end);
  };
  expect(inner('{"id":1,"result":{"content":[]}}')).toBe('{"content":[]}');
  expect(inner('{"id":1,"result":{"taskId":"t","status":"completed","result":{"content":[1]}}}')).toBe(
    '{"content":[1]}',
  );
  expect(inner('{"method":"notifications/tasks","params":{"taskId":"t","error":{"code":1}}}')).toBe(
    '{"code":1}',
  );
  expect(inner('{"id":1,"result":{"taskId":"t","status":"working"}}')).toBeUndefined();
});

it('asks for a task to be kept as long as somebody says, in milliseconds', () => {
  expect(['60', ' 1.5 ', '0'].map(taskText)).toEqual(['{"ttl":60000}', '{"ttl":1500}', '{"ttl":0}']);
  expect(['', ' ', 'x', '-1', '1e300', 'Infinity'].map(taskText)).toEqual(Array(6).fill('{}'));
});
