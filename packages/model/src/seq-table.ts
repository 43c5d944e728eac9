const FIRST_SIZE = 1024;

/** One small number per seq, 0 where nothing was set. Grows by doubling; four bytes an event. */
export class SeqInts {
  #cells = new Int32Array(FIRST_SIZE);

  get(seq: number): number {
    return this.#cells[seq] ?? 0;
  }

  set(seq: number, value: number): void {
    if (seq >= this.#cells.length) {
      const grown = new Int32Array(Math.max(this.#cells.length * 2, seq + 1));
      grown.set(this.#cells);
      this.#cells = grown;
    }
    this.#cells[seq] = value;
  }
}

/** As `SeqInts`, for numbers up to 255: one byte an event. */
export class SeqBytes {
  #cells = new Uint8Array(FIRST_SIZE);

  get(seq: number): number {
    return this.#cells[seq] ?? 0;
  }

  set(seq: number, value: number): void {
    if (seq >= this.#cells.length) {
      const grown = new Uint8Array(Math.max(this.#cells.length * 2, seq + 1));
      grown.set(this.#cells);
      this.#cells = grown;
    }
    this.#cells[seq] = value;
  }
}
