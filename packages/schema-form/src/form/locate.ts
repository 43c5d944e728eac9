import { splitPointer } from '@lifeline/json';
import { type Draft, withMemo } from '../draft/draft.ts';
import { itemDraft, memberDraft } from '../draft/edit.ts';
import { structured } from '../draft/from-json.ts';
import type { FormSchema } from '../schema/form-schema.ts';
import { childSpot, type Resolved, resolve } from './resolve.ts';

export interface Located extends Resolved {
  readonly draft: Draft;
}

/** The node at a JSON Pointer and how it is drawn; absent where nothing is given yet. */
export function locate(schema: FormSchema, root: Draft, pointer: string): Located | undefined {
  const tokens = splitPointer(pointer);
  if (tokens === undefined) return undefined;
  let spot = schema.root;
  let draft = root;
  for (const token of tokens) {
    const open = withMemo(structured(draft), draft.memo);
    spot = childSpot(resolve(schema, spot, open).field, token);
    draft = open.kind === 'array' ? itemDraft(open, Number(token)) : memberDraft(open, token);
  }
  return { draft, ...resolve(schema, spot, draft) };
}
