import { decodeString } from '@lifeline/json';

/** Objects with more keys than this use a Set instead of comparing pairwise. */
const PAIRWISE_KEYS = 16;
/** Beyond these, which no real message reaches, keys are not compared: memory stays bounded. */
const MAX_DEPTH = 10_000;
const MAX_KEYS = 1_000_000;

/** Finds out, during one pass over a text, whether any object in it has the same key twice. */
export class DuplicateKeys {
  found = false;
  private readonly text: string;
  /** Hash, start and end of the keys of all open objects, innermost last. */
  private readonly keys: number[] = [];
  private top = 0;
  private base = 0;
  /** Open objects below the depth that is looked at. */
  private tooDeep = 0;
  private readonly bases: number[] = [];
  private readonly wide: (Set<string> | undefined)[] = [];

  constructor(text: string) {
    this.text = text;
  }

  openObject(): void {
    if (this.bases.length >= MAX_DEPTH) {
      this.tooDeep += 1;
      return;
    }
    this.bases.push(this.base);
    this.base = this.top;
  }

  closeObject(): void {
    if (this.tooDeep > 0) {
      this.tooDeep -= 1;
      return;
    }
    this.wide[this.bases.length] = undefined;
    this.top = this.base;
    this.base = this.bases.pop() ?? 0;
  }

  /** The key at `start`..`end`, quotes included, of the innermost open object. */
  add(start: number, end: number): void {
    if (this.found || this.tooDeep > 0) return;
    if (this.top - this.base >= 3 * PAIRWISE_KEYS) {
      this.addToSet(decodeString(this.text, start, end));
      return;
    }
    const hash = this.hash(start, end);
    for (let i = this.base; i < this.top; i += 3) {
      if (this.keys[i] === hash && this.keyAt(i) === decodeString(this.text, start, end)) this.found = true;
    }
    this.keys[this.top] = hash;
    this.keys[this.top + 1] = start;
    this.keys[this.top + 2] = end;
    this.top += 3;
  }

  private addToSet(key: string): void {
    let set = this.wide[this.bases.length];
    if (set === undefined) {
      set = new Set();
      for (let i = this.base; i < this.top; i += 3) set.add(this.keyAt(i));
      this.wide[this.bases.length] = set;
    }
    if (set.has(key)) this.found = true;
    if (set.size < MAX_KEYS) set.add(key);
  }

  private keyAt(index: number): string {
    return decodeString(this.text, this.keys[index + 1] ?? 0, this.keys[index + 2] ?? 0);
  }

  /** Hash of the key's value: the same for `"a"` and `"\u0061"`. */
  private hash(start: number, end: number): number {
    let hash = 0;
    for (let at = start + 1; at < end - 1; at += 1) {
      const c = this.text.charCodeAt(at);
      if (c === 0x5c) return hashOf(decodeString(this.text, start, end));
      hash = (Math.imul(hash, 31) + c) | 0;
    }
    return hash;
  }
}

function hashOf(key: string): number {
  let hash = 0;
  for (let at = 0; at < key.length; at += 1) hash = (Math.imul(hash, 31) + key.charCodeAt(at)) | 0;
  return hash;
}
