import { canonicalNode, type JsonNode, joinPointer, member } from '@lifeline/json';
import type { ChangeList } from './change-list.ts';

/** What holds where a hint is missing (2025-11-25, schema#toolannotations), and the value that asks for more care. */
const HINTS: Readonly<Record<string, { readonly otherwise: boolean; readonly wary: boolean }>> = {
  readOnlyHint: { otherwise: false, wary: false },
  destructiveHint: { otherwise: true, wary: true },
  idempotentHint: { otherwise: false, wary: false },
  openWorldHint: { otherwise: true, wary: true },
};

/** Annotations, and the text that their node points into. */
interface Place {
  readonly text: string;
  readonly node: JsonNode;
}

/** Compares the annotations of a tool or resource. */
export function compareHints(
  list: ChangeList,
  pointer: string,
  before: Place | undefined,
  after: Place | undefined,
): void {
  for (const [name, { otherwise, wary }] of Object.entries(HINTS)) {
    const [old, next] = [before, after].map((place) => flagOf(place?.node, name) ?? otherwise);
    if (old === next) continue;
    const reason = next === wary ? 'trust' : 'accepted';
    list.add(joinPointer(pointer, name), 'hint-changed', reason, String(old), String(next));
  }
  const names = new Set([before, after].flatMap((place) => keysOf(place?.node)));
  for (const name of names) {
    if (Object.hasOwn(HINTS, name) || textOf(before, name) === textOf(after, name)) continue;
    list.add(joinPointer(pointer, name), 'text-changed', 'description');
  }
}

function flagOf(node: JsonNode | undefined, name: string): boolean | undefined {
  const value = node && member(node, name);
  return value?.type === 'boolean' ? value.value === true : undefined;
}

function keysOf(node: JsonNode | undefined): string[] {
  return node?.type === 'object' ? node.members.map(({ key }) => key) : [];
}

function textOf(place: Place | undefined, name: string): string | undefined {
  const value = place && member(place.node, name);
  return place && value && canonicalNode(place.text, value);
}
