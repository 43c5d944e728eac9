import { jsonError } from './error.ts';
import type { JsonArray, JsonMember, JsonNode, JsonObject, JsonParse, Span } from './node.ts';
import { JsonScanner, TOKEN, type Token } from './scanner.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A container that is being filled; exactly one of `members` and `items` is there. */
interface Open {
  readonly node: Mutable<JsonObject> | Mutable<JsonArray>;
  readonly members: JsonMember[] | undefined;
  readonly items: JsonNode[] | undefined;
  key: string;
  keySpan: Span | undefined;
}

/** Parses one JSON text (RFC 8259, any nesting depth) into nodes that know where they were written. */
export function parseJson(text: string): JsonParse {
  const steps = parseJsonSteps(text, Number.POSITIVE_INFINITY);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

/** As `parseJson`, pausing after every `tokens` tokens, for callers that have other things to do meanwhile. */
export function* parseJsonSteps(text: string, tokens: number): Generator<undefined, JsonParse> {
  const scanner = new JsonScanner(text);
  const outer: Open[] = [];
  let top: Open | undefined;
  let root: JsonNode | undefined;
  for (let count = 1; ; count += 1) {
    if (count % tokens === 0) yield;
    const token = scanner.next();
    switch (token) {
      case TOKEN.fail:
        return { ok: false, error: jsonError(text, scanner.failedAt, scanner.code) };
      case TOKEN.end:
        if (root === undefined) return { ok: false, error: jsonError(text, 0, 'empty') };
        return { ok: true, node: root };
      case TOKEN.key:
        if (top !== undefined) {
          top.key = scanner.stringValue();
          top.keySpan = { start: scanner.start, end: scanner.end };
        }
        break;
      case TOKEN.closeObject:
      case TOKEN.closeArray:
        if (top !== undefined) top.node.end = scanner.end;
        top = outer.pop();
        break;
      case TOKEN.openObject:
      case TOKEN.openArray: {
        const opened = open(token === TOKEN.openObject, scanner.start);
        if (top === undefined) root = opened.node;
        else {
          add(top, opened.node);
          outer.push(top);
        }
        top = opened;
        break;
      }
      default: {
        const node = scalar(token, scanner);
        if (top === undefined) root = node;
        else add(top, node);
      }
    }
  }
}

function open(object: boolean, start: number): Open {
  if (object) {
    const members: JsonMember[] = [];
    return {
      node: { type: 'object', members, start, end: start },
      members,
      items: undefined,
      key: '',
      keySpan: undefined,
    };
  }
  const items: JsonNode[] = [];
  return {
    node: { type: 'array', items, start, end: start },
    members: undefined,
    items,
    key: '',
    keySpan: undefined,
  };
}

function add(parent: Open, node: JsonNode): void {
  if (parent.items !== undefined) parent.items.push(node);
  else parent.members?.push({ key: parent.key, keySpan: parent.keySpan ?? node, value: node });
}

function scalar(token: Token, scanner: JsonScanner): JsonNode {
  const { start, end } = scanner;
  switch (token) {
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
