import type { Readable } from 'node:stream';
import * as v from 'valibot';
import { BridgeError } from './errors.ts';

const KIB = 1024;
const MIB = 1024 * KIB;

/** What the handler of a route is given. */
export interface Call {
  /** A part of the path, decoded. */
  param(name: string): string;
  /** A value behind the path's `?`; empty where there is none. */
  query(name: string): string;
  /** The JSON text of the body. */
  readonly text: string;
  /** The body of a route that takes a stream. */
  readonly stream: Readable;
  /** Given when whoever asked has the answer, or has left. */
  readonly signal: AbortSignal;
}

/** What it answers. */
export type Reply =
  | { readonly json: unknown }
  | { readonly jsonText: string }
  | { readonly bytes: Buffer; readonly name: string }
  /** Values that are sent as they come, each as one line of JSON. */
  | { readonly values: AsyncIterable<unknown> }
  /** JSON text that is sent as it comes. */
  | { readonly stream: Readable }
  | { readonly empty: true };

export type RouteBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly limit: number }
  | { readonly kind: 'stream'; readonly type: string; readonly limit: number };

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with `:name` for its parts. */
  readonly path: string;
  readonly audience: 'api' | 'exchange';
  readonly body: RouteBody;
  readonly handle: (call: Call) => Reply | Promise<Reply>;
}

export const NONE: RouteBody = { kind: 'none' };
export const JSON_BODY: RouteBody = { kind: 'json', limit: MIB };
export const SMALL_BODY: RouteBody = { kind: 'json', limit: 4 * KIB };
export const COMMAND_BODY: RouteBody = { kind: 'json', limit: 64 * MIB };
export const RECORDING_BODY: RouteBody = { kind: 'stream', type: 'application/x-ndjson', limit: 1024 * MIB };
export const EMPTY: Reply = { empty: true };

/** The body's value, no array. Throws `bad-message`. */
export function json(text: string): unknown {
  const value = jsonValue(text);
  // an array has no members that a schema could miss
  if (Array.isArray(value)) throw new BridgeError('bad-message', 'The body is an array, not an object.');
  return value;
}

function jsonValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BridgeError('bad-message', 'The body is not JSON.');
  }
}

/** The body as the schema has it. Throws `bad-message`. */
export function parsed<S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> {
  const result = v.safeParse(schema, json(text));
  if (result.success) return result.output;
  throw new BridgeError('bad-message', `The body is against the contract: ${v.summarize(result.issues)}`);
}
