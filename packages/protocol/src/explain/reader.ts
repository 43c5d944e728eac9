import { getPointer, type JsonNode, member } from '@lifeline/json';

/** Characters of a value that a sentence quotes. */
const QUOTED = 60;
/** Names that a sentence lists. */
const LISTED = 5;

/** Reads the values of a message for a sentence about it: bounded, and never failing. */
export class MessageReader {
  readonly #node: JsonNode;

  constructor(node: JsonNode) {
    this.#node = node;
  }

  /** A string, number or boolean as text, cut to a length for a sentence; undefined for anything else. */
  text(pointer: string): string | undefined {
    const node = getPointer(this.#node, pointer);
    switch (node?.type) {
      case 'string':
        return node.value.length > QUOTED ? `${node.value.slice(0, QUOTED)}…` : node.value;
      case 'number':
        return node.text;
      case 'boolean':
        return String(node.value);
      default:
        return undefined;
    }
  }

  has(pointer: string): boolean {
    return getPointer(this.#node, pointer) !== undefined;
  }

  isTrue(pointer: string): boolean {
    return this.text(pointer) === 'true';
  }

  /** Items of a list, or members of an object; 0 for anything else. */
  count(pointer: string): number {
    const node = getPointer(this.#node, pointer);
    if (node?.type === 'array') return node.items.length;
    return node?.type === 'object' ? node.members.length : 0;
  }

  /** The first names of an object's members. */
  keys(pointer: string): readonly string[] {
    const node = getPointer(this.#node, pointer);
    return node?.type === 'object' ? node.members.slice(0, LISTED).map(({ key }) => cut(key)) : [];
  }

  /** The first of the strings that the items of a list have under `key`, or are themselves. */
  names(pointer: string, key?: string): readonly string[] {
    const node = getPointer(this.#node, pointer);
    if (node?.type !== 'array') return [];
    return node.items.slice(0, LISTED).flatMap((item) => {
      const named = key === undefined ? item : member(item, key);
      return named?.type === 'string' ? [cut(named.value)] : [];
    });
  }
}

function cut(text: string): string {
  return text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
}
