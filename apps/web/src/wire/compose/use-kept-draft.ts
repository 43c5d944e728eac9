import * as v from 'valibot';
import { useDraft } from '../../source/queries.ts';
import { useSaveSoon } from '../../source/use-save-soon.ts';
import { COMPOSE_KINDS, type ComposeDraft, EMPTY_DRAFT } from './draft.ts';

const storedSchema = v.object({ kind: v.picklist(COMPOSE_KINDS), method: v.string(), text: v.string() });

export interface KeptComposeDraft {
  readonly draft: ComposeDraft;
  readonly keep: (draft: ComposeDraft) => void;
}

/** What a session's Compose holds; while nobody wrote in this page, what was written before it was reloaded. */
export function useKeptDraft(sessionId: string, draft: ComposeDraft): KeptComposeDraft {
  const { draft: stored, save } = useDraft(`compose:${sessionId}`);
  const { soon } = useSaveSoon();
  const read = v.safeParse(storedSchema, stored);
  return {
    draft: draft === EMPTY_DRAFT && read.success ? read.output : draft,
    // the page's own banner tells that nothing can be stored
    keep: (next) => soon(() => void save(next).catch(() => undefined)),
  };
}
