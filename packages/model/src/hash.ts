/** Two 32-bit hashes side by side (cyrb53): enough to tell two states apart, not against an adversary. */
export class Hasher {
  #a = 0xdeadbeef;
  #b = 0x41c6ce57;

  number(value: number): void {
    this.#a = Math.imul(this.#a ^ value, 2654435761);
    this.#b = Math.imul(this.#b ^ value, 1597334677);
  }

  text(value: string): void {
    this.number(value.length);
    for (let i = 0; i < value.length; i += 1) this.number(value.charCodeAt(i));
  }

  value(value: unknown): void {
    this.text(JSON.stringify(value) ?? 'undefined');
  }

  end(): string {
    const a =
      Math.imul(this.#a ^ (this.#a >>> 16), 2246822507) ^ Math.imul(this.#b ^ (this.#b >>> 13), 3266489909);
    const b =
      Math.imul(this.#b ^ (this.#b >>> 16), 2246822507) ^ Math.imul(this.#a ^ (this.#a >>> 13), 3266489909);
    return hex(a) + hex(b);
  }
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}

/** Fingerprint of a text, 16 hexadecimal digits. */
export function hashText(text: string): string {
  const hasher = new Hasher();
  hasher.text(text);
  return hasher.end();
}
