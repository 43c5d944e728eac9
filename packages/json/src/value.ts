import type { JsonArray, JsonNode, JsonObject } from './node.ts';

/** The member's value; of duplicate keys the last one counts, as in `JSON.parse`. Undefined for non-objects. */
export function member(node: JsonNode, key: string): JsonNode | undefined {
  return node.type === 'object' ? node.members.findLast((m) => m.key === key)?.value : undefined;
}

/** What was written for `node` in the text that it was parsed from. */
export function nodeText(text: string, node: JsonNode): string {
  return text.slice(node.start, node.end);
}

/** JSON text of a string; lone surrogates are written as escapes. */
export function quoteJson(value: string): string {
  return JSON.stringify(value);
}

type Container =
  | { readonly node: JsonObject; readonly object: Record<string, unknown> }
  | { readonly node: JsonArray; readonly array: unknown[] };

/**
 * The plain JavaScript value, as `JSON.parse` gives it: numbers as doubles, the last of duplicate keys, and
 * `__proto__` as an ordinary own property. Any nesting depth.
 */
export function toValue(node: JsonNode): unknown {
  const unfilled: Container[] = [];
  const value = begin(node, unfilled);
  for (let next = unfilled.pop(); next !== undefined; next = unfilled.pop()) fill(next, unfilled);
  return value;
}

/** The value of a scalar, or an empty container that is put on the list to be filled. */
function begin(node: JsonNode, unfilled: Container[]): unknown {
  switch (node.type) {
    case 'object': {
      const target: Record<string, unknown> = {};
      unfilled.push({ node, object: target });
      return target;
    }
    case 'array': {
      const target: unknown[] = [];
      unfilled.push({ node, array: target });
      return target;
    }
    case 'number':
      return Number(node.text);
    default:
      return node.value;
  }
}

function fill(container: Container, unfilled: Container[]): void {
  if ('array' in container) {
    for (const item of container.node.items) container.array.push(begin(item, unfilled));
  } else {
    for (const { key, value } of container.node.members)
      define(container.object, key, begin(value, unfilled));
  }
}

function define(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    target[key] = value;
  }
}
