import type { ConversationTracker } from './conversations.ts';
import { stringsOf } from './negotiation.ts';
import { ObjectView } from './object-view.ts';
import type { Exchange, Subscription } from './types.ts';

interface OpenSubscription extends Subscription {
  toSeq?: number;
  readonly updateSeqs: number[];
}

/**
 * Resources that the client subscribed to, from the exchanges that did it: resources/subscribe, in the modern era
 * subscriptions/listen.
 */
export class SubscriptionTracker {
  readonly all: OpenSubscription[] = [];
  readonly #open = new Map<string, OpenSubscription>();
  /** URIs by the subscriptions/listen that names them. */
  readonly #wanted = new Map<number, readonly string[]>();
  readonly #conversations: ConversationTracker;

  constructor(conversations: ConversationTracker) {
    this.#conversations = conversations;
  }

  /** A subscriptions/listen went out: the resources that it names, once they are acknowledged. */
  asked({ method, index }: Exchange, text: string | undefined): void {
    if (method !== 'subscriptions/listen' || text === undefined) return;
    const filter = ObjectView.read(text)?.object('params')?.object('notifications');
    const uris = filter?.text('resourceSubscriptions');
    if (uris !== undefined) this.#wanted.set(index, stringsOf(uris));
  }

  /** The server says that it will tell of what a subscriptions/listen asks for. */
  acknowledged({ index, connection }: Exchange, seq: number): void {
    for (const uri of this.#wanted.get(index) ?? []) {
      if (!this.#open.has(keyOf(connection, uri))) this.#begin(uri, connection, index, seq);
    }
  }

  /** A resources/subscribe or /unsubscribe was answered with a result. */
  settled(exchange: Exchange): void {
    const { subject, connection, endSeq } = exchange;
    if (exchange.method === 'subscriptions/listen') this.#end(exchange);
    if (exchange.outcome !== 'result' || exchange.dir !== 'toServer' || subject === undefined) return;
    if (endSeq === undefined) return;
    const key = keyOf(connection, subject);
    const open = this.#open.get(key);
    if (exchange.method === 'resources/subscribe' && open === undefined) {
      this.#begin(subject, connection, exchange.index, endSeq);
    } else if (exchange.method === 'resources/unsubscribe' && open !== undefined) {
      open.toSeq = endSeq;
      this.#open.delete(key);
      this.#conversations.link(exchange.index, open.exchange);
    }
  }

  #begin(uri: string, connection: number, exchange: number, fromSeq: number): void {
    const subscription: OpenSubscription = { uri, connection, exchange, fromSeq, updateSeqs: [] };
    this.all.push(subscription);
    this.#open.set(keyOf(connection, uri), subscription);
  }

  /** Nothing more comes of a subscriptions/listen. */
  #end({ index, endSeq }: Exchange): void {
    for (const [key, open] of this.#open) {
      if (open.exchange !== index || endSeq === undefined) continue;
      open.toSeq = endSeq;
      this.#open.delete(key);
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
