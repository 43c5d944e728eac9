import { checkJson } from '@lifeline/json';
import { expect, it } from 'vitest';
import { TestSession } from '../../source/test-session.ts';
import { TraceStore } from '../../source/trace-store.ts';
import {
  acceptedText,
  answererOf,
  DECLINES,
  fieldsSchema,
  keptFields,
  noteOpen,
  noteSent,
  sampledText,
} from './answers.ts';
import { kindOf, readAnswer, readRequest, requestsByState } from './requests.ts';

const asks = (id: number, method: string, params: unknown) => ({
  type: 'message' as const,
  dir: 'toClient' as const,
  raw: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
});

function storeOf(session: TestSession): TraceStore {
  const store = new TraceStore('s-1', {
    attach: () => {},
    read: async () => [],
    refuse: (reason) => {
      throw new Error(reason);
    },
    rawBytes: async () => new Uint8Array(),
  });
  store.receive(session.batch(0, session.length));
  return store;
}

it('sorts requests by state, the newest first, and tells who answered', () => {
  const store = storeOf(
    new TestSession([
      asks(1, 'elicitation/create', { message: 'a' }),
      asks(2, 'roots/list', {}),
      { type: 'message', dir: 'toServer', raw: '{"jsonrpc":"2.0","id":2,"result":{"roots":[]}}', cause: 1 },
      asks(3, 'sampling/createMessage', {}),
      { type: 'action', action: 'answer' },
      {
        type: 'message',
        dir: 'toServer',
        raw: '{"jsonrpc":"2.0","id":1,"result":{"action":"cancel"}}',
        cause: 4,
      },
      asks(4, 'elicitation/create', { message: 'b' }),
      {
        type: 'message',
        dir: 'toClient',
        raw: '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":4}}',
      },
      asks(5, 'acme/ask', {}),
    ]),
  );
  const groups = requestsByState(store.model);
  expect(groups.open.map(({ requestSeq }) => requestSeq)).toEqual([8, 3]);
  expect(groups.answered.map(({ requestSeq }) => requestSeq)).toEqual([1, 0]);
  expect(groups.expired.map(({ requestSeq }) => requestSeq)).toEqual([6]);
  const [roots, asked] = groups.answered;
  if (roots === undefined || asked === undefined) throw new Error('two answers were expected');
  expect(answererOf('s-1', store.rows, roots)).toBe('lifeline');
  expect(answererOf('s-1', store.rows, asked)).toBe('you');
  noteOpen('s-1', '0');
  expect(answererOf('s-1', store.rows, asked)).toBe('elsewhere');
  noteSent('s-1', '0');
  expect(answererOf('s-1', store.rows, asked)).toBe('here');
  expect(kindOf('acme/ask')).toBeUndefined();
});

it('leaves a question open that was answered with a task, and takes the end of that for its answer', () => {
  const says = (body: object, cause?: number) => ({
    type: 'message' as const,
    dir: 'toServer' as const,
    raw: JSON.stringify({ jsonrpc: '2.0', ...body }),
    ...(cause !== undefined && { cause }),
  });
  const created = [
    asks(1, 'elicitation/create', { message: 'a', task: {} }),
    says({ id: 1, result: { task: { taskId: 't', status: 'working' } } }, 0),
  ];
  const [open] = requestsByState(storeOf(new TestSession(created)).model).open;
  expect(open).toMatchObject({ outcome: 'pending', task: { id: 't', status: 'working' } });
  expect(open).not.toHaveProperty('responseSeq');
  const store = storeOf(
    new TestSession([
      ...created,
      { type: 'action', action: 'answer', rule: 1 },
      says({ method: 'notifications/tasks/status', params: { taskId: 't', status: 'failed' } }, 2),
    ]),
  );
  const [closed] = requestsByState(store.model).answered;
  if (closed === undefined) throw new Error('an answer was expected');
  expect(closed).toMatchObject({ outcome: 'error', responseSeq: 3 });
  expect(answererOf('s-1', store.rows, closed)).toBe('rule');
});

it('reads params, of a batch those of the member with the id as it is written', () => {
  const line =
    '[{"id":"1","method":"elicitation/create","params":{"message":"text"}},{"id":1,"method":"elicitation/create","params":{"message":"number"}}]';
  const parts = readRequest(line, { id: '1', method: 'elicitation/create' });
  expect(line.slice(parts?.params?.start, parts?.params?.end)).toBe('{"message":"number"}');
  expect(readRequest('\uFEFF{"params":{}}', { id: '1', method: 'x' })?.params?.type).toBe('object');
  expect(readRequest('nonsense', { id: '1', method: 'x' })).toBeUndefined();
});

it('takes what results ask for as requests of their own', () => {
  const result = {
    resultType: 'input_required',
    inputRequests: { who: { method: 'elicitation/create', params: { message: 'Who?' } } },
    requestState: 's',
  };
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'a' } };
  const again = {
    ...call,
    id: 'retry-1',
    params: { name: 'a', inputResponses: { who: { action: 'accept' } } },
  };
  const asking = JSON.stringify({ jsonrpc: '2.0', id: 1, result });
  const sent = JSON.stringify(again);
  const store = storeOf(
    new TestSession([
      { type: 'message', dir: 'toServer', raw: JSON.stringify(call), cause: 'auto' },
      { type: 'message', dir: 'toClient', raw: asking },
      { type: 'message', dir: 'toServer', raw: sent, cause: 1 },
    ]),
  );
  const [asked] = requestsByState(store.model).answered;
  if (asked === undefined) throw new Error('one answer was expected');
  expect(asked).toMatchObject({ requestSeq: 1, responseSeq: 2, method: 'elicitation/create', input: 'who' });
  const parts = readRequest(asking, asked);
  expect(asking.slice(parts?.params?.start, parts?.params?.end)).toBe('{"message":"Who?"}');
  const answer = readAnswer(sent, 'who')?.result;
  expect(sent.slice(answer?.start, answer?.end)).toBe('{"action":"accept"}');
  expect(answererOf('s-1', store.rows, asked)).toBe('you');
});

const SCHEMA = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1 },
    role: { type: 'string', enum: ['b', 'a'], default: 'a' },
    news: { type: 'boolean', default: true },
  },
};

function requested(requestedSchema: unknown): string | undefined {
  const line = JSON.stringify({ params: { requestedSchema } });
  const parts = readRequest(line, { id: '1', method: 'x' });
  return parts === undefined ? undefined : fieldsSchema(parts);
}

it('begins an accepted elicitation with defaults only: nothing that the person did not choose', () => {
  const schemaText = requested(SCHEMA);
  expect(schemaText).toBe(JSON.stringify(SCHEMA));
  const answer = acceptedText(keptFields('none kept', schemaText));
  expect(JSON.parse(answer)).toEqual({ action: 'accept', content: { role: 'a', news: true } });
});

it('has no fields to show where none are asked for', () => {
  for (const schema of [undefined, null, 'x', { properties: [] }, { properties: {} }]) {
    expect(requested(schema)).toBeUndefined();
  }
  expect(acceptedText(keptFields('none kept', undefined))).toBe('{"action":"accept"}');
});

it('makes a result of the words said in place of a model', () => {
  expect(JSON.parse(sampledText('a "quote"\n'))).toEqual({
    role: 'assistant',
    content: { type: 'text', text: 'a "quote"\n' },
    model: 'human',
    stopReason: 'endTurn',
  });
});

it('declines with JSON', () => {
  for (const answer of Object.values(DECLINES)) {
    expect(checkJson('resultText' in answer ? answer.resultText : answer.errorText)).toBeUndefined();
  }
});
