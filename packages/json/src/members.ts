import type { JsonNode } from './node.ts';
import { JsonScanner, TOKEN, type Token } from './scanner.ts';

export interface MemberSpan {
  readonly key: string;
  /** Offset of the key's opening quote. */
  readonly keyStart: number;
  readonly valueStart: number;
  readonly valueEnd: number;
  readonly type: JsonNode['type'];
}

/**
 * The members of the object that starts at `start` (after white space), in source order, duplicates included;
 * the values are checked and skipped, nothing of them is built. Undefined when there is no object or it is not
 * valid up to its closing brace; what follows that brace is not looked at.
 */
export function scanMembers(text: string, start = 0): MemberSpan[] | undefined {
  const scanner = new JsonScanner(text, start);
  if (scanner.next() !== TOKEN.openObject) return undefined;
  const members: MemberSpan[] = [];
  for (;;) {
    const token = scanner.next();
    if (token === TOKEN.closeObject) return members;
    if (token !== TOKEN.key) return undefined;
    const key = scanner.stringValue();
    const keyStart = scanner.start;
    const value = scanner.next();
    const type = typeOf(value);
    const valueStart = scanner.start;
    if (type === undefined) return undefined;
    if ((type === 'object' || type === 'array') && !scanner.skipContainer()) return undefined;
    members.push({ key, keyStart, valueStart, valueEnd: scanner.end, type });
  }
}

function typeOf(token: Token): JsonNode['type'] | undefined {
  switch (token) {
    case TOKEN.openObject:
      return 'object';
    case TOKEN.openArray:
      return 'array';
    case TOKEN.string:
      return 'string';
    case TOKEN.number:
      return 'number';
    case TOKEN.true:
    case TOKEN.false:
      return 'boolean';
    case TOKEN.null:
      return 'null';
    default:
      return undefined;
  }
}
