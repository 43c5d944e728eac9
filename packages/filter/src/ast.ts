import type { FilterError } from './error.ts';
import type { JsonKey, NameKey, NumberKey, WordKey } from './keys.ts';

/** A value as it is meant. In a quoted one `*` is a star; in a bare one it stands for any text. */
export interface TextValue {
  readonly text: string;
  readonly quoted: boolean;
}

/** Both ends inclusive; a single number has equal ends. */
export interface NumberRange {
  readonly from: number;
  readonly to: number;
}

export const COMPARISONS = ['>=', '<=', '>', '<'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** What one term asks of an event. Its values are alternatives. */
export type Test =
  | { readonly type: 'text'; readonly values: readonly TextValue[] }
  | { readonly type: 'name'; readonly key: NameKey; readonly values: readonly TextValue[] }
  /** `values` are JSON texts. */
  | { readonly type: 'json'; readonly key: JsonKey; readonly values: readonly string[] }
  | { readonly type: 'word'; readonly key: WordKey; readonly values: readonly string[] }
  | { readonly type: 'range'; readonly key: NumberKey; readonly values: readonly NumberRange[] }
  | { readonly type: 'compare'; readonly key: NumberKey; readonly op: Comparison; readonly value: number };

export interface Term {
  readonly negated: boolean;
  readonly test: Test;
  /** Where it stands in the text, the minus sign included; UTF-16 units. */
  readonly start: number;
  readonly length: number;
}

/** All terms must hold; without any, every event matches. */
export interface Filter {
  readonly terms: readonly Term[];
}

export type ParsedFilter =
  | { readonly ok: true; readonly filter: Filter }
  | { readonly ok: false; readonly error: FilterError };
