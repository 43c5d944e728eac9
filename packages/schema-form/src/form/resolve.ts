import { type Draft, isAbsent } from '../draft/draft.ts';
import type { Branch, Field, UnionShape } from '../schema/field.ts';
import { type FormSchema, mapSpot } from '../schema/form-schema.ts';
import { ANY_SPOT, type Spot } from '../schema/spot.ts';
import { inferBranch } from './infer.ts';

/** A union on the way from a spot to what is drawn, and the branch that is shown. */
export interface UnionView {
  /** Names the union within its node. */
  readonly id: string;
  readonly shape: UnionShape;
  readonly chosen: Branch | undefined;
  /** Nothing is given yet that could decide: the first branch is shown because it is as good as any. */
  readonly implied: boolean;
}

export interface Resolved {
  /** The field of the branch shown; while no branch is chosen, of what all branches have in common. */
  readonly field: Field;
  readonly unions: readonly UnionView[];
}

const MAX_UNIONS = 8;

/** What is drawn for a spot, given its draft: unions are followed to the branch in use. */
export function resolve(schema: FormSchema, spot: Spot, draft: Draft): Resolved {
  const unions: UnionView[] = [];
  let field = schema.field(spot);
  let path = '';
  while (field.shape.kind === 'union' && unions.length < MAX_UNIONS) {
    const { shape } = field;
    const id = `${path}${shape.keyword}`;
    const decided = branchInUse(schema, shape, id, draft);
    const open = isAbsent(draft) || draft.kind === 'null';
    const chosen = decided ?? (open ? impliedBranch(schema, shape) : undefined);
    unions.push({ id, shape, chosen, implied: decided === undefined && chosen !== undefined });
    path = `${id}/${chosen?.index ?? 'common'}/`;
    field = schema.field(chosen?.spot ?? shape.common);
  }
  return { field, unions };
}

function branchInUse(schema: FormSchema, shape: UnionShape, id: string, draft: Draft): Branch | undefined {
  if (draft.kind === 'null') return shape.branches.find((branch) => branch.isNull);
  const choice = draft.memo?.choice?.[id];
  const remembered = shape.branches.find((branch) => branch.index === choice);
  return remembered ?? inferBranch(schema, shape.branches, draft);
}

/** Among scalars and lists the first branch is shown at once; objects wait for a choice, as it sets their consts. */
function impliedBranch(schema: FormSchema, shape: UnionShape): Branch | undefined {
  const first = shape.branches.find((branch) => !branch.isNull);
  if (first === undefined || shape.keyword === 'type') return first;
  const { kind } = schema.field(first.spot).shape;
  return kind === 'object' || kind === 'union' || kind === 'json' ? undefined : first;
}

/** The spot of a member or item of a resolved field. */
export function childSpot(field: Field, token: string): Spot {
  const { shape } = field;
  if (shape.kind === 'object') {
    return shape.properties.find(({ name }) => name === token)?.spot ?? mapSpot(shape.map, token);
  }
  if (shape.kind === 'array') return itemSpot(shape, Number(token));
  return ANY_SPOT;
}

/** The spot of the item at `index`; `ANY_SPOT` where the schema allows none. */
export function itemSpot(
  shape: { readonly prefix: readonly Spot[]; readonly rest: Spot | undefined },
  index: number,
): Spot {
  return shape.prefix[index] ?? shape.rest ?? ANY_SPOT;
}
