const FEWEST_DROPPED = 64;

/** Bytes in order, in the pieces in which they came, that can be read anywhere and taken from the front. */
export class MemoryPart {
  /** Those before `#head` were taken; they are dropped many at a time, since each drop moves all that follow. */
  #pieces: (Buffer | undefined)[] = [];
  /** Where each piece starts, counted from the first that ever was. */
  #starts: number[] = [];
  #head = 0;
  #end = 0;

  get size(): number {
    return this.#end - (this.#starts[this.#head] ?? this.#end);
  }

  get first(): Buffer | undefined {
    return this.#pieces[this.#head];
  }

  push(piece: Buffer): void {
    if (piece.length === 0) return;
    this.#pieces.push(piece);
    this.#starts.push(this.#end);
    this.#end += piece.length;
  }

  shift(): void {
    if (this.#head === this.#pieces.length) return;
    this.#pieces[this.#head] = undefined;
    this.#head += 1;
    if (this.#head < FEWEST_DROPPED || this.#head * 2 < this.#pieces.length) return;
    this.#pieces = this.#pieces.slice(this.#head);
    this.#starts = this.#starts.slice(this.#head);
    this.#head = 0;
  }

  /** A copy of `length` bytes from `offset`, which counts from the first piece that is still here. */
  read(offset: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    const from = (this.#starts[this.#head] ?? this.#end) + offset;
    let done = 0;
    for (let i = this.#indexOf(from); done < length; i += 1) {
      const piece = this.#pieces[i];
      const start = this.#starts[i];
      if (piece === undefined || start === undefined) throw new RangeError('read behind the end');
      done += piece.copy(bytes, done, from + done - start, Math.min(piece.length, from + length - start));
    }
    return bytes;
  }

  /** The last piece that starts at or before `position`. */
  #indexOf(position: number): number {
    let low = this.#head;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
