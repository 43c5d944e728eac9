import type { Exchange, Negotiation, Subscription } from '@lifeline/model';
import { expect, it } from 'vitest';
import { declaresSubscribe, subscriptionTo } from './subscription.ts';

function negotiation(serverCapabilities: string): Negotiation {
  return { seq: 2, connection: 1, serverCapabilities, serverCapabilityNames: [], clientCapabilityNames: [] };
}

it.each([
  ['{"resources":{"subscribe":true}}', true],
  ['{"resources":{"subscribe":false}}', false],
  ['{"resources":{"subscribe":"yes"}}', false],
  ['{"resources":{}}', false],
  ['{}', false],
])('%s', (text, declared) => {
  expect(declaresSubscribe({ negotiation: negotiation(text) })).toBe(declared);
});

it('gives the subscription that holds, and the newest request about it', () => {
  const subscription = (uri: string, fromSeq: number, toSeq?: number): Subscription => ({
    uri,
    connection: 1,
    exchange: 0,
    fromSeq,
    updateSeqs: [],
    ...(toSeq === undefined ? {} : { toSeq }),
  });
  const exchange = (method: string, subject: string, requestSeq: number): Exchange => ({
    index: requestSeq,
    connection: 1,
    dir: 'toServer',
    id: String(requestSeq),
    method,
    subject,
    requestSeq,
    requestAtMs: 0,
    phase: 3,
    outcome: 'result',
  });
  const model = {
    subscriptions: [subscription('x://1', 5, 9), subscription('x://2', 11), subscription('x://1', 13)],
    exchanges: [
      exchange('resources/subscribe', 'x://1', 4),
      exchange('resources/unsubscribe', 'x://1', 8),
      exchange('resources/subscribe', 'x://1', 12),
      exchange('resources/read', 'x://1', 14),
    ],
  };
  const { open, newest } = subscriptionTo(model, 'x://1');
  expect([open?.fromSeq, newest?.requestSeq]).toEqual([13, 12]);
  expect(subscriptionTo(model, 'x://3')).toEqual({ open: undefined, newest: undefined });
});
