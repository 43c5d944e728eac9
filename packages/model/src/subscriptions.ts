import type { ConversationTracker } from './conversations.ts';
import type { Exchange, Subscription } from './types.ts';

interface OpenSubscription extends Subscription {
  toSeq?: number;
  readonly updateSeqs: number[];
}

/** Resources that the client subscribed to, from the exchanges that did it. */
export class SubscriptionTracker {
  readonly all: OpenSubscription[] = [];
  readonly #open = new Map<string, OpenSubscription>();
  readonly #conversations: ConversationTracker;

  constructor(conversations: ConversationTracker) {
    this.#conversations = conversations;
  }

  /** A resources/subscribe or /unsubscribe was answered with a result. */
  settled(exchange: Exchange): void {
    const { subject, connection, endSeq } = exchange;
    if (exchange.outcome !== 'result' || exchange.dir !== 'toServer' || subject === undefined) return;
    if (endSeq === undefined) return;
    const key = keyOf(connection, subject);
    const open = this.#open.get(key);
    if (exchange.method === 'resources/subscribe' && open === undefined) {
      const subscription: OpenSubscription = {
        uri: subject,
        connection,
        exchange: exchange.index,
        fromSeq: endSeq,
        updateSeqs: [],
      };
      this.all.push(subscription);
      this.#open.set(key, subscription);
    } else if (exchange.method === 'resources/unsubscribe' && open !== undefined) {
      open.toSeq = endSeq;
      this.#open.delete(key);
      this.#conversations.link(exchange.index, open.exchange);
    }
  }

  updated(connection: number, uri: string | undefined, seq: number): void {
    const open = uri === undefined ? undefined : this.#open.get(keyOf(connection, uri));
    if (open === undefined) return;
    open.updateSeqs.push(seq);
    this.#conversations.attach(seq, open.exchange);
  }

  closed(connection: number, seq: number): void {
    for (const [key, open] of this.#open) {
      if (open.connection !== connection) continue;
      open.toSeq = seq;
      this.#open.delete(key);
    }
  }
}

function keyOf(connection: number, uri: string): string {
  return `${connection} ${uri}`;
}
