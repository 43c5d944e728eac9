import type { Era } from '@lifeline/protocol';
import type { Message } from './message.ts';
import { type Offer, readDiscover, readInitialize, readOffer } from './negotiation.ts';
import type { Exchange, Negotiation, ResultSummary } from './types.ts';

/** Errors to server/discover that only a server of the modern era gives (2026-07-28, basic#error-codes). */
const MODERN_ERRORS: ReadonlySet<string> = new Set(['-32020', '-32021', '-32022']);

/** What initialize came to on a connection. */
interface Handshake {
  state: 'asked' | 'done';
  /** An answer to server/discover that came meanwhile: it counts if initialize comes to nothing. */
  discovered?: { readonly exchange: Exchange; readonly message: Message };
}

/** Which era and revision the two sides settled on, and what each declared. */
export class NegotiationTracker {
  readonly all: Negotiation[] = [];
  /** By the newest evidence; undefined before there is any. A connection that was initialized stays legacy. */
  era: Era | undefined;
  readonly #offers = new Map<number, Offer>();
  readonly #handshakes = new Map<number, Handshake>();

  requested({ method, index, connection }: Exchange, text: string | undefined): void {
    if (method !== 'initialize' && method !== 'server/discover') return;
    this.#offers.set(index, readOffer(method, text));
    if (method === 'initialize' && !this.#handshakes.has(connection)) {
      this.#handshakes.set(connection, { state: 'asked' });
    }
  }

  settled(exchange: Exchange, message: Message | undefined): ResultSummary | undefined {
    if (exchange.method === 'initialize') return this.#initialized(exchange, message);
    return exchange.method === 'server/discover' ? this.#discovered(exchange, message) : undefined;
  }

  #initialized(exchange: Exchange, message: Message | undefined): ResultSummary | undefined {
    const { connection, outcome } = exchange;
    const handshake = this.#handshakes.get(connection);
    if (outcome === 'result' && message?.text !== undefined) {
      this.era = 'legacy';
      this.#handshakes.set(connection, { state: 'done' });
      return this.#add(readInitialize(this.#offerOf(exchange), message.text, message.seq, connection));
    }
    if (outcome === 'result' || outcome === 'pending' || handshake?.state !== 'asked') return undefined;
    this.#handshakes.delete(connection);
    const { discovered } = handshake;
    if (discovered !== undefined) this.#discovered(discovered.exchange, discovered.message);
    return undefined;
  }

  #discovered(exchange: Exchange, message: Message | undefined): ResultSummary | undefined {
    const handshake = this.#handshakes.get(exchange.connection);
    if (handshake?.state === 'done') return undefined;
    if (MODERN_ERRORS.has(exchange.errorCode ?? '')) this.era = 'modern';
    if (exchange.outcome !== 'result' || message?.text === undefined) return undefined;
    if (handshake !== undefined) {
      handshake.discovered = { exchange, message };
      return undefined;
    }
    const { text, seq, connection } = message;
    const negotiation = readDiscover(this.#offerOf(exchange), text, seq, connection);
    if (negotiation === undefined) return undefined;
    this.era = 'modern';
    return this.#add(negotiation);
  }

  #offerOf({ index }: Exchange): Offer {
    return this.#offers.get(index) ?? { clientCapabilityNames: [] };
  }

  #add(negotiation: Negotiation): ResultSummary {
    this.all.push(negotiation);
    const { revision, serverCapabilityNames } = negotiation;
    return {
      kind: 'negotiated',
      ...(revision === undefined ? {} : { revision }),
      capabilities: serverCapabilityNames.length,
    };
  }
}
