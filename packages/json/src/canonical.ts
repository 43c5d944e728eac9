import type { JsonNode, JsonObject } from './node.ts';
import { nodeText, quoteJson } from './value.ts';

/** Names of members of the outermost object that are left out. */
export type Omitted = readonly string[];

/**
 * The same text for JSON that differs only in whitespace and in the order of members; numbers stay as written, unless
 * `numberText` writes them. Any depth. `text`: what `root` was parsed from.
 */
export function canonicalNode(
  text: string,
  root: JsonNode,
  omitted: Omitted = [],
  numberText: (written: string) => string = (written) => written,
): string {
  const out: string[] = [];
  const work: (string | JsonNode)[] = [root];
  for (let next = work.pop(); next !== undefined; next = work.pop()) {
    if (typeof next === 'string') out.push(next);
    else if (next.type === 'object') pushMembers(work, next, next === root ? omitted : []);
    else if (next.type === 'array')
      pushParts(
        work,
        '[',
        next.items.map((item) => [item]),
        ']',
      );
    else if (next.type === 'number') out.push(numberText(next.text));
    else out.push(next.type === 'string' ? quoteJson(next.value) : nodeText(text, next));
  }
  return out.join('');
}

function pushMembers(work: (string | JsonNode)[], { members }: JsonObject, omitted: Omitted): void {
  const parts = members
    .filter(({ key }) => !omitted.includes(key))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ key, value }) => [`${quoteJson(key)}:`, value]);
  pushParts(work, '{', parts, '}');
}

/** Puts the parts on the stack so that the first is taken first. */
function pushParts(
  work: (string | JsonNode)[],
  open: string,
  parts: readonly (readonly (string | JsonNode)[])[],
  close: string,
): void {
  work.push(close);
  for (let index = parts.length - 1; index >= 0; index -= 1) {
    work.push(...(parts[index] ?? []).toReversed());
    if (index > 0) work.push(',');
  }
  work.push(open);
}
