/** Bytes in order, in the pieces in which they came, that can be read anywhere and taken from the front. */
export class MemoryPart {
  readonly #pieces: Buffer[] = [];
  /** Where each piece starts, counted from the first that ever was. */
  readonly #starts: number[] = [];
  #end = 0;

  get size(): number {
    return this.#end - (this.#starts[0] ?? this.#end);
  }

  get first(): Buffer | undefined {
    return this.#pieces[0];
  }

  push(piece: Buffer): void {
    if (piece.length === 0) return;
    this.#pieces.push(piece);
    this.#starts.push(this.#end);
    this.#end += piece.length;
  }

  shift(): void {
    this.#pieces.shift();
    this.#starts.shift();
  }

  /** A copy of `length` bytes from `offset`, which counts from the first piece that is still here. */
  read(offset: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    const from = (this.#starts[0] ?? this.#end) + offset;
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
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
