import { splitPointer } from '@lifeline/json';
import { type Draft, withMemo } from '../draft/draft.ts';
import { itemDraft, memberDraft, replaceWith, setItem, setMember } from '../draft/edit.ts';
import { structured } from '../draft/from-json.ts';
import type { FormSchema } from '../schema/form-schema.ts';
import type { Spot } from '../schema/spot.ts';
import { adoptBranches, rememberImplied } from './choose.ts';
import { childSpot, type Resolved, resolve } from './resolve.ts';

/** What an edit does to one node; `resolved` says how the node is drawn. */
export type Change = (node: Draft, resolved: Resolved) => Draft;

/** Slots that an edit may open behind the end of an array at once; a pointer may name any number. */
const MAX_NEW_SLOTS = 100;

/**
 * Changes the node at a JSON Pointer and returns the new root. Containers on the way are made where they are
 * missing, JSON text on the way is taken apart; a pointer that leads into broken JSON text or far behind the end of
 * an array changes nothing.
 */
export function editAt(schema: FormSchema, root: Draft, pointer: string, change: Change): Draft {
  const tokens = splitPointer(pointer);
  return tokens === undefined ? root : edit(schema, schema.root, root, tokens, change);
}

function edit(
  schema: FormSchema,
  spot: Spot,
  draft: Draft,
  tokens: readonly string[],
  change: Change,
): Draft {
  const resolved = resolve(schema, spot, draft);
  const [token, ...rest] = tokens;
  if (token === undefined) {
    const next = change(draft, resolved);
    return next === draft ? draft : replaceWith(draft, rememberImplied(draft, resolved, next));
  }
  const open = withMemo(structured(draft), draft.memo);
  if (open.kind === 'json') return draft;
  const { field, unions } = open === draft ? resolved : resolve(schema, spot, open);
  const { shape } = field;
  const isArray = open.kind === 'array' || (open.kind !== 'object' && shape.kind === 'array');
  const index = Number(token);
  if (isArray && !(index >= 0 && index < (open.kind === 'array' ? open.items.length : 0) + MAX_NEW_SLOTS))
    return draft;
  const before = isArray ? itemDraft(open, index) : memberDraft(open, token);
  const after = edit(schema, childSpot(field, token), before, rest, change);
  if (after === before) return draft;
  const base = open.kind === 'absent' ? adoptBranches(schema, open, unions) : open;
  if (isArray) return setItem(base, index, after);
  const order = shape.kind === 'object' ? shape.properties.map(({ name }) => name) : [];
  return setMember(base, token, after, order);
}
