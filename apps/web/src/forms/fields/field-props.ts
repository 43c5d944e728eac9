import type { Draft, Spot } from '@lifeline/schema-form';

export interface FieldProps {
  /** JSON Pointer of the value. */
  readonly pointer: string;
  readonly name: string;
  readonly spot: Spot;
  readonly draft: Draft;
  readonly required: boolean;
  /** What stands where in its container, and what can be done with it there. */
  readonly part: FieldPart;
  /** The schema places that the field lies in, each between bars: a place met again is a recursion. */
  readonly within: string;
}

export type FieldPart =
  | { readonly kind: 'property'; readonly undescribed: boolean }
  | { readonly kind: 'item'; readonly index: number; readonly count: number }
  | { readonly kind: 'slot'; readonly index: number }
  /** A member under a free name; `undeclared`: the schema allows none. */
  | { readonly kind: 'entry'; readonly undeclared: boolean };

/** Whether the field's schema is one that it already lies in. */
export function isRecursive({ spot, within }: Pick<FieldProps, 'spot' | 'within'>): boolean {
  return spot.places.some(({ pointer }) => within.includes(`|${pointer}|`));
}

/** `within` for the children of a field. */
export function withinOf(within: string, spot: Spot): string {
  return spot.places.reduce((path, { pointer }) => `${path}${pointer}|`, within);
}
