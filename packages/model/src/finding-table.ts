const NONE: readonly string[] = [];

/** Rule ids by seq: what a message breaks by itself and what it breaks beside the others. */
export class FindingTable {
  readonly #bySeq = new Map<number, readonly string[]>();

  get size(): number {
    return this.#bySeq.size;
  }

  at(seq: number): readonly string[] {
    return this.#bySeq.get(seq) ?? NONE;
  }

  add(seq: number, rules: readonly string[]): void {
    if (rules.length === 0) return;
    const known = this.at(seq);
    this.#bySeq.set(seq, [...known, ...rules.filter((rule) => !known.includes(rule))]);
  }
}
