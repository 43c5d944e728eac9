import { useSyncExternalStore } from 'react';

/** `wide`: panel and wire side by side. `middle`: the wire below. `narrow`: tabs. */
export type WidthClass = 'wide' | 'middle' | 'narrow';

const WIDE = '(min-width: 1280px)';
const MIDDLE = '(min-width: 1024px)';

function current(): WidthClass {
  if (matchMedia(WIDE).matches) return 'wide';
  return matchMedia(MIDDLE).matches ? 'middle' : 'narrow';
}

function subscribe(listener: () => void): () => void {
  const queries = [matchMedia(WIDE), matchMedia(MIDDLE)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/** Width class of the window, by the breakpoints of the layout. */
export function useWidthClass(): WidthClass {
  return useSyncExternalStore(subscribe, current);
}
