import { type JsonNode, joinPointer } from '@lifeline/json';
import { Facets, spotOf } from '@lifeline/schema-form';
import type { Hit, Rule, SchemaRule } from '../rule.ts';
import type { SchemaSubject } from '../schema/subject.ts';
import { stringsOf } from '../schema/types.ts';
import type { SchemaNode } from '../schema/walk.ts';
import { shown } from '../show.ts';

/** So many schemas with parts are looked at: their parts are gathered anew for each. */
const MAX_COMPOSED = 300;

const contradiction: SchemaRule = {
  id: 'SCH-19',
  over: 'schema',
  severity: 'should',
  weight: 95,
  *check(subject) {
    const composed = subject.nodes.filter(({ keywords }) => keywords.has('allOf') || keywords.has('$ref'));
    for (const node of composed.slice(0, MAX_COMPOSED)) yield* ofParts(subject, node);
    for (const node of subject.nodes) yield* refusedProperties(node);
  },
};

/** Parts that hold together and leave no value. */
function* ofParts(subject: SchemaSubject, { place }: SchemaNode): Iterable<Hit> {
  const facets = new Facets(subject.document, spotOf(place));
  const at = (parts: string): Hit => ({ pointer: place.pointer, values: { parts } });
  if (facets.gathered.never !== undefined) yield at('false');
  else if (facets.types?.size === 0) {
    yield at(
      facets
        .all('type')
        .map(({ node }) => `type: ${subject.show(node)}`)
        .join(', '),
    );
  } else {
    const consts = facets.all('const').map(({ node }) => node);
    if (consts.some((node) => differs(node, consts[0]))) {
      yield at(consts.map((node) => `const: ${subject.show(node)}`).join(', '));
    } else yield* limits(subject, facets, at);
  }
}

function* limits(subject: SchemaSubject, facets: Facets, at: (parts: string) => Hit): Iterable<Hit> {
  for (const [least, most] of PAIRS) {
    const low = extreme(facets, least, Math.max);
    const high = extreme(facets, most, Math.min);
    if (low === undefined || high === undefined || low.value <= high.value || low.part === high.part)
      continue;
    yield at(`${least}: ${subject.show(low.node)}, ${most}: ${subject.show(high.node)}`);
  }
}

const PAIRS = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

function extreme(facets: Facets, keyword: string, pick: (...values: number[]) => number) {
  const found = facets.all(keyword).flatMap(({ node, part }) => {
    return node.type === 'number' ? [{ node, part, value: Number(node.text) }] : [];
  });
  const value = pick(...found.map((one) => one.value));
  return found.find((one) => one.value === value);
}

/** Whether two scalars are certainly not equal. */
function differs(a: JsonNode, b: JsonNode | undefined): boolean {
  if (b === undefined || a.type === 'object' || a.type === 'array') return false;
  if (a.type !== b.type) return true;
  if (a.type === 'number') return b.type === 'number' && Number(a.text) !== Number(b.text);
  return b.type === a.type && a.value !== b.value;
}

/** Properties that are required and allowed no value. */
function* refusedProperties(node: SchemaNode): Iterable<Hit> {
  const properties = node.keywords.get('properties');
  if (properties?.type !== 'object') return;
  const required = new Set(stringsOf(node, 'required'));
  for (const { key, value } of required.size === 0 ? [] : properties.members) {
    if (value.type !== 'boolean' || value.value === true || !required.has(key)) continue;
    const parts = `required: ${JSON.stringify(shown(key))}, false`;
    yield { pointer: joinPointer(`${node.place.pointer}/properties`, key), values: { parts } };
  }
}

/** Parts of a schema that exclude each other. */
export const CONTRADICTION_RULES: readonly Rule[] = [contradiction];
