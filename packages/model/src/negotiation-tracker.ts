import type { Era } from '@lifeline/protocol';
import type { Message } from './message.ts';
import { type Offer, readDiscover, readInitialize, readOffer } from './negotiation.ts';
import type { Exchange, Negotiation, ResultSummary } from './types.ts';

/** Errors to server/discover that only a server of the modern era gives (2026-07-28, basic#error-codes). */
const MODERN_ERRORS: ReadonlySet<string> = new Set(['-32020', '-32021', '-32022']);

/** Which era and revision the two sides settled on, and what each declared. */
export class NegotiationTracker {
  readonly all: Negotiation[] = [];
  /** By the newest evidence; undefined before there is any. */
  era: Era | undefined;
  readonly #offers = new Map<number, Offer>();

  requested(exchange: Exchange, text: string | undefined): void {
    if (exchange.method === 'initialize') this.#offers.set(exchange.index, readOffer(text));
  }

  settled(exchange: Exchange, message: Message | undefined): ResultSummary | undefined {
    if (exchange.method === 'server/discover' && MODERN_ERRORS.has(exchange.errorCode ?? ''))
      this.era = 'modern';
    if (exchange.outcome !== 'result' || message?.text === undefined) return undefined;
    const { text, seq, connection } = message;
    if (exchange.method === 'initialize') {
      this.era = 'legacy';
      const offer = this.#offers.get(exchange.index) ?? readOffer(undefined);
      return this.#add(readInitialize(offer, text, seq, connection));
    }
    if (exchange.method !== 'server/discover') return undefined;
    this.era = 'modern';
    return this.#add(readDiscover(text, seq, connection));
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
