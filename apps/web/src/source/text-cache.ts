/** 48 million UTF-16 units, about 50 MB of ASCII text in V8. */
const BUDGET_CHARS = 48_000_000;

/** Texts by seq, bounded by their size; the ones read longest ago go first, the newest always stays. */
export class TextCache<T extends { readonly text: string }> {
  readonly #entries = new Map<number, T>();
  readonly #budget: number;
  #chars = 0;

  constructor(budgetChars: number = BUDGET_CHARS) {
    this.#budget = budgetChars;
  }

  has(seq: number): boolean {
    return this.#entries.has(seq);
  }

  get(seq: number): T | undefined {
    const entry = this.#entries.get(seq);
    if (entry === undefined) return undefined;
    this.#entries.delete(seq);
    this.#entries.set(seq, entry);
    return entry;
  }

  set(seq: number, entry: T): void {
    this.#delete(seq);
    this.#entries.set(seq, entry);
    this.#chars += entry.text.length;
    for (const oldest of this.#entries.keys()) {
      if (this.#chars <= this.#budget || oldest === seq) break;
      this.#delete(oldest);
    }
  }

  #delete(seq: number): void {
    const entry = this.#entries.get(seq);
    if (entry === undefined) return;
    this.#entries.delete(seq);
    this.#chars -= entry.text.length;
  }
}
