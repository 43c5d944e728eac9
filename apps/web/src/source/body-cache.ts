import type { EventText } from '@lifeline/wire';

/** 48 million UTF-16 units, about 50 MB of ASCII text in V8. */
const BUDGET_CHARS = 48_000_000;

/** Recording lines by seq, bounded by their size; the ones read longest ago go first. */
export class BodyCache {
  readonly #entries = new Map<number, EventText>();
  readonly #budget: number;
  #chars = 0;

  constructor(budgetChars: number = BUDGET_CHARS) {
    this.#budget = budgetChars;
  }

  get size(): number {
    return this.#entries.size;
  }

  has(seq: number): boolean {
    return this.#entries.has(seq);
  }

  get(seq: number): EventText | undefined {
    const body = this.#entries.get(seq);
    if (body === undefined) return undefined;
    this.#entries.delete(seq);
    this.#entries.set(seq, body);
    return body;
  }

  set(body: EventText): void {
    this.delete(body.seq);
    this.#entries.set(body.seq, body);
    this.#chars += body.text.length;
    for (const seq of this.#entries.keys()) {
      if (this.#chars <= this.#budget || seq === body.seq) break;
      this.delete(seq);
    }
  }

  delete(seq: number): void {
    const body = this.#entries.get(seq);
    if (body === undefined) return;
    this.#entries.delete(seq);
    this.#chars -= body.text.length;
  }
}
