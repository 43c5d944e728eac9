import { type JsonNode, nodeText, parseJson } from '@lifeline/json';

/** Texts longer than this are compared as written: sorting their keys would be felt. */
const PARSE_CHARS = 1024 * 1024;
/** Values nested deeper are compared as written. */
const MAX_DEPTH = 500;

/** Whether two JSON texts stand for the same value; the order of members and white space do not count. */
export function sameJson(left: string, right: string): boolean {
  if (left === right) return true;
  if (left.length > PARSE_CHARS || right.length > PARSE_CHARS) return false;
  const [a, b] = [parseJson(left), parseJson(right)];
  return a.ok && b.ok && canonical(left, a.node) === canonical(right, b.node);
}

/** Members sorted by key, scalars by their value; below `MAX_DEPTH` as written. */
function canonical(text: string, node: JsonNode, depth = 0): string {
  if (depth > MAX_DEPTH) return nodeText(text, node);
  switch (node.type) {
    case 'object': {
      const members = new Map(node.members.map(({ key, value }) => [key, canonical(text, value, depth + 1)]));
      const keys = [...members.keys()].sort();
      return `{${keys.map((key) => `${JSON.stringify(key)}:${members.get(key)}`).join()}}`;
    }
    case 'array':
      return `[${node.items.map((item) => canonical(text, item, depth + 1)).join()}]`;
    case 'string':
      return JSON.stringify(node.value);
    case 'number':
      return numberText(node.text);
    default:
      return String(node.value);
  }
}

/** Digits that a double keeps exactly. */
const EXACT_DIGITS = 15;

/** `1.50` and `15e-1` are the same; numbers with more digits than a double holds are compared as written. */
function numberText(text: string): string {
  return text.replace(/[eE].*$/, '').replace(/\D/g, '').length > EXACT_DIGITS ? text : String(Number(text));
}
