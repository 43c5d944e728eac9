import { expect, test } from 'vitest';
import { WholeMessages } from './whole.ts';

const request = (id: string, method: string) => ({ kind: 'request' as const, id, method });
const response = (id: string, resultType?: string) => ({
  kind: 'response' as const,
  id,
  ...(resultType !== undefined && { resultType }),
});

test('requests that open a connection and results that ask for input are whole', () => {
  const whole = new WholeMessages();
  expect(whole.reason(request('"probe-1"', 'server/discover'), 'toServer')).toBe('opening');
  expect(whole.reason(response('"probe-1"', 'complete'), 'toClient')).toBe('list-result');
  expect(whole.reason(request('"auto-1"', 'subscriptions/listen'), 'toServer')).toBe('opening');
  expect(whole.reason(request('1', 'tools/call'), 'toServer')).toBeUndefined();
  expect(whole.reason(response('1', 'input_required'), 'toClient')).toBe('input-required');
  expect(whole.reason(response('1', 'complete'), 'toClient')).toBeUndefined();
});

test('what is said of tasks is whole', () => {
  const whole = new WholeMessages();
  const notification = (method: string) => ({ kind: 'notification' as const, method });
  expect(whole.reason(response('1', 'task'), 'toClient')).toBe('task');
  expect(whole.reason(request('2', 'tasks/get'), 'toServer')).toBeUndefined();
  expect(whole.reason(response('2', 'complete'), 'toClient')).toBe('list-result');
  expect(whole.reason(notification('notifications/tasks/status'), 'toClient')).toBe('task');
  expect(whole.reason(notification('notifications/message'), 'toClient')).toBeUndefined();
  expect(whole.reason({ ...request('3', 'elicitation/create'), isOfTask: true }, 'toClient')).toBe('task');
});
