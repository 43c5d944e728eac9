import { decodeString, JsonScanner, type MemberSpan, scanMembers, TOKEN } from '@lifeline/json';

/** Shallow, lazy reading of one JSON object inside a text; of duplicate keys the last one counts. */
export class ObjectView {
  readonly #text: string;
  readonly #members: ReadonlyMap<string, MemberSpan>;

  private constructor(text: string, members: readonly MemberSpan[]) {
    this.#text = text;
    this.#members = new Map(members.map((member) => [member.key, member]));
  }

  /** Undefined where there is no valid object at `start`. A byte order mark before it is skipped. */
  static read(text: string, start = 0): ObjectView | undefined {
    const from = start === 0 && text.charCodeAt(0) === 0xfeff ? 1 : start;
    const members = scanMembers(text, from);
    return members && new ObjectView(text, members);
  }

  keys(): string[] {
    return [...this.#members.keys()];
  }

  type(key: string): MemberSpan['type'] | undefined {
    return this.#members.get(key)?.type;
  }

  string(key: string): string | undefined {
    const span = this.#members.get(key);
    return span?.type === 'string' ? decodeString(this.#text, span.valueStart, span.valueEnd) : undefined;
  }

  /** A finite number. */
  number(key: string): number | undefined {
    const span = this.#members.get(key);
    const value =
      span?.type === 'number' ? Number(this.#text.slice(span.valueStart, span.valueEnd)) : Number.NaN;
    return Number.isFinite(value) ? value : undefined;
  }

  object(key: string): ObjectView | undefined {
    const span = this.#members.get(key);
    return span?.type === 'object' ? ObjectView.read(this.#text, span.valueStart) : undefined;
  }

  /** Source text of the value. */
  text(key: string): string | undefined {
    const span = this.#members.get(key);
    return span && this.#text.slice(span.valueStart, span.valueEnd);
  }

  /** The items of an array value; undefined when the value is none. */
  items(key: string): JsonSpan[] | undefined {
    const span = this.#members.get(key);
    return span?.type === 'array' ? itemSpans(this.#text, span.valueStart) : undefined;
  }
}

export interface JsonSpan {
  readonly start: number;
  readonly end: number;
}

/** Where the items of the array at `start` are; undefined when there is no valid array. */
export function itemSpans(text: string, start: number): JsonSpan[] | undefined {
  const scanner = new JsonScanner(text, start);
  if (scanner.next() !== TOKEN.openArray) return undefined;
  const spans: JsonSpan[] = [];
  for (;;) {
    const token = scanner.next();
    if (token === TOKEN.closeArray) return spans;
    const from = scanner.start;
    if (token === TOKEN.fail || token === TOKEN.end) return undefined;
    if ((token === TOKEN.openObject || token === TOKEN.openArray) && !scanner.skipContainer())
      return undefined;
    spans.push({ start: from, end: scanner.end });
  }
}
