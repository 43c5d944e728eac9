import { ANCHOR } from './patterns.ts';

const BUCKETS = 2 ** 16;

/**
 * Tells which of many secrets may stand in a text, by one pass over it: those of whose anchors one is there, and those
 * that have none.
 */
export class SecretIndex<T> {
  readonly #always: T[] = [];
  readonly #byAnchor = new Map<string, T[]>();
  /** Whether an anchor falls into a bucket; most places of most texts fall into none. */
  readonly #filled = new Uint8Array(BUCKETS);

  add(entry: T, anchors: readonly string[] | undefined): void {
    if (anchors === undefined) {
      this.#always.push(entry);
      return;
    }
    for (const anchor of anchors) {
      const others = this.#byAnchor.get(anchor);
      if (others === undefined) this.#byAnchor.set(anchor, [entry]);
      else others.push(entry);
      this.#filled[bucketOf(anchor, 0)] = 1;
    }
  }

  candidates(text: string): ReadonlySet<T> {
    const found = new Set(this.#always);
    for (let at = 0; at + ANCHOR <= text.length; at += 1) {
      if (this.#filled[bucketOf(text, at)] !== 1) continue;
      for (const entry of this.#byAnchor.get(text.slice(at, at + ANCHOR)) ?? []) found.add(entry);
    }
    return found;
  }
}

function bucketOf(text: string, at: number): number {
  const code = (by: number) => text.charCodeAt(at + by);
  return (code(0) + code(1) * 37 + code(2) * 1369 + code(3) * 50_653) & (BUCKETS - 1);
}
