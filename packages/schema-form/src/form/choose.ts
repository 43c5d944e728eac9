import { ABSENT, type Draft, draftState, NULL, type ObjectDraft, withMemo } from '../draft/draft.ts';
import { asObject, memberDraft, setMember } from '../draft/edit.ts';
import { draftFromText, structured } from '../draft/from-json.ts';
import { isNumberText } from '../draft/to-json.ts';
import type { Branch, Shape } from '../schema/field.ts';
import type { FormSchema } from '../schema/form-schema.ts';
import type { Spot } from '../schema/spot.ts';
import { fits, optionOf } from './fit.ts';
import type { Resolved, UnionView } from './resolve.ts';

/**
 * Chooses a branch of a node's union, or none (`undefined`). What was typed for the branch left is put aside and
 * comes back with it; members that both branches know go along; consts that the branch requires are set.
 */
export function chooseBranch(
  schema: FormSchema,
  node: Draft,
  union: UnionView,
  branch: Branch | undefined,
): Draft {
  const { choice = {}, kept = {} } = node.memo ?? {};
  const current = withMemo(structured(node), undefined);
  const leaving = union.chosen;
  const { [union.id]: _, ...otherChoices } = choice;
  const memo = {
    choice: branch === undefined ? otherChoices : { ...otherChoices, [union.id]: branch.index },
    kept:
      leaving === undefined || draftState(current) !== 'set'
        ? kept
        : { ...kept, [`${union.id}:${leaving.index}`]: current },
  };
  if (branch === undefined) return { kind: 'absent', memo };
  if (branch.isNull) return { ...NULL, memo };
  const shape = schema.field(branch.spot).shape;
  const before = kept[`${union.id}:${branch.index}`];
  const content =
    shape.kind === 'object'
      ? objectFor(schema, branch, union, before, current)
      : (before ?? converted(shape, current));
  return withMemo(content, memo);
}

/** Where an implied branch was shown and a child of it is now set: the branch counts as chosen. */
export function adoptBranches(schema: FormSchema, node: Draft, unions: readonly UnionView[]): Draft {
  return unions.reduce(
    (draft, union) =>
      union.implied ? chooseBranch(schema, draft, { ...union, chosen: undefined }, union.chosen) : draft,
    node,
  );
}

/**
 * A value given where an implied branch was shown chooses that branch, if it is one of its values: else a text that
 * another branch would take too could change the control under the hands of the person who types it.
 */
export function rememberImplied(before: Draft, { field, unions }: Resolved, next: Draft): Draft {
  const implied = unions.flatMap(({ id, implied, chosen }) =>
    implied && chosen !== undefined ? [[id, chosen.index]] : [],
  );
  const isGiven = draftState(next) === 'set' && next.kind !== 'json' && next.memo === undefined;
  if (implied.length === 0 || !isGiven || !fits(field.shape, next)) return next;
  return withMemo(next, {
    ...before.memo,
    choice: { ...before.memo?.choice, ...Object.fromEntries(implied) },
  });
}

function objectFor(
  schema: FormSchema,
  branch: Branch,
  union: UnionView,
  before: Draft | undefined,
  current: Draft,
): Draft {
  const { shape } = schema.field(branch.spot);
  if (shape.kind !== 'object') return before ?? ABSENT;
  const known = new Set(shape.properties.map(({ name }) => name));
  const order = [...known];
  let object: ObjectDraft | undefined = before?.kind === 'object' ? before : undefined;
  const set = (key: string, value: Draft) => {
    object = setMember(object ?? ABSENT, key, value, order);
  };
  if (current.kind === 'object') {
    for (const { key, value } of current.entries) {
      const staysAnyway = union.chosen === undefined;
      if (staysAnyway || (known.has(key) && fitsProperty(schema, shape, key, value))) set(key, value);
    }
    if (!current.implied) object = { ...asObject(object ?? ABSENT), implied: false };
  }
  for (const [name, value] of requiredConsts(schema, branch.spot)) {
    if (requiredConsts(schema, union.shape.common).has(name)) continue;
    if (memberDraft(object ?? ABSENT, name) !== value) set(name, value);
  }
  return object ?? ABSENT;
}

function fitsProperty(schema: FormSchema, shape: Shape, key: string, value: Draft): boolean {
  if (shape.kind !== 'object') return false;
  const property = shape.properties.find(({ name }) => name === key);
  return property !== undefined && fits(schema.field(property.spot).shape, value);
}

/** The required members that can have one value only, with that value. */
function requiredConsts(schema: FormSchema, spot: Spot): ReadonlyMap<string, Draft> {
  const { shape } = schema.field(spot);
  if (shape.kind !== 'object') return new Map();
  return new Map(
    shape.properties.flatMap(({ name, spot: child, required }): [string, Draft][] => {
      const property = required ? schema.field(child).shape : undefined;
      const [only, ...more] = property?.kind === 'choice' ? property.options : [];
      const value = only !== undefined && more.length === 0 ? draftFromText(only.text) : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** What was typed for another branch, where this one can take it as it is. */
function converted(shape: Shape, current: Draft): Draft {
  if (shape.kind === 'choice') {
    const [only, ...more] = shape.options;
    if (only !== undefined && more.length === 0) return draftFromText(only.text) ?? ABSENT;
    return optionOf(shape.options, current) === undefined ? ABSENT : current;
  }
  if (draftState(current) !== 'set') return ABSENT;
  if (shape.kind === 'string' && current.kind === 'number') return { kind: 'string', text: current.text };
  if (shape.kind === 'number' && current.kind === 'string' && isNumberText(current.text)) {
    return { kind: 'number', text: current.text };
  }
  return fits(shape, current) ? current : ABSENT;
}
