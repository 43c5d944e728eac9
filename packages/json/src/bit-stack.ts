const FIRST_BYTES = 64;

/**
 * A bit for each of any number of levels. A list of booleans would cost eight bytes a level and end the process
 * at about 10^8 levels, which a hostile text of that size has.
 */
export class BitStack {
  /** Levels 0 to 31. */
  private low = 0;
  private high: Uint8Array | undefined;

  get(level: number): boolean {
    if (level < 32) return ((this.low >>> level) & 1) === 1;
    const at = level - 32;
    return (((this.high?.[at >>> 3] ?? 0) >>> (at & 7)) & 1) === 1;
  }

  set(level: number, on: boolean): void {
    if (level < 32) {
      const bit = 1 << level;
      this.low = on ? this.low | bit : this.low & ~bit;
      return;
    }
    const at = level - 32;
    const bytes = this.room(at >>> 3);
    const bit = 1 << (at & 7);
    const byte = bytes[at >>> 3] ?? 0;
    bytes[at >>> 3] = on ? byte | bit : byte & ~bit;
  }

  /** The bytes of the higher levels, grown so that there is one at `index`. */
  private room(index: number): Uint8Array {
    const { high } = this;
    if (high !== undefined && index < high.length) return high;
    const grown = new Uint8Array(Math.max(FIRST_BYTES, 2 * (high?.length ?? 0)));
    if (high !== undefined) grown.set(high);
    this.high = grown;
    return grown;
  }
}
