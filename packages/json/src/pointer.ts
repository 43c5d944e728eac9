import type { JsonNode } from './node.ts';
import { member } from './value.ts';

/** The tokens of a JSON Pointer (RFC 6901), unescaped; undefined when it is not one. `''` is the whole text. */
export function splitPointer(pointer: string): string[] | undefined {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return undefined;
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The pointer of the child `token` (a key, or an array index) of `parent`. */
export function joinPointer(parent: string, token: string | number): string {
  return `${parent}/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The node that `pointer` names below `node`, or undefined. */
export function getPointer(node: JsonNode, pointer: string): JsonNode | undefined {
  const tokens = splitPointer(pointer);
  let current: JsonNode | undefined = tokens && node;
  for (const token of tokens ?? []) {
    if (current === undefined) return undefined;
    if (current.type === 'array') {
      current = /^(?:0|[1-9]\d*)$/.test(token) ? current.items[Number(token)] : undefined;
    } else {
      current = member(current, token);
    }
  }
  return current;
}
