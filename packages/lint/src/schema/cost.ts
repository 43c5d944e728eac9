import { type JsonNode, member } from '@lifeline/json';
import type { Place, SchemaDocument } from '@lifeline/schema-form';
import type { SchemaNode } from './walk.ts';

const LISTS = ['allOf', 'anyOf', 'oneOf'];
const SINGLE = ['not', 'if', 'then', 'else'];
const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];

/**
 * The most schemas that are visited for one value, in any part of a schema: unions of unions can double with every
 * level. Infinite where references lead back to themselves.
 */
export function worstCost(document: SchemaDocument, nodes: readonly SchemaNode[]): number {
  const known = new Map<JsonNode, number>();
  return nodes.reduce((worst, { place }) => Math.max(worst, costOf(document, place, known, 0)), 1);
}

/** Schemas visited for one value at a place, all branches taken; infinite where it leads back to itself. */
function costOf(document: SchemaDocument, place: Place, known: Map<JsonNode, number>, depth: number): number {
  const before = known.get(place.node);
  if (before !== undefined) return before;
  if (depth > 200) return Number.POSITIVE_INFINITY;
  // Met again before it is known: a loop.
  known.set(place.node, Number.POSITIVE_INFINITY);
  let cost = 1;
  for (const next of together(document, place)) cost += costOf(document, next, known, depth + 1);
  known.set(place.node, cost);
  return cost;
}

/** The schemas that are applied to the same value as a schema. */
function* together(document: SchemaDocument, place: Place): Iterable<Place> {
  if (place.node.type !== 'object') return;
  for (const keyword of LISTS) {
    const list = document.child(place, keyword);
    if (list?.node.type === 'array') yield* document.children(list).values();
  }
  for (const keyword of SINGLE) {
    const child = document.child(place, keyword);
    if (child !== undefined) yield child;
  }
  for (const keyword of ['dependentSchemas', 'dependencies']) {
    const map = document.child(place, keyword);
    if (map?.node.type === 'object') yield* document.children(map).values();
  }
  for (const keyword of REFERENCES) {
    const reference = member(place.node, keyword);
    const target = reference?.type === 'string' ? document.resolve(reference.value, place) : undefined;
    if (target !== undefined && !('code' in target)) yield target;
  }
}
