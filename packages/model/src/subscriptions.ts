import type { Exchange, Subscription } from './types.ts';

interface OpenSubscription extends Subscription {
  toSeq?: number;
  readonly updateSeqs: number[];
}

/** Resources that the client subscribed to, from the exchanges that did it. */
export class SubscriptionTracker {
  readonly all: OpenSubscription[] = [];
  readonly #open = new Map<string, OpenSubscription>();

  /** A resources/subscribe or /unsubscribe was answered with a result. */
  settled(exchange: Exchange): void {
    const { subject, connection, endSeq } = exchange;
    if (exchange.outcome !== 'result' || exchange.dir !== 'toServer' || subject === undefined) return;
    if (endSeq === undefined) return;
    const key = keyOf(connection, subject);
    const open = this.#open.get(key);
    if (exchange.method === 'resources/subscribe' && open === undefined) {
      const subscription: OpenSubscription = { uri: subject, connection, fromSeq: endSeq, updateSeqs: [] };
      this.all.push(subscription);
      this.#open.set(key, subscription);
    } else if (exchange.method === 'resources/unsubscribe' && open !== undefined) {
      open.toSeq = endSeq;
      this.#open.delete(key);
    }
  }

  updated(connection: number, uri: string | undefined, seq: number): void {
    if (uri !== undefined) this.#open.get(keyOf(connection, uri))?.updateSeqs.push(seq);
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
