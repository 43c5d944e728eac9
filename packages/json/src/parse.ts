import { jsonError } from './error.ts';
import type { JsonArray, JsonMember, JsonNode, JsonObject, JsonParse, Span } from './node.ts';
import { JsonScanner, TOKEN, type Token } from './scanner.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
interface OpenObject {
  readonly node: Mutable<JsonObject>;
  readonly members: JsonMember[];
  key: string;
  keySpan: Span;
}
interface OpenArray {
  readonly node: Mutable<JsonArray>;
  readonly items: JsonNode[];
}
type Open = OpenObject | OpenArray;

/** Parses one JSON text (RFC 8259, any nesting depth) into nodes that know where they were written. */
export function parseJson(text: string): JsonParse {
  const scanner = new JsonScanner(text);
  const stack: Open[] = [];
  let root: JsonNode | undefined;
  for (;;) {
    const token = scanner.next();
    if (token === TOKEN.fail) {
      return { ok: false, error: jsonError(text, scanner.failedAt, scanner.code) };
    }
    if (token === TOKEN.end && root !== undefined) return { ok: true, node: root };
    const top = stack.at(-1);
    if (token === TOKEN.key) {
      if (top !== undefined && 'members' in top) {
        top.key = scanner.stringValue();
        top.keySpan = { start: scanner.start, end: scanner.end };
      }
      continue;
    }
    if (token === TOKEN.closeObject || token === TOKEN.closeArray) {
      if (top !== undefined) top.node.end = scanner.end;
      stack.pop();
      continue;
    }
    const node = begin(token, scanner, stack);
    if (top === undefined) root = node;
    else if ('members' in top) top.members.push({ key: top.key, keySpan: top.keySpan, value: node });
    else top.items.push(node);
  }
}

/** The node that `token` starts; a container is put on the stack, to be filled. */
function begin(token: Token, scanner: JsonScanner, stack: Open[]): JsonNode {
  const { start, end } = scanner;
  switch (token) {
    case TOKEN.openObject: {
      const members: JsonMember[] = [];
      const node: Mutable<JsonObject> = { type: 'object', members, start, end };
      stack.push({ node, members, key: '', keySpan: node });
      return node;
    }
    case TOKEN.openArray: {
      const items: JsonNode[] = [];
      const node: Mutable<JsonArray> = { type: 'array', items, start, end };
      stack.push({ node, items });
      return node;
    }
    case TOKEN.string:
      return { type: 'string', value: scanner.stringValue(), start, end };
    case TOKEN.number:
      return { type: 'number', text: scanner.text.slice(start, end), start, end };
    case TOKEN.null:
      return { type: 'null', value: null, start, end };
    default:
      return { type: 'boolean', value: token === TOKEN.true, start, end };
  }
}
