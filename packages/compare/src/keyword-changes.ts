import { canonicalNode, type JsonNode, type JsonObject, joinPointer, member, nodeText } from '@lifeline/json';
import type { ChangeList, Side } from './change-list.ts';

interface SchemaObject {
  readonly text: string;
  readonly node: JsonObject;
}

/** Told by their own rules, or reached through references. */
const STRUCTURE: ReadonlySet<string> = new Set([
  ...['properties', 'required', 'items', 'additionalProperties', 'propertyNames', 'contains', 'prefixItems'],
  ...['anyOf', 'oneOf', 'allOf', '$ref', '$defs', 'definitions', 'type', 'enum', 'const'],
]);
const TEXTS: ReadonlySet<string> = new Set([
  ...['title', 'description', 'examples', 'example', '$comment', 'deprecated', 'readOnly', 'writeOnly'],
  ...['$schema', '$id', '$anchor', 'enumNames'],
]);
/** A larger number takes fewer values. */
const LOWER: ReadonlySet<string> = new Set([
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains'],
]);
/** A smaller number takes fewer values. */
const UPPER: ReadonlySet<string> = new Set([
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'],
]);

/** Compares the keywords that stand beside each other in two schemas, nested schemas aside. */
export function compareKeywords(
  list: ChangeList,
  side: Side,
  before: SchemaObject,
  after: SchemaObject,
  pointer: string,
): void {
  compareTypes(list, side, before, after, pointer);
  compareChoices(list, side, before, after, pointer);
  const keys = new Set([...before.node.members, ...after.node.members].map(({ key }) => key));
  for (const key of keys) {
    if (STRUCTURE.has(key)) continue;
    const old = textOf(before, key);
    const next = textOf(after, key);
    if (old === next) continue;
    const at = joinPointer(pointer, key);
    if (key === 'default') list.add(at, 'default-changed', 'description', old, next);
    else if (TEXTS.has(key)) list.add(at, 'text-changed', 'description', old, next);
    else compareLimit(list, side, key, at, old, next);
  }
}

function compareLimit(
  list: ChangeList,
  side: Side,
  key: string,
  at: string,
  old: string | undefined,
  next: string | undefined,
): void {
  if (old === undefined) list.move(side, 'tighter', at, 'limit-tightened', old, next);
  else if (next === undefined) list.move(side, 'looser', at, 'limit-loosened', old, next);
  else if ((LOWER.has(key) || UPPER.has(key)) && !Number.isNaN(Number(next) - Number(old))) {
    const grown = Number(next) - Number(old);
    if (grown === 0) return;
    if (UPPER.has(key) === grown < 0) list.move(side, 'tighter', at, 'limit-tightened', old, next);
    else list.move(side, 'looser', at, 'limit-loosened', old, next);
  } else list.move(side, 'other', at, 'limit-changed', old, next);
}

/** Null: any type. */
function typesOf({ node }: SchemaObject): ReadonlySet<string> | null {
  const type = member(node, 'type');
  if (type?.type === 'string') return new Set([type.value]);
  if (type?.type !== 'array') return null;
  return new Set(type.items.flatMap((item) => (item.type === 'string' ? [item.value] : [])));
}

function holds(wide: ReadonlySet<string> | null, narrow: ReadonlySet<string> | null): boolean {
  if (wide === null) return true;
  if (narrow === null) return false;
  return [...narrow].every((type) => wide.has(type) || (type === 'integer' && wide.has('number')));
}

function compareTypes(
  list: ChangeList,
  side: Side,
  before: SchemaObject,
  after: SchemaObject,
  pointer: string,
): void {
  const [old, next] = [typesOf(before), typesOf(after)];
  const [isLooser, isTighter] = [holds(next, old), holds(old, next)];
  if (isLooser && isTighter) return;
  const at = joinPointer(pointer, 'type');
  const names = [old, next].map((types) => (types === null ? undefined : [...types].join(', ')));
  if (isLooser) list.move(side, 'looser', at, 'type-widened', ...names);
  else if (isTighter) list.move(side, 'tighter', at, 'type-narrowed', ...names);
  else list.move(side, 'other', at, 'type-changed', ...names);
}

/** The values that `enum` or `const` leaves, as canonical JSON; undefined where any value may stand. */
function choicesOf({ text, node }: SchemaObject): readonly string[] | undefined {
  const only = member(node, 'const');
  if (only !== undefined) return [canonicalNode(text, only)];
  const list = member(node, 'enum');
  return list?.type === 'array' ? list.items.map((item: JsonNode) => canonicalNode(text, item)) : undefined;
}

function compareChoices(
  list: ChangeList,
  side: Side,
  before: SchemaObject,
  after: SchemaObject,
  pointer: string,
): void {
  const [old, next] = [choicesOf(before), choicesOf(after)];
  if (old === undefined && next === undefined) return;
  const at = joinPointer(pointer, member(after.node, 'const') === undefined ? 'enum' : 'const');
  if (old === undefined) list.move(side, 'tighter', at, 'limit-tightened', undefined, next?.join(', '));
  else if (next === undefined) list.move(side, 'looser', at, 'limit-loosened', old.join(', '));
  else {
    const [oldChoices, newChoices] = [new Set(old), new Set(next)];
    const gone = old.filter((choice) => !newChoices.has(choice));
    const come = next.filter((choice) => !oldChoices.has(choice));
    if (gone.length > 0) list.move(side, 'tighter', at, 'choices-removed', gone.join(', '));
    if (come.length > 0) list.move(side, 'looser', at, 'choices-added', undefined, come.join(', '));
  }
}

/** JSON text of a keyword; `uniqueItems: false` says nothing. */
function textOf({ text, node }: SchemaObject, key: string): string | undefined {
  const value = member(node, key);
  if (value === undefined || (key === 'uniqueItems' && value.type === 'boolean' && !value.value))
    return undefined;
  return value.type === 'object' || value.type === 'array'
    ? canonicalNode(text, value)
    : nodeText(text, value);
}
