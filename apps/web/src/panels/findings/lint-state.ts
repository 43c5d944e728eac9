import type { Finding } from '@lifeline/lint';
import type { ItemKind } from '@lifeline/model';
import type { Severity } from '@lifeline/protocol';

/** How many findings an entry has, and the gravest of them. */
export interface FindingCount {
  readonly count: number;
  readonly worst: Severity;
}

/** What has been found in a session so far. */
export interface LintState {
  /** The gravest first. */
  readonly findings: readonly Finding[];
  /** By `countKey`. */
  readonly counts: ReadonlyMap<string, FindingCount>;
  /** Entries judged, of how many. */
  readonly judged: number;
  readonly total: number;
  /** No worker can be had: nothing is judged. */
  readonly failed: boolean;
}

/** Names an entry within a session. */
export function countKey(kind: ItemKind, index: number): string {
  return `${kind} ${index}`;
}

/** Counts ranked findings by entry. */
export function countFindings(ranked: readonly Finding[]): ReadonlyMap<string, FindingCount> {
  const counts = new Map<string, FindingCount>();
  for (const { place, severity } of ranked) {
    if (place === undefined) continue;
    const key = countKey(place.kind, place.index);
    const known = counts.get(key);
    counts.set(key, { count: (known?.count ?? 0) + 1, worst: known?.worst ?? severity });
  }
  return counts;
}
