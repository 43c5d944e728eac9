import type { Outcome } from '@lifeline/protocol';
import type { Exchange, ServerRequest } from './types.ts';

/** What the server asks the client, pings aside, in the order asked. */
export class Inbox {
  readonly requests: ServerRequest[] = [];
  readonly #positions = new Map<number, number>();

  opened(exchange: Exchange): void {
    if (exchange.method === 'ping') return;
    this.#positions.set(exchange.index, this.requests.length);
    this.requests.push({ exchange: exchange.index, state: 'open' });
  }

  settled(exchange: Exchange): void {
    const position = this.#positions.get(exchange.index);
    if (position === undefined) return;
    this.requests[position] = { exchange: exchange.index, state: stateOf(exchange.outcome) };
  }
}

function stateOf(outcome: Outcome): ServerRequest['state'] {
  if (outcome === 'pending') return 'open';
  return outcome === 'result' || outcome === 'error' || outcome === 'tool-error' ? 'answered' : 'expired';
}
