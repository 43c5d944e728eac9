import { expect, it } from 'vitest';
import { modelOf } from '../src/testing/model-of.ts';

it('a subscription, its updates and its end are one conversation', () => {
  const params = { uri: 'r://1' };
  const updated = { method: 'notifications/resources/updated', params };
  const model = modelOf([
    ['toServer', { id: 1, method: 'ping' }],
    ['toServer', { id: 2, method: 'resources/subscribe', params }],
    ['toClient', { id: 2, result: {} }],
    ['toClient', updated],
    ['toServer', { id: 3, method: 'resources/unsubscribe', params }],
    ['toClient', { id: 3, result: {} }],
    ['toClient', updated],
  ]);
  const roots = [0, 1, 2, 3, 4, 5, 6].map((seq) => model.conversationAt(seq));
  expect(roots).toEqual([0, 1, 1, 1, 1, 1, undefined]);
});

it('lists the exchanges of a conversation, nested ones too, once each', () => {
  const model = modelOf([
    ['toServer', { id: 1, method: 'tools/call', params: { name: 'a' } }],
    ['toClient', { id: 's1', method: 'elicitation/create', params: {} }],
    ['toServer', { id: 's1', result: {} }],
    ['toClient', { id: 's2', method: 'sampling/createMessage', params: {} }],
    ['toServer', { id: 's2', result: {} }],
    ['toClient', { id: 1, result: {} }],
    ['toServer', { id: 2, method: 'ping' }],
  ]);
  const methods = (root: number) => model.conversation(root).map((exchange) => exchange.method);
  expect(methods(0)).toEqual(['tools/call', 'elicitation/create', 'sampling/createMessage']);
  expect(methods(3)).toEqual(['ping']);
});

it('a request that is sent again with the input asked for goes on with the first', () => {
  const params = { name: 'a' };
  const asks = { resultType: 'input_required', inputRequests: {}, requestState: 's' };
  const model = modelOf([
    ['toServer', { id: 1, method: 'tools/call', params }],
    ['toClient', { id: 1, result: asks }],
    ['toServer', { id: 'retry-1', method: 'tools/call', params }, 1],
    ['toClient', { id: 'retry-1', result: asks }],
    ['toServer', { id: 'retry-2', method: 'tools/call', params }, 3],
    ['toServer', { id: 2, method: 'tools/call', params }, 0],
  ]);
  expect([0, 1, 2, 3, 4, 5].map((seq) => model.conversationAt(seq))).toEqual([0, 0, 0, 0, 0, 3]);
  expect(model.conversation(0).map(({ id }) => id)).toEqual(['1', '"retry-1"', '"retry-2"']);
});

it('what a subscription tells belongs to the request that listens', () => {
  const tagged = (id: unknown) => ({ _meta: { 'io.modelcontextprotocol/subscriptionId': id } });
  const model = modelOf([
    ['toServer', { id: 1, method: 'subscriptions/listen', params: {} }],
    ['toClient', { method: 'notifications/subscriptions/acknowledged', params: tagged(1) }],
    ['toClient', { method: 'notifications/tools/list_changed', params: tagged(1) }],
    ['toClient', { method: 'notifications/tools/list_changed', params: tagged('1') }],
  ]);
  expect([1, 2, 3].map((seq) => model.conversationAt(seq))).toEqual([0, 0, undefined]);
});

it('a resource that a subscriptions/listen names is subscribed from its acknowledgement to its end', () => {
  const notifications = { resourceSubscriptions: ['r://1', 7, 'r://2'] };
  const tagged = { _meta: { 'io.modelcontextprotocol/subscriptionId': 1 } };
  const acknowledged = { method: 'notifications/subscriptions/acknowledged', params: tagged };
  const updated = { method: 'notifications/resources/updated', params: { uri: 'r://2', ...tagged } };
  const model = modelOf([
    ['toServer', { id: 1, method: 'subscriptions/listen', params: { notifications } }],
    ['toClient', updated],
    ['toClient', acknowledged],
    ['toClient', updated],
    ['toServer', { method: 'notifications/cancelled', params: { requestId: 1 } }],
    ['toClient', updated],
  ]);
  expect(model.subscriptions).toMatchObject([
    { uri: 'r://1', exchange: 0, fromSeq: 2, toSeq: 4, updateSeqs: [] },
    { uri: 'r://2', exchange: 0, fromSeq: 2, toSeq: 4, updateSeqs: [3] },
  ]);
});
