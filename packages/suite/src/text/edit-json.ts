import { getPointer, type JsonNode, nodeText, parseJson, quoteJson, splitPointer } from '@lifeline/json';

import type { MutationChange } from '../types.ts';

/** The arguments with the one change; undefined where it finds no place. */
export function applyChange(text: string, change: MutationChange): string | undefined {
  if (change.kind === 'remove') return removeJson(text, change.pointer);
  return parseJson(change.valueText).ok ? setJson(text, change.pointer, change.valueText) : undefined;
}

/**
 * The JSON text with the value at `pointer` replaced, or added where its parent is there (arrays: at their end).
 * Everything else stays as it was written. Undefined where the text is not JSON or there is no such place.
 */
export function setJson(text: string, pointer: string, valueText: string): string | undefined {
  const parsed = parseJson(text);
  if (!parsed.ok) return undefined;
  const target = getPointer(parsed.node, pointer);
  if (target !== undefined) return splice(text, target.start, target.end, valueText);
  const place = parentOf(parsed.node, pointer);
  if (place === undefined) return undefined;
  const { parent, token } = place;
  if (parent.type === 'object') return append(text, parent, `${quoteJson(token)}:${valueText}`);
  if (parent.type !== 'array' || token !== String(parent.items.length)) return undefined;
  return append(text, parent, valueText);
}

/** The JSON text without the member or item at `pointer`; undefined where there is none. */
export function removeJson(text: string, pointer: string): string | undefined {
  const parsed = parseJson(text);
  if (!parsed.ok) return undefined;
  const place = parentOf(parsed.node, pointer);
  if (place === undefined || getPointer(parsed.node, pointer) === undefined) return undefined;
  const { parent, token } = place;
  const isObject = parent.type === 'object';
  if (!isObject && parent.type !== 'array') return undefined;
  const parts = isObject
    ? parent.members
        .filter(({ key }) => key !== token)
        .map((one) => text.slice(one.keySpan.start, one.value.end))
    : parent.items.filter((_, index) => String(index) !== token).map((item) => nodeText(text, item));
  return splice(text, parent.start, parent.end, isObject ? `{${parts.join(',')}}` : `[${parts.join(',')}]`);
}

/** The text of the value at `pointer`, as it was written. */
export function jsonAt(text: string, pointer: string): string | undefined {
  const parsed = parseJson(text);
  const node = parsed.ok ? getPointer(parsed.node, pointer) : undefined;
  return node && nodeText(text, node);
}

function parentOf(
  root: JsonNode,
  pointer: string,
): { readonly parent: JsonNode; readonly token: string } | undefined {
  const token = splitPointer(pointer)?.at(-1);
  const parent = getPointer(root, pointer.slice(0, Math.max(0, pointer.lastIndexOf('/'))));
  return token === undefined || parent === undefined ? undefined : { parent, token };
}

function append(text: string, parent: JsonNode, part: string): string {
  const isEmpty =
    parent.type === 'object' ? parent.members.length === 0 : !('items' in parent && parent.items.length > 0);
  return splice(text, parent.end - 1, parent.end - 1, isEmpty ? part : `,${part}`);
}

function splice(text: string, start: number, end: number, part: string): string {
  return text.slice(0, start) + part + text.slice(end);
}
