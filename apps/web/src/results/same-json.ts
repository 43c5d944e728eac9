import { type JsonNode, parseJson } from '@lifeline/json';

/** Texts longer than this are compared as written: sorting their keys would be felt. */
const PARSE_CHARS = 1024 * 1024;

/** Whether two JSON texts stand for the same value; the order of members and white space do not count. */
export function sameJson(left: string, right: string): boolean {
  if (left === right) return true;
  if (left.length > PARSE_CHARS || right.length > PARSE_CHARS) return false;
  const [a, b] = [parseJson(left), parseJson(right)];
  return a.ok && b.ok && canonical(a.node) === canonical(b.node);
}

/** Members sorted by key, scalars as they are; recursion is bounded by what `PARSE_CHARS` lets through twice. */
function canonical(node: JsonNode, depth = 0): string {
  if (depth > 500) return `${node.start}`;
  switch (node.type) {
    case 'object': {
      const members = new Map(node.members.map(({ key, value }) => [key, canonical(value, depth + 1)]));
      const keys = [...members.keys()].sort();
      return `{${keys.map((key) => `${JSON.stringify(key)}:${members.get(key)}`).join()}}`;
    }
    case 'array':
      return `[${node.items.map((item) => canonical(item, depth + 1)).join()}]`;
    case 'string':
      return JSON.stringify(node.value);
    case 'number':
      return Number.isSafeInteger(Number(node.text)) ? String(Number(node.text)) : node.text;
    default:
      return String(node.value);
  }
}
