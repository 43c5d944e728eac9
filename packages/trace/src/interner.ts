/** Numbers strings: equal ones get the same number, from 1; 0 stands for undefined. */
export class Interner {
  private readonly texts: (string | undefined)[] = [undefined];
  private readonly numbers = new Map<string, number>();

  intern(text: string | undefined): number {
    if (text === undefined) return 0;
    let number = this.numbers.get(text);
    if (number === undefined) {
      number = this.texts.length;
      this.texts.push(text);
      this.numbers.set(text, number);
    }
    return number;
  }

  text(number: number): string | undefined {
    return this.texts[number];
  }

  /**
   * Like `intern` for ids and tokens, which are mostly small integers: these become positive numbers without
   * being kept, all other texts negative ones.
   */
  internToken(text: string | undefined): number {
    if (text === undefined) return 0;
    if (text.length <= 9 && /^(?:0|[1-9]\d*)$/.test(text)) return Number(text) + 1;
    return -this.intern(text);
  }

  token(number: number): string | undefined {
    return number > 0 ? String(number - 1) : this.texts[-number];
  }
}
