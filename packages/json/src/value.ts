import type { JsonNode } from './node.ts';

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

type Sink = (value: unknown) => void;

/**
 * The plain JavaScript value, as `JSON.parse` gives it: numbers as doubles, the last of duplicate keys, and
 * `__proto__` as an ordinary own property. Any nesting depth.
 */
export function toValue(node: JsonNode): unknown {
  let result: unknown;
  const work: [JsonNode, Sink][] = [[node, (value) => (result = value)]];
  for (let next = work.pop(); next !== undefined; next = work.pop()) {
    const [current, put] = next;
    switch (current.type) {
      case 'object': {
        const target: Record<string, unknown> = {};
        put(target);
        for (const { key } of current.members) define(target, key, undefined);
        for (let i = current.members.length - 1; i >= 0; i -= 1) {
          const entry = current.members[i];
          if (entry !== undefined) work.push([entry.value, (value) => define(target, entry.key, value)]);
        }
        break;
      }
      case 'array': {
        const target: unknown[] = new Array(current.items.length);
        put(target);
        current.items.forEach((item, index) => {
          work.push([item, (value) => (target[index] = value)]);
        });
        break;
      }
      case 'number':
        put(Number(current.text));
        break;
      default:
        put(current.value);
    }
  }
  return result;
}

function define(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    target[key] = value;
  }
}
