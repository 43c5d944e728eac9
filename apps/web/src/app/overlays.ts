import { useSyncExternalStore } from 'react';

export type Overlay = 'palette' | 'help';

let open: Overlay | undefined;
const listeners = new Set<() => void>();

function set(next: Overlay | undefined): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Opens one of the page's dialogs; an open one gives way. */
export function openOverlay(overlay: Overlay): void {
  set(overlay);
}

export function closeOverlay(): void {
  set(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOverlay(): Overlay | undefined {
  return useSyncExternalStore(subscribe, () => open);
}
