import { parseJson, quoteJson } from '@lifeline/json';
import type { Exchange, SessionModel, Subscription } from '@lifeline/model';
import { isTrue, objectMember } from '../../results/response.ts';

/** Whether the server declared that resources can be subscribed to. */
export function declaresSubscribe(model: Pick<SessionModel, 'negotiation'>): boolean {
  const parsed = parseJson(model.negotiation?.serverCapabilities ?? '');
  return parsed.ok && isTrue(objectMember(parsed.node, 'resources'), 'subscribe');
}

/** How things stand with the subscription to a resource. */
export interface SubscriptionState {
  /** The one that holds now. */
  readonly open: Subscription | undefined;
  /** The newest request about it: under way, refused or done. */
  readonly newest: Exchange | undefined;
}

/** The subscription to `uri` on the newest connection. */
export function subscriptionTo(
  model: Pick<SessionModel, 'subscriptions' | 'exchanges'>,
  uri: string,
): SubscriptionState {
  return {
    open: model.subscriptions.findLast((entry) => entry.uri === uri && entry.toSeq === undefined),
    newest: model.exchanges.findLast(
      ({ method, subject }) =>
        subject === uri && (method === 'resources/subscribe' || method === 'resources/unsubscribe'),
    ),
  };
}

/** Params of a subscriptions/listen for one resource (2026-07-28, basic/patterns/subscriptions). */
export function listenParams(uri: string): string {
  return `{"notifications":{"resourceSubscriptions":[${quoteJson(uri)}]}}`;
}
