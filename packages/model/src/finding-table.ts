const NONE: readonly string[] = [];

/** Rule ids by seq: what a message breaks by itself and what it breaks beside the others. */
export class FindingTable {
  readonly #bySeq = new Map<number, string[]>();

  get size(): number {
    return this.#bySeq.size;
  }

  at(seq: number): readonly string[] {
    return this.#bySeq.get(seq) ?? NONE;
  }

  add(seq: number, rule: string): void {
    const rules = this.#bySeq.get(seq);
    if (rules === undefined) this.#bySeq.set(seq, [rule]);
    else if (!rules.includes(rule)) rules.push(rule);
  }

  entries(): Iterable<[number, readonly string[]]> {
    return this.#bySeq.entries();
  }
}
