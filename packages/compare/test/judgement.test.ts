import { parseJson } from '@lifeline/json';
import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { ChangeList } from '../src/change-list.ts';
import { SchemaComparison } from '../src/schema-changes.ts';

/** Deterministic numbers in [0, 1). */
function random(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

const VALUES: readonly unknown[] = [
  0,
  1,
  2,
  3,
  1.5,
  -4,
  'a',
  'ab',
  'abc',
  '',
  true,
  null,
  [],
  [1],
  [1, 'a', 2],
];
const TYPES = ['string', 'number', 'integer', 'boolean', 'null', 'array'];
type Next = () => number;

const pick = <T>(next: Next, list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)];

/** A schema of one value. */
function leaf(next: Next): Record<string, unknown> {
  const schema: Record<string, unknown> = {};
  if (next() < 0.5) schema.type = next() < 0.5 ? pick(next, TYPES) : TYPES.filter(() => next() < 0.4);
  if (Array.isArray(schema.type) && schema.type.length === 0) schema.type = 'string';
  for (const key of ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'])
    if (next() < 0.2) schema[key] = Math.floor(next() * 3);
  if (next() < 0.2) schema.enum = VALUES.filter(() => next() < 0.4);
  if (Array.isArray(schema.enum) && schema.enum.length === 0) schema.enum = [1];
  if (next() < 0.2) schema.pattern = pick(next, ['^a', 'b']);
  if (next() < 0.2) schema.items = leaf(next);
  if (next() < 0.15) schema.anyOf = [leaf(next), leaf(next)];
  if (next() < 0.1) schema.allOf = [leaf(next)];
  return schema;
}

function schema(next: Next): Record<string, unknown> {
  const properties: Record<string, unknown> = {};
  for (const name of ['a', 'b', 'c']) if (next() < 0.7) properties[name] = leaf(next);
  const required = Object.keys(properties).filter(() => next() < 0.3);
  return { type: 'object', properties, required, ...(next() < 0.3 ? { additionalProperties: false } : {}) };
}

/** A slightly other schema. */
function mutated(next: Next, before: Record<string, unknown>): Record<string, unknown> {
  const other = schema(next);
  const after: Record<string, unknown> = { ...before };
  if (next() < 0.3) after.required = other.required;
  if (next() < 0.3) after.additionalProperties = next() < 0.5;
  const properties: Record<string, unknown> = { ...Object(before.properties) };
  for (const [name, value] of Object.entries(properties)) {
    if (next() < 0.5) continue;
    const changed = { ...Object(value), ...(next() < 0.5 ? leaf(next) : {}) };
    const key = pick(next, Object.keys(changed));
    if (key !== undefined && next() < 0.5) delete changed[key];
    properties[name] = changed;
  }
  after.properties = properties;
  return after;
}

function isSafe(side: 'input' | 'output', before: object, after: object): boolean {
  const place = (value: object) => {
    const text = JSON.stringify(value);
    const parsed = parseJson(text);
    if (!parsed.ok) throw new Error('a schema is JSON');
    return { text, root: parsed.node, node: parsed.node };
  };
  const list = new ChangeList();
  new SchemaComparison(list, side).compare(place(before), place(after), '');
  return list.changes.every(({ effect }) => effect === 'safe');
}

describe('the judgement "safe", beside a validator', () => {
  it('holds: what was valid stays valid', () => {
    const ajv = new Ajv2020({ strict: false, validateSchema: false });
    let safe = 0;
    for (let seed = 1; seed <= 500; seed += 1) {
      const next = random(seed);
      const before = schema(next);
      const after = mutated(next, before);
      const isInputSafe = isSafe('input', before, after);
      const isOutputSafe = isSafe('output', before, after);
      if (!isInputSafe && !isOutputSafe) continue;
      safe += 1;
      const [old, now] = [ajv.compile(before), ajv.compile(after)];
      for (let n = 0; n < 40; n += 1) {
        const value: Record<string, unknown> = {};
        for (const name of Object.keys(Object(before.properties)))
          if (next() < 0.7) value[name] = pick(next, VALUES);
        const [wasValid, isValid] = [old(value), now(value)];
        const told = JSON.stringify({ before, after, value });
        if (isInputSafe && wasValid) expect(isValid, told).toBe(true);
        if (isOutputSafe && isValid) expect(wasValid, told).toBe(true);
      }
    }
    expect(safe).toBeGreaterThan(30);
  });
});
