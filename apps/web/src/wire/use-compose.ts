import { useCallback, useEffect, useState } from 'react';
import { onComposeAsked } from './compose/compose-requests.ts';
import { type ComposeDraft, EMPTY_DRAFT } from './compose/draft.ts';

export interface Compose {
  /** What Compose holds; undefined while it is closed. */
  readonly draft: ComposeDraft | undefined;
  /** Opens Compose with this in it; the empty draft brings back what was written last. */
  readonly open: (draft: ComposeDraft) => void;
  /** Changes what is written; undefined closes, and the draft is kept. */
  readonly change: (draft: ComposeDraft | undefined) => void;
}

/**
 * Compose and its draft. It lies over the detail, so that a newly selected row closes it; not the row `own` of what
 * was just sent from it, which selects itself.
 */
export function useCompose(sel: number | undefined, own: number | undefined): Compose {
  const [kept, setKept] = useState(EMPTY_DRAFT);
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection closes
  useEffect(() => {
    if (sel !== own || own === undefined) setOpen(false);
  }, [sel]);
  const open = useCallback((draft: ComposeDraft) => {
    if (draft !== EMPTY_DRAFT) setKept(draft);
    setOpen(true);
    // open already: whoever asks again wants to write
    document.querySelector<HTMLElement>('[data-compose-method], [data-compose-text]')?.focus();
  }, []);
  useEffect(() => onComposeAsked(open), [open]);
  const change = useCallback((draft: ComposeDraft | undefined) => {
    if (draft === undefined) setOpen(false);
    else setKept(draft);
  }, []);
  return { draft: isOpen ? kept : undefined, open, change };
}
