import { type JsonNode, type JsonObject, joinPointer } from '@lifeline/json';
import type { Place, SchemaDocument } from '@lifeline/schema-form';

/** A schema object inside a schema document. */
export interface SchemaNode {
  readonly place: Place;
  readonly object: JsonObject;
  /** Its members by name; of duplicate keys the last one. */
  readonly keywords: ReadonlyMap<string, JsonNode>;
  readonly parent: SchemaNode | undefined;
  /** The keyword of the parent that it stands under; '' for the root. */
  readonly under: string;
  /** Under `properties`, the property's name. */
  readonly property: string | undefined;
  /** How many values deep it is: properties and items count, unions and definitions do not. */
  readonly depth: number;
}

const SINGLE: ReadonlySet<string> = new Set([
  'not',
  'if',
  'then',
  'else',
  'items',
  'contains',
  'additionalItems',
  'additionalProperties',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
  'contentSchema',
]);
const LISTS: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items']);
const MAPS: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  'dependencies',
  '$defs',
  'definitions',
]);
/** Keywords whose schemas describe a value inside the value. */
const DEEPER: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
  'items',
  'prefixItems',
  'additionalItems',
  'unevaluatedItems',
  'contains',
]);

/** Schemas beyond these are not looked at; what is found before is reported. */
const MAX_NODES = 20_000;
const MAX_LEVELS = 600;

interface Step {
  readonly place: Place;
  readonly parent: SchemaNode | undefined;
  readonly under: string;
  readonly property: string | undefined;
  readonly levels: number;
}

/** All schema objects of a document in source order, each one once: references are not followed. */
export function walkSchema(document: SchemaDocument): readonly SchemaNode[] {
  const nodes: SchemaNode[] = [];
  const stack: Step[] = [
    { place: document.root, parent: undefined, under: '', property: undefined, levels: 0 },
  ];
  for (let step = stack.pop(); step !== undefined && nodes.length < MAX_NODES; step = stack.pop()) {
    const { place, parent, under, property, levels } = step;
    if (place.node.type !== 'object') continue;
    const node: SchemaNode = {
      place,
      object: place.node,
      keywords: new Map(place.node.members.map(({ key, value }) => [key, value])),
      parent,
      under,
      property,
      depth: (parent?.depth ?? 0) + (DEEPER.has(under) ? 1 : 0),
    };
    nodes.push(node);
    if (levels < MAX_LEVELS) stack.push(...childSteps(document, node, levels + 1).toReversed());
  }
  return nodes;
}

function childSteps(document: SchemaDocument, parent: SchemaNode, levels: number): Step[] {
  const steps: Step[] = [];
  const add = (node: JsonNode, pointer: string, under: string, property?: string) =>
    steps.push({ place: document.place(node, parent.place.base, pointer), parent, under, property, levels });
  for (const [keyword, value] of parent.keywords) {
    const at = joinPointer(parent.place.pointer, keyword);
    if (value.type === 'array' && LISTS.has(keyword)) {
      for (const [index, item] of value.items.entries()) add(item, joinPointer(at, index), keyword);
    } else if (value.type === 'object' && MAPS.has(keyword)) {
      for (const { key, value: schema } of value.members) {
        add(schema, joinPointer(at, key), keyword, keyword === 'properties' ? key : undefined);
      }
    } else if (SINGLE.has(keyword)) add(value, at, keyword);
  }
  return steps;
}
