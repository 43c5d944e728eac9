import { type JsonNode, joinPointer, nodeText, parseJson } from '@lifeline/json';
import { sameJson } from './same-json.ts';

/** One place where two JSON texts differ; a text is undefined where the place is on the other side only. */
export interface JsonChange {
  readonly pointer: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Texts longer than this are only told apart, not taken apart. */
const PARSE_CHARS = 4 * 1024 * 1024;

/**
 * The places where a JSON text differs from one before it, at most `limit` of them, outermost and first ones first.
 * Members are compared by key, items by index; numbers by value. Undefined when a text is no JSON or too long.
 */
export function jsonChanges(before: string, after: string, limit: number): readonly JsonChange[] | undefined {
  if (before === after) return [];
  if (before.length > PARSE_CHARS || after.length > PARSE_CHARS) return undefined;
  const [left, right] = [parseJson(before), parseJson(after)];
  if (!left.ok || !right.ok) return undefined;
  const changes: JsonChange[] = [];
  const work: Pair[] = [{ pointer: '', left: left.node, right: right.node }];
  for (let pair = work.shift(); pair !== undefined && changes.length < limit; pair = work.shift()) {
    const parts = partsOf(pair);
    if (parts !== undefined) {
      work.unshift(...parts);
      continue;
    }
    const was = pair.left && nodeText(before, pair.left);
    const is = pair.right && nodeText(after, pair.right);
    const isSame = was !== undefined && is !== undefined && sameJson(was, is);
    if (!isSame) changes.push({ pointer: pair.pointer, before: was, after: is });
  }
  return changes;
}

interface Pair {
  readonly pointer: string;
  readonly left: JsonNode | undefined;
  readonly right: JsonNode | undefined;
}

/** The members or items of two containers of one kind, side by side; undefined for everything else. */
function partsOf({ pointer, left, right }: Pair): readonly Pair[] | undefined {
  if (left?.type === 'array' && right?.type === 'array') {
    return Array.from({ length: Math.max(left.items.length, right.items.length) }, (_, index) => ({
      pointer: joinPointer(pointer, index),
      left: left.items[index],
      right: right.items[index],
    }));
  }
  if (left?.type !== 'object' || right?.type !== 'object') return undefined;
  const [was, is] = [left, right].map(
    ({ members }) => new Map(members.map(({ key, value }) => [key, value])),
  );
  const keys = new Set([...(is?.keys() ?? []), ...(was?.keys() ?? [])]);
  return [...keys].map((key) => ({
    pointer: joinPointer(pointer, key),
    left: was?.get(key),
    right: is?.get(key),
  }));
}
