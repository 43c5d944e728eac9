import {
  ABSENT,
  type Draft,
  draftState,
  EMPTY_ARRAY,
  EMPTY_OBJECT,
  EMPTY_STRING,
  NULL,
  withMemo,
} from '../draft/draft.ts';
import { setMember } from '../draft/edit.ts';
import { draftFromText } from '../draft/from-json.ts';
import type { Field, Shape } from '../schema/field.ts';
import type { FormSchema } from '../schema/form-schema.ts';
import type { Spot } from '../schema/spot.ts';
import { childSpot, resolve } from './resolve.ts';

/** Nothing goes out; what the node remembers stays. */
export function toAbsent(node: Draft): Draft {
  return withMemo(ABSENT, node.memo);
}

/** `null` goes out; the value is put aside for `toValue`. */
export function toNull(node: Draft): Draft {
  if (draftState(node) !== 'set') return withMemo(NULL, node.memo);
  const kept = { ...node.memo?.kept, value: withMemo(node, undefined) };
  return { ...NULL, memo: { ...node.memo, kept } };
}

/** Back from null or absent to a value: the one put aside, else the empty one of the type, else absent. */
export function toValue(node: Draft, shape: Shape): Draft {
  if (draftState(node) === 'set') return node;
  return withMemo(node.memo?.kept?.value ?? emptyOf(shape) ?? ABSENT, node.memo);
}

/** The empty value of a shape: `""`, `[]` or `{}`; undefined for shapes that have none. */
export function emptyOf(shape: Shape): Draft | undefined {
  switch (shape.kind) {
    case 'string':
      return EMPTY_STRING;
    case 'object':
      return EMPTY_OBJECT;
    case 'array':
    case 'multi':
      return EMPTY_ARRAY;
    default:
      return undefined;
  }
}

/** Text typed into the control of a string, number or JSON field; an emptied box is absent. */
export function typed(kind: 'string' | 'number' | 'json', text: string): Draft {
  return text === '' ? ABSENT : { kind, text };
}

/** The field's default as a draft. */
export function defaultOf(field: Field): Draft | undefined {
  return field.defaultText === undefined ? undefined : draftFromText(field.defaultText);
}

const MAX_DEPTH = 16;

/**
 * Takes over the defaults of all absent fields that stand open: those of the root, of required objects and of
 * objects that have content. An object's own default wins over those inside it.
 */
export function takeDefaults(schema: FormSchema, root: Draft): Draft {
  return takeDefault(schema, schema.root, root, true, 0);
}

function takeDefault(schema: FormSchema, spot: Spot, draft: Draft, required: boolean, depth: number): Draft {
  const { field } = resolve(schema, spot, draft);
  const absent = draftState(draft) === 'absent';
  const own = absent ? defaultOf(field) : undefined;
  if (own !== undefined) return withMemo(own, draft.memo);
  const { shape } = field;
  if (shape.kind !== 'object' || depth > MAX_DEPTH) return draft;
  if (absent ? !required : draft.kind !== 'object') return draft;
  const order = shape.properties.map(({ name }) => name);
  let result = draft;
  for (const { name, required: needed } of shape.properties) {
    const before =
      result.kind === 'object'
        ? (result.entries.findLast(({ key }) => key === name)?.value ?? ABSENT)
        : ABSENT;
    const after = takeDefault(schema, childSpot(field, name), before, needed, depth + 1);
    if (after !== before) result = setMember(result, name, after, order);
  }
  return result;
}
