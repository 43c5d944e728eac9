import { useState } from 'react';
import type { CaseFilter } from './case-view.ts';

/** How a person looks at the cases of a session. */
export interface BenchLook extends CaseFilter {
  /** Ids of the cases that were chosen for a run. */
  readonly chosen: ReadonlySet<string>;
  /** Selected case, by tool. */
  readonly selected: ReadonlyMap<string, string>;
}

const PLAIN: BenchLook = { query: '', verdict: undefined, chosen: new Set(), selected: new Map() };
const remembered = new Map<string, BenchLook>();

/** Filter and choice; kept in this tab while other panels are shown. */
export function useBenchLook(sessionId: string): readonly [BenchLook, (part: Partial<BenchLook>) => void] {
  const [, renew] = useState(0);
  const change = (part: Partial<BenchLook>) => {
    remembered.set(sessionId, { ...(remembered.get(sessionId) ?? PLAIN), ...part });
    renew((count) => count + 1);
  };
  return [remembered.get(sessionId) ?? PLAIN, change];
}
