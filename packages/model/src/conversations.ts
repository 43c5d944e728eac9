import { SeqInts } from './seq-table.ts';
import type { Exchange } from './types.ts';

/**
 * Exchanges and notifications that are one conversation: what the server asks during a client's request, the updates
 * of a subscription and its end. Each is known by the exchange that it began with.
 */
export class ConversationTracker {
  /** Exchange to the earlier one that it goes on with. */
  readonly #earlier = new Map<number, number>();
  /** The same the other way: exchanges that go on directly with an earlier one, in order. */
  readonly #later = new Map<number, number[]>();
  /** Index + 1 of the exchange that a notification goes on with, by seq. */
  readonly #attached = new SeqInts();

  /** The exchange goes on with an earlier one. */
  link(exchange: number, earlier: number): void {
    if (earlier >= exchange || this.#earlier.has(exchange)) return;
    this.#earlier.set(exchange, earlier);
    const later = this.#later.get(earlier);
    if (later === undefined) this.#later.set(earlier, [exchange]);
    else later.push(exchange);
  }

  /** The notification goes on with an exchange. */
  attach(seq: number, exchange: number): void {
    this.#attached.set(seq, exchange + 1);
  }

  /** Indices of the exchanges of the conversation that began with `root`, in order, itself first. */
  members(root: number): readonly number[] {
    const found = [root];
    for (const index of found) found.push(...(this.#later.get(index) ?? []));
    return found.sort((a, b) => a - b);
  }

  /** Index of the exchange that began the conversation of a row; `own` is the row's exchange. */
  rootAt(seq: number, own: Exchange | undefined): number | undefined {
    const attached = this.#attached.get(seq);
    let root = own?.index ?? (attached === 0 ? undefined : attached - 1);
    for (let next = root; next !== undefined; next = this.#earlier.get(next)) root = next;
    return root;
  }
}
