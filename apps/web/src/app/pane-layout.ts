import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../ui/storage.ts';

/** Which of panel and wire is shown. */
export type PaneLayout = 'both' | 'panel' | 'wire';

const KEY = 'lifeline.layout';
const listeners = new Set<() => void>();

function current(): PaneLayout {
  const stored = readStored(KEY);
  return stored === 'panel' || stored === 'wire' ? stored : 'both';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePaneLayout(): PaneLayout {
  return useSyncExternalStore(subscribe, current);
}

/** Shows both, or one of them over the whole page; kept in this browser. */
export function setPaneLayout(layout: PaneLayout): void {
  writeStored(KEY, layout);
  for (const listener of listeners) listener();
}
