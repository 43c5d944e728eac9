import { type JsonNode, nodeText, parseJson, quoteJson } from '@lifeline/json';
import { type Draft, type Entry, NULL } from './draft.ts';

/** Containers below this depth stay one piece of JSON text: nobody edits them field by field. */
export const MAX_DEPTH = 200;

/**
 * The draft of a JSON text, or undefined when it is not JSON. Nothing is lost: number texts, key order, duplicate
 * keys and escapes come back from `draftText`; only white space between tokens does not.
 */
export function draftFromText(text: string): Draft | undefined {
  const parsed = parseJson(text);
  return parsed.ok ? draftFromNode(text, parsed.node) : undefined;
}

/** The draft of a node of `text`. */
function draftFromNode(text: string, node: JsonNode, depth = 0): Draft {
  switch (node.type) {
    case 'null':
      return NULL;
    case 'boolean':
      return { kind: 'boolean', value: node.value === true };
    case 'number':
      return { kind: 'number', text: node.text };
    case 'string':
      return { kind: 'string', text: node.value, ...writtenAs(nodeText(text, node), node.value) };
    case 'array':
      if (depth >= MAX_DEPTH) return { kind: 'json', text: nodeText(text, node) };
      return {
        kind: 'array',
        items: node.items.map((item, id) => ({ id, value: draftFromNode(text, item, depth + 1) })),
      };
    case 'object':
      if (depth >= MAX_DEPTH) return { kind: 'json', text: nodeText(text, node) };
      return {
        kind: 'object',
        entries: node.members.map(
          ({ key, keySpan, value }): Entry => ({
            key,
            value: draftFromNode(text, value, depth + 1),
            ...writtenAs(text.slice(keySpan.start, keySpan.end), key),
          }),
        ),
      };
  }
}

/** JSON text that parses, taken apart so that its parts can be edited; everything else as it is. */
export function structured(draft: Draft): Draft {
  if (draft.kind !== 'json') return draft;
  return draftFromText(draft.text) ?? draft;
}

function writtenAs(token: string, value: string): { token?: string } {
  return token === quoteJson(value) ? {} : { token };
}
