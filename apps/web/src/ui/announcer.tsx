import { useSyncExternalStore } from 'react';

type Politeness = 'polite' | 'assertive';

let texts: Record<Politeness, string> = { polite: '', assertive: '' };
const listeners = new Set<() => void>();

/** Says something to screen readers. The same sentence twice is said twice. */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  const again = texts[politeness] === text ? `${text}\u00a0` : text;
  texts = { ...texts, [politeness]: again };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page's two live regions; rendered once. */
export function Announcer() {
  const { polite, assertive } = useSyncExternalStore(subscribe, () => texts);
  return (
    <div className="sr-only">
      <div aria-live="polite" aria-atomic="true">
        {polite}
      </div>
      <div aria-live="assertive" aria-atomic="true">
        {assertive}
      </div>
    </div>
  );
}
