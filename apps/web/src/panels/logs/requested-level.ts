import type { Exchange } from '@lifeline/model';

/** The newest logging/setLevel of a session, read off its exchanges; grows with them. */
export class RequestedLevel {
  readonly #exchanges: readonly Exchange[];
  #read = 0;
  #latest: Exchange | undefined;

  constructor(exchanges: readonly Exchange[]) {
    this.#exchanges = exchanges;
  }

  /** The request whose level counts on this connection; a new server begins without one. */
  latest(connection: number): Exchange | undefined {
    for (; this.#read < this.#exchanges.length; this.#read += 1) {
      const exchange = this.#exchanges[this.#read];
      if (exchange?.method === 'logging/setLevel' && exchange.dir === 'toServer') this.#latest = exchange;
    }
    return this.#latest?.connection === connection ? this.#latest : undefined;
  }
}
