import { BitStack } from './bit-stack.ts';
import type { JsonErrorCode } from './error.ts';
import { decodeString, scanNumber, scanString } from './tokens.ts';

/** What `JsonScanner.next` found. */
export const TOKEN = {
  fail: 0,
  end: 1,
  openObject: 2,
  closeObject: 3,
  openArray: 4,
  closeArray: 5,
  key: 6,
  string: 7,
  number: 8,
  true: 9,
  false: 10,
  null: 11,
} as const;
export type Token = (typeof TOKEN)[keyof typeof TOKEN];

const STATE = { value: 0, firstItem: 1, firstKey: 2, after: 3, done: 4, failed: 5 } as const;
type State = (typeof STATE)[keyof typeof STATE];

/**
 * Pull scanner for exactly RFC 8259, without recursion: the nesting depth is bounded by memory only.
 * Offsets are UTF-16 units. It starts at `from` with a value; `next` gives tokens until `end` (nothing but
 * white space follows the value) or `fail` (`code` and `failedAt` say why and where).
 */
export class JsonScanner {
  readonly text: string;
  /** Span of the last token; of a string or key with its quotes. */
  start = 0;
  end = 0;
  /** Containers that are open after the last token. */
  depth = 0;
  code: JsonErrorCode = 'empty';
  failedAt = 0;
  private position: number;
  private state: State = STATE.value;
  private inObject = false;
  private readonly containers = new BitStack();

  constructor(text: string, from = 0) {
    this.text = text;
    this.position = from;
  }

  next(): Token {
    const c = this.skipSpace();
    switch (this.state) {
      case STATE.after:
        return this.afterValue(c);
      case STATE.value:
        return this.value(c);
      case STATE.firstKey:
        return c === 0x7d ? this.close() : this.key(c, 'expected-key');
      case STATE.firstItem:
        return c === 0x5d ? this.close() : this.value(c);
      case STATE.done:
        return c === -1 ? TOKEN.end : this.fail('text-after-value', this.position);
      default:
        return TOKEN.fail;
    }
  }

  /** Skips the rest of the container that `next` has just opened; false when it fails. */
  skipContainer(): boolean {
    const outside = this.depth - 1;
    while (this.depth > outside) if (this.next() === TOKEN.fail) return false;
    return true;
  }

  /** Decoded value of the string or key that `next` has just found. */
  stringValue(): string {
    return decodeString(this.text, this.start, this.end);
  }

  /** Moves to the next character that is no white space and gives it, or -1 at the end. */
  private skipSpace(): number {
    const { text } = this;
    const { length } = text;
    let at = this.position;
    while (at < length) {
      const c = text.charCodeAt(at);
      if (c > 0x20 || (c !== 0x20 && c !== 0x0a && c !== 0x0d && c !== 0x09)) {
        this.position = at;
        return c;
      }
      at += 1;
    }
    this.position = at;
    return -1;
  }

  private fail(code: JsonErrorCode, at: number): Token {
    this.state = STATE.failed;
    this.code = code;
    this.failedAt = at;
    return TOKEN.fail;
  }

  private afterValue(c: number): Token {
    if (c === 0x2c) {
      this.position += 1;
      const following = this.skipSpace();
      if (this.inObject) return this.key(following, following === 0x7d ? 'trailing-comma' : 'expected-key');
      return following === 0x5d ? this.fail('trailing-comma', this.position) : this.value(following);
    }
    if (c === (this.inObject ? 0x7d : 0x5d)) return this.close();
    return this.fail(c === -1 ? 'unexpected-end' : 'expected-comma', this.position);
  }

  private open(object: boolean): Token {
    this.start = this.position;
    this.position += 1;
    this.end = this.position;
    this.containers.set(this.depth, object);
    this.depth += 1;
    this.inObject = object;
    this.state = object ? STATE.firstKey : STATE.firstItem;
    return object ? TOKEN.openObject : TOKEN.openArray;
  }

  private close(): Token {
    const token = this.inObject ? TOKEN.closeObject : TOKEN.closeArray;
    this.depth -= 1;
    this.inObject = this.depth > 0 && this.containers.get(this.depth - 1);
    return this.settle(this.position + 1, token);
  }

  /** Ends a token at `end` and, with it, a value. */
  private settle(end: number, token: Token): Token {
    this.start = this.position;
    this.position = end;
    this.end = end;
    this.state = this.depth === 0 ? STATE.done : STATE.after;
    return token;
  }

  private value(c: number): Token {
    if (c === 0x22) {
      const end = scanString(this.text, this.position);
      return end < 0 ? this.failString(end) : this.settle(end, TOKEN.string);
    }
    if (c === 0x7b) return this.open(true);
    if (c === 0x5b) return this.open(false);
    if (c === 0x2d || (c >= 0x30 && c <= 0x39)) {
      const end = scanNumber(this.text, this.position);
      return end < 0 ? this.fail('bad-number', -end) : this.settle(end, TOKEN.number);
    }
    if (c === 0x74 && this.text.startsWith('true', this.position)) {
      return this.settle(this.position + 4, TOKEN.true);
    }
    if (c === 0x66 && this.text.startsWith('false', this.position)) {
      return this.settle(this.position + 5, TOKEN.false);
    }
    if (c === 0x6e && this.text.startsWith('null', this.position)) {
      return this.settle(this.position + 4, TOKEN.null);
    }
    return this.failValue(c);
  }

  private failValue(c: number): Token {
    if (c === -1) return this.fail(this.depth === 0 ? 'empty' : 'unexpected-end', this.position);
    if (c === 0xfeff && this.depth === 0) return this.fail('byte-order-mark', this.position);
    const letter = (c | 0x20) >= 0x61 && (c | 0x20) <= 0x7a;
    return this.fail(letter ? 'bad-literal' : 'unexpected-character', this.position);
  }

  private key(c: number, otherwise: JsonErrorCode): Token {
    if (c !== 0x22) return this.fail(c === -1 ? 'unexpected-end' : otherwise, this.position);
    const start = this.position;
    const end = scanString(this.text, start);
    if (end < 0) return this.failString(end);
    this.position = end;
    const colon = this.skipSpace();
    if (colon !== 0x3a) return this.fail(colon === -1 ? 'unexpected-end' : 'expected-colon', this.position);
    this.position += 1;
    this.start = start;
    this.end = end;
    this.state = STATE.value;
    return TOKEN.key;
  }

  private failString(end: number): Token {
    const at = -end;
    const { text } = this;
    if (at >= text.length) return this.fail('unterminated-string', text.length);
    return this.fail(text.charCodeAt(at) === 0x5c ? 'bad-escape' : 'control-character', at);
  }
}
