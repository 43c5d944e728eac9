import { parseJson, scanMembers } from '@lifeline/json';

export interface FoundMember {
  readonly type: string;
  /** Source text of the value. */
  readonly text: string;
}

/**
 * Follows object keys into JSON text without building a tree; the last of duplicate keys holds, as for
 * `JSON.parse`. Undefined where the path leads nowhere.
 */
export function readPath(text: string, path: readonly string[]): FoundMember | undefined {
  let start = 0;
  let found: FoundMember | undefined;
  for (const key of path) {
    const span = scanMembers(text, start)?.findLast((member) => member.key === key);
    if (span === undefined) return undefined;
    start = span.valueStart;
    found = { type: span.type, text: text.slice(span.valueStart, span.valueEnd) };
  }
  return found;
}

/** Like `readPath`, decoded, for a string value; undefined for any other. */
export function readString(text: string, path: readonly string[]): string | undefined {
  const found = readPath(text, path);
  if (found?.type !== 'string') return undefined;
  const value: unknown = JSON.parse(found.text);
  return typeof value === 'string' ? value : undefined;
}

/** The strings of an array, decoded; other items are left out. Undefined where there is no array. */
export function readStrings(text: string, path: readonly string[]): readonly string[] | undefined {
  const found = readPath(text, path);
  if (found?.type !== 'array') return undefined;
  const parsed = parseJson(found.text);
  if (!parsed.ok || parsed.node.type !== 'array') return undefined;
  return parsed.node.items.flatMap((item) => (item.type === 'string' ? [item.value] : []));
}
