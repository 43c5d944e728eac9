import type { ComposeDraft } from './draft.ts';

let asked: ComposeDraft | undefined;
const listeners = new Set<() => void>();

/** Asks the wire, from elsewhere on the page, to open Compose with a draft; it waits until a wire is shown. */
export function askForCompose(draft: ComposeDraft): void {
  asked = draft;
  for (const listener of listeners) listener();
}

/** Calls `open` with what was asked for, now and later. Returns what ends that. */
export function onComposeAsked(open: (draft: ComposeDraft) => void): () => void {
  const take = () => {
    if (asked === undefined) return;
    const draft = asked;
    asked = undefined;
    open(draft);
  };
  take();
  listeners.add(take);
  return () => listeners.delete(take);
}
