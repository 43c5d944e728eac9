import type { JsonErrorCode } from './error.ts';

/**
 * A parsed JSON value that still knows its source text: `start`/`end` are UTF-16 offsets into that text, so
 * `text.slice(node.start, node.end)` is what was written. Duplicate keys and number spellings are kept.
 */
export type JsonNode = JsonObject | JsonArray | JsonString | JsonNumber | JsonLiteral;

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface JsonObject extends Span {
  readonly type: 'object';
  /** In source order; a key that occurs twice is two members. */
  readonly members: readonly JsonMember[];
}

export interface JsonMember {
  readonly key: string;
  readonly keySpan: Span;
  readonly value: JsonNode;
}

export interface JsonArray extends Span {
  readonly type: 'array';
  readonly items: readonly JsonNode[];
}

export interface JsonString extends Span {
  readonly type: 'string';
  /** Decoded; lone surrogates are kept. */
  readonly value: string;
}

export interface JsonNumber extends Span {
  readonly type: 'number';
  /** Exactly as written: `1.50`, `-0`, `9007199254740993`, `1e400`. */
  readonly text: string;
}

export interface JsonLiteral extends Span {
  readonly type: 'boolean' | 'null';
  readonly value: boolean | null;
}

/** Where and why a text is not JSON. `offset` counts UTF-16 units from 0; `line` and `column` count from 1. */
export interface JsonError {
  /** One English sentence; `code` names the same reason for translations. */
  readonly reason: string;
  readonly code: JsonErrorCode;
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

export type JsonParse =
  | { readonly ok: true; readonly node: JsonNode }
  | { readonly ok: false; readonly error: JsonError };
