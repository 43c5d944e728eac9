import { decodeString, type JsonNode, JsonScanner, TOKEN, type Token } from '@lifeline/json';
import { FIELD_COUNT, type Field, ROOT_SECTION, type Section, WANTED_DEPTH } from './fields.ts';
import { DuplicateKeys } from './keys.ts';

export type ValueType = JsonNode['type'];

const TYPE_OF: Partial<Record<Token, ValueType>> = {
  [TOKEN.openObject]: 'object',
  [TOKEN.openArray]: 'array',
  [TOKEN.string]: 'string',
  [TOKEN.number]: 'number',
  [TOKEN.true]: 'boolean',
  [TOKEN.false]: 'boolean',
  [TOKEN.null]: 'null',
};

/** Copying these is faster than filling new arrays. */
const NO_TYPES: readonly (ValueType | undefined)[] = new Array(FIELD_COUNT).fill(undefined);
const NO_OFFSETS: readonly number[] = new Array(FIELD_COUNT).fill(0);

/**
 * One pass over the text of a message: checks that it is JSON, and finds the wanted members, unknown top-level
 * keys, duplicate keys and numbers that a double cannot hold, at any depth. Nothing else is built.
 */
export class Outline {
  readonly text: string;
  /** Type of the whole value; undefined when the text is not JSON. */
  readonly type: ValueType | undefined;
  unknownTopLevelKey = false;
  duplicateKey = false;
  unsafeNumber = false;
  private readonly types = NO_TYPES.slice();
  private readonly starts = NO_OFFSETS.slice();
  private readonly ends = NO_OFFSETS.slice();

  constructor(text: string) {
    this.text = text;
    this.type = this.read(new JsonScanner(text), new DuplicateKeys(text));
  }

  typeOf(field: Field): ValueType | undefined {
    return this.types[field];
  }

  has(field: Field): boolean {
    return this.types[field] !== undefined;
  }

  /** JSON text of a member, as written. */
  textOf(field: Field): string | undefined {
    return this.types[field] && this.text.slice(this.starts[field], this.ends[field]);
  }

  /** Value of a member that is a string. */
  stringOf(field: Field): string | undefined {
    if (this.types[field] !== 'string') return undefined;
    return decodeString(this.text, this.starts[field] ?? 0, this.ends[field] ?? 0);
  }

  private read(scanner: JsonScanner, keys: DuplicateKeys): ValueType | undefined {
    let type: ValueType | undefined;
    let section: Section | undefined;
    let field: Field | undefined;
    // What stood around the open containers; nothing is wanted below that depth.
    const sections: (Section | undefined)[] = [];
    const fields: (Field | undefined)[] = [];
    for (;;) {
      const token = scanner.next();
      switch (token) {
        case TOKEN.fail:
          return undefined;
        case TOKEN.end:
          this.duplicateKey = keys.found;
          return type;
        case TOKEN.key:
          keys.add(scanner.start, scanner.end);
          field = section?.fields.get(scanner.stringValue());
          if (field === undefined && section === ROOT_SECTION) this.unknownTopLevelKey = true;
          break;
        case TOKEN.closeObject:
        case TOKEN.closeArray: {
          if (token === TOKEN.closeObject) keys.closeObject();
          if (scanner.depth >= WANTED_DEPTH) break;
          section = sections[scanner.depth];
          const closed = fields[scanner.depth];
          if (closed !== undefined) this.ends[closed] = scanner.end;
          break;
        }
        default: {
          type ??= TYPE_OF[token];
          const child = field === undefined ? undefined : section?.children.get(field);
          if (field !== undefined) this.put(field, child, token, scanner);
          if (token === TOKEN.number) this.checkNumber(scanner.start, scanner.end);
          if (token === TOKEN.openObject || token === TOKEN.openArray) {
            if (scanner.depth <= WANTED_DEPTH) {
              sections[scanner.depth - 1] = section;
              fields[scanner.depth - 1] = field;
            }
            section = token === TOKEN.openArray ? undefined : scanner.depth === 1 ? ROOT_SECTION : child;
            if (token === TOKEN.openObject) keys.openObject();
          }
          field = undefined;
        }
      }
    }
  }

  /** Notes where a field is; it replaces an earlier one of the same key with all that was in that. */
  private put(field: Field, child: Section | undefined, token: Token, scanner: JsonScanner): void {
    if (child !== undefined && this.types[field] !== undefined) this.forget(child);
    this.types[field] = TYPE_OF[token];
    this.starts[field] = scanner.start;
    this.ends[field] = scanner.end;
  }

  private forget(section: Section): void {
    for (const field of section.fields.values()) this.types[field] = undefined;
    for (const child of section.children.values()) this.forget(child);
  }

  private checkNumber(start: number, end: number): void {
    for (let at = start; at < end; at += 1) {
      const c = this.text.charCodeAt(at);
      if (c === 0x2e) return;
      if ((c | 0x20) === 0x65) {
        if (!Number.isFinite(Number(this.text.slice(start, end)))) this.unsafeNumber = true;
        return;
      }
    }
    const short = end - start <= 15;
    if (!short && !Number.isSafeInteger(Number(this.text.slice(start, end)))) this.unsafeNumber = true;
  }
}
