import type { SchemaProblem } from './problem.ts';
import type { Spot } from './spot.ts';

/** One value of a form as its schema describes it, merged for display; children are described on demand. */
export interface Field {
  readonly spot: Spot;
  /** Pointers of all schema objects that apply, references followed: met again below, they mean recursion. */
  readonly schemaPointers: readonly string[];
  readonly shape: Shape;
  /** `null` is among the values that the schema allows. */
  readonly nullable: boolean;
  /** Type names for people: `string`, `integer | null`, `array of string`. */
  readonly typeText: string;
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** JSON text on one line. */
  readonly defaultText: string | undefined;
  /** JSON texts. */
  readonly examples: readonly string[];
  readonly deprecated: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly format: string | undefined;
  readonly limits: readonly Limit[];
  /** Keywords that are checked but not drawn, and keywords that nobody here knows. */
  readonly undrawn: readonly string[];
  readonly problems: readonly SchemaProblem[];
}

export interface Limit {
  readonly keyword: string;
  /** As written: JSON text of a number, the pattern without quotes. */
  readonly value: string;
}

export type Shape =
  | StringShape
  | { readonly kind: 'number'; readonly integer: boolean }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'null' }
  | { readonly kind: 'choice'; readonly options: readonly Option[] }
  | { readonly kind: 'multi'; readonly options: readonly Option[] }
  | ObjectShape
  | ArrayShape
  | UnionShape
  | { readonly kind: 'json'; readonly reason: JsonReason };

/** Why only a JSON editor can be offered. */
export type JsonReason = 'any' | 'unusable' | 'nothing-allowed';

export interface StringShape {
  readonly kind: 'string';
  /** A native picker that can stand beside the text box. */
  readonly picker: 'date' | 'datetime-local' | 'time' | undefined;
  /** The text is base64; a file can be chosen for it. */
  readonly binary: boolean;
  /** `contentMediaType`, else undefined. */
  readonly mediaType: string | undefined;
}

/** A value of an `enum`, a `const`, or a union of consts. */
export interface Option {
  /** JSON text on one line. */
  readonly text: string;
  readonly label: string;
  readonly description: string | undefined;
}

export interface ObjectShape {
  readonly kind: 'object';
  /** In schema order; names that are required but not described come last. */
  readonly properties: readonly Property[];
  readonly map: MapShape;
}

export interface Property {
  readonly name: string;
  readonly spot: Spot;
  readonly required: boolean;
  /** Named in `required` only: nothing else is known about it. */
  readonly undescribed: boolean;
}

/** What an object allows besides its named properties. */
export interface MapShape {
  readonly patterns: readonly { readonly pattern: string; readonly spot: Spot }[];
  /** The schema of other members; undefined when none are allowed. */
  readonly rest: Spot | undefined;
  /** `patternProperties` or a schema of their own says what other members are: the object is a map. */
  readonly described: boolean;
}

export interface ArrayShape {
  readonly kind: 'array';
  /** Slots with schemas of their own (`prefixItems`, a list in `items`). */
  readonly prefix: readonly Spot[];
  /** The schema of the items after them; undefined when none are allowed. */
  readonly rest: Spot | undefined;
}

export interface UnionShape {
  readonly kind: 'union';
  readonly keyword: 'oneOf' | 'anyOf' | 'type';
  readonly branches: readonly Branch[];
  /** What holds for every branch. */
  readonly common: Spot;
}

export interface Branch {
  /** In the schema's own list. */
  readonly index: number;
  /** The common part and this branch. */
  readonly spot: Spot;
  readonly isNull: boolean;
}
