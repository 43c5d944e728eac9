import { describe, expect, it } from 'vitest';
import { modelOf } from '../src/testing/model-of.ts';

const state = (status: string, more: object = {}) => ({
  taskId: 't1',
  status,
  createdAt: '2026-01-01T00:00:00Z',
  lastUpdatedAt: '2026-01-01T00:00:01Z',
  ttl: null,
  pollInterval: 500,
  ...more,
});
const params = { taskId: 't1' };

describe('a task of 2025-11-25', () => {
  const related = { _meta: { 'io.modelcontextprotocol/related-task': params } };
  const model = modelOf([
    [
      'toServer',
      { id: 2, method: 'tools/call', params: { name: 'a', task: {}, _meta: { progressToken: 'p' } } },
    ],
    ['toClient', { id: 2, result: { task: state('working') } }],
    ['toClient', { method: 'notifications/progress', params: { progressToken: 'p', progress: 1 } }],
    ['toServer', { id: 'auto-1', method: 'tasks/get', params }, 'auto'],
    ['toClient', { id: 'auto-1', result: state('input_required', { statusMessage: 'asks' }) }],
    ['toServer', { id: 'auto-2', method: 'tasks/result', params }, 'auto'],
    ['toClient', { id: 's1', method: 'elicitation/create', params: { message: 'Who?', ...related } }],
    ['toServer', { id: 's1', result: { action: 'cancel' } }],
    ['toClient', { method: 'notifications/tasks/status', params: state('completed') }],
    ['toClient', { id: 'auto-2', result: { content: [], ...related } }],
    ['toClient', { method: 'notifications/progress', params: { progressToken: 'p', progress: 2 } }],
    ['toServer', { id: 3, method: 'tasks/list', params: {} }],
    ['toClient', { id: 3, result: { tasks: [state('failed'), state('working', { taskId: 't2' })] } }],
  ]);

  it('belongs to its call also where something is told of it before the call is answered', () => {
    const told = modelOf([
      ['toServer', { id: 2, method: 'tools/call', params: { name: 'a', task: {} } }],
      ['toClient', { method: 'notifications/tasks/status', params: state('working') }],
      ['toClient', { id: 2, result: { task: state('working') } }],
    ]);
    expect(told.tasks).toMatchObject([{ id: 't1', exchange: 0 }]);
    expect(told.conversationAt(1)).toBe(0);
  });

  it('is known from its creation to its result', () => {
    expect(model.tasks[0]).toMatchObject({
      id: 't1',
      exchange: 0,
      status: 'completed',
      ttlMs: null,
      pollMs: 500,
      polls: 1,
      isOver: true,
      resultExchange: 2,
      resultSeq: 9,
    });
    expect(model.tasks[0]?.changes.map(({ seq, status }) => [seq, status])).toEqual([
      [1, 'working'],
      [4, 'input_required'],
      [8, 'completed'],
    ]);
  });

  it('is one conversation with all that is about it', () => {
    expect([0, 3, 5, 6, 8].map((seq) => model.conversationAt(seq))).toEqual([0, 0, 0, 0, 0]);
    expect(model.conversationAt(11)).toBe(4);
    expect(model.exchanges[3]?.parent).toBe(0);
  });

  it('has progress until it is over', () => {
    expect(model.markAt(2)).toBeUndefined();
    expect(model.markAt(10)).toBe('late');
  });

  it('is not changed any more once it is over; others become known by a list', () => {
    expect(model.tasks.map(({ id, status }) => [id, status])).toEqual([
      ['t1', 'completed'],
      ['t2', 'working'],
    ]);
    expect(model.tasks[1]).not.toHaveProperty('exchange');
    expect(model.summaryAt(12)).toEqual({ kind: 'tasks', count: 2 });
    expect(model.summaryAt(4)).toEqual({ kind: 'task', status: 'input_required', message: 'asks' });
  });
});

