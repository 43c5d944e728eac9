type Key = number | string;

/** `1` is kept as a number, every other text (`"1"`, `1.0`, `-0`) as itself: three different ids, fewer strings. */
function keyOf(token: string): Key {
  const number = Number(token);
  return Number.isSafeInteger(number) && String(number) === token ? number : token;
}

/** How an id was used before by the same sender on the same connection. */
export type EarlierUse = 'none' | 'settled' | 'pending';

/** The requests of one direction on one connection, found by id text or progress token. */
export class RequestIndex {
  /** Exchange indexes of all requests without an end, in the order sent. */
  readonly pending = new Set<number>();
  readonly #byId = new Map<Key, number>();
  /** Only for ids that are in flight more than once: the older requests, oldest first. */
  readonly #crowded = new Map<Key, number[]>();
  readonly #byToken = new Map<Key, number>();
  /** Requests that others may be nested in; settled ones are dropped when they reach the top. */
  readonly #nesting: number[] = [];

  /** Adds a request and tells how its id was used before. */
  add(index: number, id: string, token: string | undefined, nests: boolean): EarlierUse {
    const key = keyOf(id);
    const earlier = this.#byId.get(key);
    const inFlight = earlier !== undefined && this.pending.has(earlier);
    if (inFlight) {
      const queue = this.#crowded.get(key);
      if (queue) queue.push(earlier);
      else this.#crowded.set(key, [earlier]);
    }
    this.#byId.set(key, index);
    this.pending.add(index);
    if (token !== undefined) this.#byToken.set(keyOf(token), index);
    if (nests) this.#nesting.push(index);
    if (earlier === undefined) return 'none';
    return inFlight ? 'pending' : 'settled';
  }

  /** The request that an answer with this id is for: the oldest in flight, else the last that had the id. */
  find(id: string): number | undefined {
    const key = keyOf(id);
    const queue = this.#crowded.get(key);
    if (queue === undefined) return this.#byId.get(key);
    while (queue.length > 0) {
      const oldest = queue[0];
      if (oldest !== undefined && this.pending.has(oldest)) return oldest;
      queue.shift();
    }
    this.#crowded.delete(key);
    return this.#byId.get(key);
  }

  findToken(token: string): number | undefined {
    return this.#byToken.get(keyOf(token));
  }

  /** The newest request in flight that others may be nested in. */
  innermost(): number | undefined {
    for (;;) {
      const top = this.#nesting.at(-1);
      if (top === undefined || this.pending.has(top)) return top;
      this.#nesting.pop();
    }
  }
}
