import { useCallback, useSyncExternalStore } from 'react';
import type { TraceStore } from '../source/trace-store.ts';

/** Up to this many new rows are shown at once. */
const FEW_ROWS = 24;
/** In a flood the view is drawn this often: more than anyone can read, and the page keeps answering. */
const PACE_MS = 100;

/** Renders again when rows came: at once for a few of them, else ten times a second. */
export function usePacedVersion(store: TraceStore): number {
  const subscribe = useCallback((listener: () => void) => paced(store, listener), [store]);
  return useSyncExternalStore(subscribe, () => store.version);
}

/** Subscribes to a store at the pace of a reader. Returns the way to end it. */
export function paced(
  store: Pick<TraceStore, 'subscribe'> & { readonly rows: { readonly length: number } },
  listener: () => void,
): () => void {
  let told = store.rows.length;
  let toldAtMs = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    told = store.rows.length;
    toldAtMs = performance.now();
    listener();
  };
  const end = store.subscribe(() => {
    const wait = toldAtMs + PACE_MS - performance.now();
    if (wait <= 0 || store.rows.length - told < FEW_ROWS) tell();
    else timer ??= setTimeout(tell, wait);
  });
  return () => {
    clearTimeout(timer);
    end();
  };
}