describe('a task of the modern era', () => {
  const question = { method: 'elicitation/create', params: { message: 'Who?' } };
  const asks = (...keys: string[]) =>
    state('input_required', {
      resultType: 'complete',
      inputRequests: Object.fromEntries(keys.map((key) => [key, question])),
    });
  const model = modelOf([
    ['toServer', { id: 1, method: 'tools/call', params: { name: 'a' } }],
    ['toClient', { id: 1, result: { resultType: 'task', ...state('working') } }],
    ['toServer', { id: 'auto-1', method: 'tasks/get', params }, 'auto'],
    ['toClient', { id: 'auto-1', result: asks('who') }],
    ['toServer', { id: 'auto-2', method: 'tasks/get', params }, 'auto'],
    ['toClient', { id: 'auto-2', result: asks('who', 'where') }],
    [
      'toServer',
      { id: 'auto-3', method: 'tasks/update', params: { ...params, inputResponses: { who: {} } } },
      3,
    ],
    ['toClient', { id: 'auto-3', result: { resultType: 'complete' } }],
    ['toClient', { method: 'notifications/tasks', params: state('completed', { result: { content: [] } }) }],
  ]);

  it('asks each question once, on behalf of the call that created it', () => {
    expect(model.serverRequests).toEqual([
      {
        exchange: 0,
        connection: 1,
        state: 'answered',
        input: { seq: 3, atMs: 3, key: 'who', method: 'elicitation/create', task: 't1', sentSeq: 6 },
      },
      {
        exchange: 0,
        connection: 1,
        state: 'expired',
        input: { seq: 5, atMs: 5, key: 'where', method: 'elicitation/create', task: 't1' },
      },
    ]);
  });

  it('names the newest request to be told of it', () => {
    const filter = (...taskIds: string[]) => ({ params: { notifications: { taskIds } } });
    const told = modelOf([
      ['toServer', { id: 1, method: 'tools/call', params: { name: 'a' } }],
      ['toClient', { id: 1, result: { resultType: 'task', ...state('working') } }],
      ['toServer', { id: 2, method: 'subscriptions/listen', ...filter('other', 't1') }],
      ['toServer', { id: 3, method: 'subscriptions/listen', ...filter('other') }],
    ]);
    expect(told.tasks[0]?.listenExchange).toBe(1);
  });

  it('ends with the message that holds its result', () => {
    expect(model.tasks[0]).toMatchObject({ status: 'completed', isOver: true, resultSeq: 8, polls: 2 });
    expect(model.conversationAt(6)).toBe(0);
    expect(model.conversationAt(8)).toBe(0);
  });
});

describe('a task of the client', () => {
  const question = { id: 's1', method: 'elicitation/create', params: { message: 'Who?', task: {} } };
  const asked = (...more: Parameters<typeof modelOf>[0]) =>
    modelOf([
      ['toClient', question],
      ['toServer', { id: 's1', result: { task: state('working') } }],
      ...more,
    ]);

  it('leaves its question open, and is no task of the server', () => {
    const model = asked(
      ['toClient', { id: 's2', method: 'tasks/get', params }],
      ['toServer', { id: 's2', result: state('working') }],
    );
    expect(model.serverRequests).toEqual([
      { exchange: 0, connection: 1, state: 'open', task: { id: 't1', status: 'working' } },
    ]);
    expect(model.tasks).toEqual([]);
    expect(model.conversationAt(3)).toBe(0);
    expect(model.summaryAt(1)).toEqual({ kind: 'task', status: 'working' });
  });

  it('is answered with what tasks/result brings, told before or after', () => {
    const model = asked(
      ['toServer', { method: 'notifications/tasks/status', params: state('completed') }],
      ['toClient', { id: 's3', method: 'tasks/result', params }],
      ['toServer', { id: 's3', result: { action: 'accept' } }],
    );
    expect(model.serverRequests).toMatchObject([
      {
        state: 'answered',
        task: { id: 't1', status: 'completed', over: { seq: 2, atMs: 2 }, resultSeq: 4 },
      },
    ]);
    expect(model.conversationAt(2)).toBe(0);
  });

  it('expires when the server cancels it', () => {
    const model = asked(
      ['toClient', { id: 's4', method: 'tasks/cancel', params }],
      ['toServer', { id: 's4', result: state('cancelled') }],
    );
    expect(model.serverRequests).toMatchObject([{ state: 'expired', task: { status: 'cancelled' } }]);
  });
});
