import type { JsonNode } from '@lifeline/json';
import { TYPES, type TypeName } from '@lifeline/schema-form';
import type { SchemaNode } from './walk.ts';

/** The types that a schema's own `type` allows; undefined without one, or with an unknown name in it. */
export function ownTypes({ keywords }: SchemaNode): ReadonlySet<TypeName> | undefined {
  const node = keywords.get('type');
  if (node === undefined) return undefined;
  const names = (node.type === 'array' ? node.items : [node]).map((item) =>
    TYPES.find((type) => item.type === 'string' && item.value === type),
  );
  const known = names.filter((name) => name !== undefined);
  return known.length === names.length && known.length > 0 ? new Set(known) : undefined;
}

/** Whether a JSON value is of one of the types. A number without a fraction is an integer, however written. */
export function isOfTypes(node: JsonNode, types: ReadonlySet<TypeName>): boolean {
  if (node.type !== 'number') return types.has(node.type);
  return types.has('number') || (types.has('integer') && Number.isInteger(Number(node.text)));
}

/** The value of a number keyword; undefined where it is missing or no number. */
export function numberOf({ keywords }: SchemaNode, keyword: string): number | undefined {
  const node = keywords.get(keyword);
  const value = node?.type === 'number' ? Number(node.text) : undefined;
  return value !== undefined && Number.isFinite(value) ? value : undefined;
}

/** The strings of an array keyword; undefined where it is missing or holds something else. */
export function stringsOf({ keywords }: SchemaNode, keyword: string): readonly string[] | undefined {
  const node = keywords.get(keyword);
  if (node?.type !== 'array') return undefined;
  const strings = node.items.flatMap((item) => (item.type === 'string' ? [item.value] : []));
  return strings.length === node.items.length ? strings : undefined;
}

/** The names in `properties`; undefined without it. */
export function propertyNames({ keywords }: SchemaNode): readonly string[] | undefined {
  const node = keywords.get('properties');
  return node?.type === 'object' ? [...new Set(node.members.map(({ key }) => key))] : undefined;
}

/** Whether a keyword is exactly `false`. */
export function isFalse({ keywords }: SchemaNode, keyword: string): boolean {
  const node = keywords.get(keyword);
  return node?.type === 'boolean' && node.value === false;
}
