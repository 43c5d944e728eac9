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
      const code = (at: number) => anchor.charCodeAt(at);
      this.#filled[bucketOf(code(0), code(1), code(2), code(3))] = 1;
    }
  }

  candidates(text: string): ReadonlySet<T> {
    const found = new Set(this.#always);
    if (this.#byAnchor.size === 0) return found;
    // each character is read once: this loop sees all that is exported
    let [a, b, c] = [text.charCodeAt(0), text.charCodeAt(1), text.charCodeAt(2)];
    for (let at = 0; at + ANCHOR <= text.length; at += 1) {
      const d = text.charCodeAt(at + 3);
      const isFilled = this.#filled[bucketOf(a, b, c, d)] === 1;
      a = b;
      b = c;
      c = d;
      if (!isFilled) continue;
      for (const entry of this.#byAnchor.get(text.slice(at, at + ANCHOR)) ?? []) found.add(entry);
    }
    return found;
  }
}

/** The bucket of the four characters of an anchor. */
function bucketOf(a: number, b: number, c: number, d: number): number {
  return (a + b * 37 + c * 1369 + d * 50_653) & (BUCKETS - 1);
}
