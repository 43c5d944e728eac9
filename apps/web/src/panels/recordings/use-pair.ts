import { useState } from 'react';

/** The one or two recordings that are chosen for comparing, in the order chosen. */
export interface Pair {
  readonly ids: readonly string[];
  readonly letterOf: (id: string) => 'A' | 'B' | undefined;
  /** A third one takes the place of the second. */
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
}

/** `known`: ids that there are; others are forgotten. */
export function usePair(known: readonly string[]): Pair {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ids = chosen.filter((id) => known.includes(id));
  return {
    ids,
    letterOf: (id) => (ids[0] === id ? 'A' : ids[1] === id ? 'B' : undefined),
    toggle: (id) =>
      setChosen(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids.slice(0, 1), id]),
    clear: () => setChosen([]),
  };
}
