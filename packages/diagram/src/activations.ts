import type { Exchange } from '@lifeline/model';
import { MAX_NESTED } from './sizes.ts';

const BLOCK = 64;

/** An exchange in flight during a window, and the place of its bar beside the others. */
export interface Activation {
  readonly exchange: Exchange;
  /** 0 to 2; `MAX_NESTED` for all that find no place. */
  readonly slot: number;
}

/**
 * Which exchanges are open during a span of rows, for those whose request is far above, too. Exchanges come in
 * the order of their requests; blocks of them remember the latest end, so a query skips what is long over.
 */
export class Activations {
  readonly #exchanges: Exchange[] = [];
  readonly #slots: number[] = [];
  /** Latest end in each block; infinite while one of it is pending. */
  readonly #ends: number[] = [];
  /** What was last put in each place; free once that has ended. */
  readonly #places: (Exchange | undefined)[] = new Array(MAX_NESTED).fill(undefined);

  /** Adds the exchange of a request. */
  add(exchange: Exchange): void {
    const slot = this.#places.findIndex(
      (other) => other === undefined || firstEnd(other) < exchange.requestSeq,
    );
    if (slot >= 0) this.#places[slot] = exchange;
    const block = Math.floor(this.#exchanges.length / BLOCK);
    this.#exchanges.push(exchange);
    this.#slots.push(slot < 0 ? MAX_NESTED : slot);
    this.#ends[block] = Math.max(this.#ends[block] ?? 0, endOf(exchange));
  }

  /** An exchange got an end, perhaps a later one than it had. */
  settled(exchange: Exchange): void {
    const position = this.#positionOf(exchange.requestSeq);
    const block = Math.floor(position / BLOCK);
    this.#ends[block] = Math.max(this.#ends[block] ?? 0, endOf(exchange));
  }

  /** Exchanges open at some point between two rows, both inclusive, in the order of their requests. */
  crossing(fromSeq: number, toSeq: number): Activation[] {
    const found: Activation[] = [];
    for (let block = 0; block < this.#ends.length; block += 1) {
      const start = block * BLOCK;
      if ((this.#exchanges[start]?.requestSeq ?? Number.POSITIVE_INFINITY) > toSeq) break;
      if ((this.#ends[block] ?? 0) < fromSeq) continue;
      this.#collect(start, fromSeq, toSeq, found);
    }
    return found;
  }

  #collect(start: number, fromSeq: number, toSeq: number, found: Activation[]): void {
    let latest = 0;
    const stop = Math.min(start + BLOCK, this.#exchanges.length);
    for (let at = start; at < stop; at += 1) {
      const exchange = this.#exchanges[at];
      if (exchange === undefined) continue;
      const end = endOf(exchange);
      latest = Math.max(latest, end);
      if (end >= fromSeq && exchange.requestSeq <= toSeq)
        found.push({ exchange, slot: this.#slots[at] ?? 0 });
    }
    this.#ends[start / BLOCK] = latest;
  }

  #positionOf(requestSeq: number): number {
    let low = 0;
    let high = this.#exchanges.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#exchanges[middle]?.requestSeq ?? 0) < requestSeq) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function endOf(exchange: Exchange): number {
  return exchange.endSeq ?? Number.POSITIVE_INFINITY;
}

/** A place stays free after a timeout, also when the answer comes later: live and reread views are the same. */
function firstEnd(exchange: Exchange): number {
  return Math.min(endOf(exchange), exchange.timeoutSeq ?? Number.POSITIVE_INFINITY);
}
