import { type JsonNode, joinPointer, nodeText, parseJson } from '@lifeline/json';

interface Place {
  readonly text: string;
  readonly node: JsonNode;
}

/** Deeper than this two values are compared as texts. */
const DEEPEST = 200;

/**
 * JSON Pointer of the first value in which message `a` differs from message `b`; ids aside, which every client
 * allots anew. Undefined where nothing differs, or one of them is no JSON.
 */
export function firstDifference(a: string, b: string): string | undefined {
  const [one, other] = [parseJson(a), parseJson(b)];
  if (!one.ok || !other.ok) return undefined;
  return differenceIn({ text: a, node: one.node }, { text: b, node: other.node }, '', 0);
}

function differenceIn(a: Place, b: Place, pointer: string, depth: number): string | undefined {
  if (nodeText(a.text, a.node) === nodeText(b.text, b.node)) return undefined;
  const [left, right] = [children(a.node), children(b.node)];
  if (left === undefined || right === undefined || a.node.type !== b.node.type || depth > DEEPEST)
    return pointer;
  for (const [key, node] of left) {
    if (depth === 0 && key === 'id') continue;
    const at = joinPointer(pointer, key);
    const twin = right.get(key);
    const found =
      twin === undefined
        ? at
        : differenceIn({ text: a.text, node }, { text: b.text, node: twin }, at, depth + 1);
    if (found !== undefined) return found;
  }
  return right.size > left.size ? pointer : undefined;
}

function children(node: JsonNode): ReadonlyMap<string, JsonNode> | undefined {
  if (node.type === 'object') return new Map(node.members.map(({ key, value }) => [key, value]));
  if (node.type === 'array') return new Map(node.items.map((item, index) => [String(index), item]));
  return undefined;
}
