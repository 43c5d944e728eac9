import {
  type Change,
  type Draft,
  decodeDraft,
  EMPTY_OBJECT,
  editAt,
  encodeDraft,
  type FormSchema,
  structured,
  takeDefaults,
  withoutSecrets,
} from '@lifeline/schema-form';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useSaveSoon } from '../../source/use-save-soon.ts';
import { recall, remember } from './memory.ts';

export interface FormState {
  /** What was given: the only thing that goes out. */
  readonly root: Draft;
  /** What the fields show: the root, or, while its JSON text cannot be read, what they showed before. */
  readonly shown: Draft;
}

export interface DraftStore {
  readonly save: (draft: unknown) => Promise<void>;
  readonly remove: () => Promise<void>;
}

function stateOf(root: Draft, before: Draft): FormState {
  const readable = structured(root);
  return { root, shown: readable.kind === 'json' ? before : readable };
}

/**
 * The draft of one form. It starts from what this tab remembers, else from what was stored, else from nothing or
 * the schema's defaults.
 */
export function useFormState(
  schema: FormSchema,
  draftKey: string,
  stored: unknown,
  store: DraftStore,
  withDefaults: boolean,
) {
  const [state, setState] = useState<FormState>(() => {
    const kept = recall(draftKey) ?? decodeDraft(stored);
    return stateOf(kept ?? (withDefaults ? takeDefaults(schema, EMPTY_OBJECT) : EMPTY_OBJECT), EMPTY_OBJECT);
  });
  // Several edits may come before the next render; each starts from the one before.
  const current = useRef(state);
  const latest = useRef({ schema, store });
  useEffect(() => {
    latest.current = { schema, store };
  });
  useKeeping(draftKey, state.root, latest);

  const replace = useCallback((next: Draft) => {
    if (next === current.current.root) return;
    current.current = stateOf(next, current.current.shown);
    setState(current.current);
  }, []);
  const edit = useCallback(
    (pointer: string, change: Change) => {
      replace(editAt(latest.current.schema, current.current.root, pointer, change));
    },
    [replace],
  );
  const newest = useCallback(() => current.current.root, []);
  return { state, edit, replace, newest };
}

/** Remembers each root at once, and stores it, without secrets, a moment later and when form or page go. */
function useKeeping(
  draftKey: string,
  root: Draft,
  latest: RefObject<{ readonly schema: FormSchema; readonly store: DraftStore }>,
): void {
  const first = useRef(root);
  const { soon } = useSaveSoon();
  useEffect(() => {
    if (root === first.current) return;
    first.current = root;
    remember(draftKey, root);
    soon(() => {
      const { schema, store } = latest.current;
      const stored =
        root === EMPTY_OBJECT ? store.remove() : store.save(encodeDraft(withoutSecrets(schema, root)));
      // The page's own banner tells that nothing can be stored; this tab still remembers the draft.
      stored.catch(() => undefined);
    });
  }, [draftKey, root, latest, soon]);
}
