/**
 * One schema for each way of describing a value, what a person does with its form (by the page's hooks), and the exact
 * text that goes out then. Steps: `fill` the control (JSON text for choices), `set` a state, choose a `branch` by its
 * index, `add` an item, name a new entry (`key`), `check` one of several choices, `expand` a group.
 */
export interface BatteryCase {
  readonly name: string;
  readonly schema: unknown;
  readonly steps: readonly Step[];
  readonly sends: string;
  /** Codes of the issues that what goes out has. */
  readonly issues?: readonly string[];
}

export type Step =
  | readonly ['fill' | 'set' | 'key' | 'check', pointer: string, value: string]
  | readonly ['branch', pointer: string, index: number]
  | readonly ['add' | 'expand', pointer: string];

/** An object schema. */
export const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
/** An object schema with the one property `p`. */
export const p = (schema: unknown, more: object = {}) => object({ p: schema }, more);
export const fill = (value: string, pointer = '/p'): Step => ['fill', pointer, value];

export const string = { type: 'string' };
export const integer = { type: 'integer' };
export const number = { type: 'number' };
