import { splitPointer } from '@lifeline/json';
import type { Draft, Field, Spot } from '@lifeline/schema-form';
import { visibleText } from '../visible-text.ts';

export interface FieldProps {
  /** JSON Pointer of the value. */
  readonly pointer: string;
  readonly name: string;
  readonly spot: Spot;
  readonly draft: Draft;
  readonly required: boolean;
  /** What stands where in its container, and what can be done with it there. */
  readonly part: FieldPart;
  /** Pointers of the schemas that the field lies in, each between bars. */
  readonly within: string;
}

export type FieldPart =
  | { readonly kind: 'property'; readonly undescribed: boolean }
  | { readonly kind: 'item'; readonly index: number; readonly count: number }
  | { readonly kind: 'slot'; readonly index: number }
  /** A member under a free name; `undeclared`: the schema allows none. */
  | { readonly kind: 'entry'; readonly undeclared: boolean };

/** Whether the field is described by a schema that it already lies in. */
export function isRecursive({ schemaPointers }: Field, within: string): boolean {
  return schemaPointers.some((pointer) => within.includes(`|${pointer}|`));
}

/** `within` for the children of a field. */
export function withinOf(within: string, { schemaPointers }: Field): string {
  return schemaPointers.reduce((path, pointer) => `${path}${pointer}|`, within);
}

/** Switches between the field's own drawing and JSON text. */
export interface JsonSwitch {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** The way to a value, as one would say it: the accessible name of its control. */
export function spokenName(pointer: string): string {
  return visibleText((splitPointer(pointer) ?? []).map((token) => token || '""').join(' '));
}
