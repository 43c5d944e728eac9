import type { JsonNode } from '@lifeline/json';
import type { Place } from './document.ts';

export const TYPES = ['null', 'boolean', 'object', 'array', 'number', 'integer', 'string'] as const;
export type TypeName = (typeof TYPES)[number];

/**
 * The schemas that hold together for one value. A field in one `properties` is one place; a property that several
 * `allOf` parts describe is several; a chosen union branch is the union's own places plus the branch.
 */
export interface Spot {
  readonly places: readonly Place[];
  /** Unions already decided (their array nodes): a branch has taken their place. */
  readonly settled: readonly JsonNode[];
  /** Decides a `type` that is a list. */
  readonly onlyType?: TypeName;
  /** Holds only under a condition (`then`, `else`, `dependentSchemas`). */
  readonly conditional?: boolean;
}

export function spotOf(...places: readonly Place[]): Spot {
  return { places, settled: [] };
}

/** A value about which nothing is said: JSON text of any kind. */
export const ANY_SPOT: Spot = spotOf();
