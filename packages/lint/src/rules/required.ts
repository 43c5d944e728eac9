import type { Rule, SchemaRule } from '../rule.ts';
import { isFalse, propertyNames, stringsOf } from '../schema/types.ts';
import type { SchemaNode } from '../schema/walk.ts';
import { shown } from '../show.ts';

/** Keywords through which further properties may be described. */
const COMPOSED = [
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  '$ref',
  '$dynamicRef',
  '$recursiveRef',
  'dependentSchemas',
  'dependencies',
];
/** Where a schema holds together with its parent, for the same value. */
const IN_PLACE: ReadonlySet<string> = new Set([
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependentSchemas',
  'dependencies',
]);

interface Unknown {
  readonly node: SchemaNode;
  readonly name: string;
  readonly pointer: string;
}

/** Required names that no property describes, as far as that is certain. */
function* unknownNames(nodes: readonly SchemaNode[]): Iterable<Unknown> {
  let everywhere: ReadonlySet<string> | undefined;
  for (const node of nodes) {
    const required = stringsOf(node, 'required') ?? [];
    if (required.length === 0 || node.keywords.has('patternProperties')) continue;
    const rest = node.keywords.get('additionalProperties') ?? node.keywords.get('unevaluatedProperties');
    // A map: its entries have no names of their own.
    if (rest !== undefined && rest.type === 'object' && rest.members.length > 0) continue;
    const isComposed = IN_PLACE.has(node.under) || COMPOSED.some((keyword) => node.keywords.has(keyword));
    // A definition may be used in place by whoever refers to it.
    const isUsed = node.under === '$defs' || node.under === 'definitions';
    if (isComposed || isUsed) everywhere ??= new Set(nodes.flatMap((one) => propertyNames(one) ?? []));
    const known = isComposed || isUsed ? everywhere : new Set(propertyNames(node));
    for (const [index, name] of required.entries()) {
      if (known?.has(name) !== true) yield { node, name, pointer: `${node.place.pointer}/required/${index}` };
    }
  }
}

function isClosed(node: SchemaNode): boolean {
  return isFalse(node, 'additionalProperties') && !COMPOSED.some((keyword) => node.keywords.has(keyword));
}

const unknown: SchemaRule = {
  id: 'SCH-17',
  over: 'schema',
  severity: 'advice',
  weight: 95,
  *check({ nodes }) {
    for (const { node, name, pointer } of unknownNames(nodes))
      if (!isClosed(node)) yield { pointer, values: { name: shown(name) } };
  },
};

const impossible: SchemaRule = {
  id: 'SCH-18',
  over: 'schema',
  severity: 'should',
  weight: 100,
  *check({ nodes }) {
    for (const { node, name, pointer } of unknownNames(nodes))
      if (isClosed(node)) yield { pointer, values: { name: shown(name) } };
  },
};

/** Required names that are not properties. */
export const REQUIRED_RULES: readonly Rule[] = [unknown, impossible];
