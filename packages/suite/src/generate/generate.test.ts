import { describe, expect, it } from 'vitest';
import { caseArguments } from '../arguments.ts';
import { expandRepeats } from '../text/template.ts';
import type { Case, Suite } from '../types.ts';
import { generateCases } from './index.ts';

const SCHEMA = {
  type: 'object',
  properties: {
    count: { type: 'integer', minimum: 1, maximum: 10 },
    price: { type: 'number', multipleOf: 0.25, exclusiveMinimum: 0 },
    name: { type: 'string', minLength: 2, maxLength: 5, pattern: '^[a-z]+$' },
    colour: { enum: ['red', 'green'] },
    fixed: { const: 'v1' },
    maybe: { type: ['string', 'null'] },
    day: { type: 'string', format: 'date' },
    list: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 3, uniqueItems: true },
    inner: {
      type: 'object',
      properties: { 'a/b': { type: 'boolean' } },
      required: ['a/b'],
      additionalProperties: false,
    },
    card: { type: 'string' },
    address: { type: 'string' },
  },
  required: ['count', 'name'],
  dependentRequired: { card: ['address'] },
};
const BASE =
  '{"count": 5, "price": 1.50, "name": "abc", "colour": "red", "fixed": "v1", "maybe": "x", "day": "2026-01-31", "list": ["u"], "inner": {"a/b": true}, "card": "1", "address": "x"}';

function generated(schema: unknown, argumentsText: string, most?: number) {
  const schemaText = JSON.stringify(schema);
  const result = generateCases({
    tool: 'tool',
    schemaText,
    base: { name: 'good', argumentsText },
    ...(most !== undefined && { most }),
  });
  if (!result.ok) throw new Error(result.reason);
  return result;
}

const { cases } = generated(SCHEMA, BASE);

/** `kind value → prediction` of the cases at a place. */
function at(pointer: string, from: readonly Case[] = cases): string[] {
  return from.flatMap(({ input, origin }) => {
    if (input.kind !== 'base' || input.change?.pointer !== pointer || origin === undefined) return [];
    const value = input.change.kind === 'set' ? ` ${input.change.valueText}` : '';
    return [`${origin.kind}${value} → ${origin.predicts}`];
  });
}

describe('cases from a good call', () => {
  it('try every limit of a number with the values beside it', () => {
    expect(at('/count')).toEqual(
      expect.arrayContaining([
        'at-minimum 1 → accepted',
        'below-minimum 0 → rejected',
        'above-minimum 2 → accepted',
        'at-maximum 10 → accepted',
        'above-maximum 11 → rejected',
        'below-maximum 9 → accepted',
        'not-integer 5.5 → rejected',
        'null null → rejected',
        'wrong-type "5" → rejected',
        'required-missing → rejected',
      ]),
    );
    expect(at('/price')).toEqual(
      expect.arrayContaining([
        'at-exclusive-minimum 0 → rejected',
        'above-exclusive-minimum 0.25 → accepted',
        'multiple 1.75 → accepted',
        'not-multiple 1.51 → rejected',
        'optional-missing → accepted',
      ]),
    );
  });

  it('try lengths, patterns and odd characters of a string', () => {
    expect(at('/name')).toEqual(
      expect.arrayContaining([
        'at-min-length "ab" → accepted',
        'below-min-length "a" → rejected',
        'at-max-length "abccc" → accepted',
        'above-max-length "abcccc" → rejected',
        'pattern-violated "" → rejected',
        'nul "a\\u0000b" → rejected',
      ]),
    );
    expect(at('/maybe')).toEqual(
      expect.arrayContaining([
        'null null → accepted',
        `very-long "\${repeat:a:10000}" → any`,
        'empty-string "" → any',
        'nul "a\\u0000b" → any',
      ]),
    );
    expect(at('/day')).toContain('format-violated "not a date" → any');
  });

  it('try choices, lists, members and what depends on what', () => {
    expect(at('/colour')).toEqual(
      expect.arrayContaining([
        'other-choice "green" → accepted',
        'not-in-enum "red_not_listed" → rejected',
        'not-in-enum "RED" → rejected',
      ]),
    );
    expect(at('/fixed')).toContain('not-const "v1_not_listed" → rejected');
    expect(at('/list')).toEqual(
      expect.arrayContaining([
        'below-min-items [] → rejected',
        'at-max-items ["u","u1","u2"] → accepted',
        'above-max-items ["u","u1","u2","u3"] → rejected',
        'duplicate-item ["u","u"] → rejected',
      ]),
    );
    expect(at('/list/0')).toContain('wrong-type 1 → rejected');
    expect(at('/inner/a~1b')).toContain('required-missing → rejected');
    expect(at('/inner/lifeline_extra')).toEqual(['extra-key "extra" → rejected']);
    expect(at('/lifeline_extra')).toEqual(['extra-key "extra" → any']);
    expect(at('/address')).toContain('dependency-missing → rejected');
    expect(cases.find(({ input }) => input.kind === 'none')?.origin).toEqual({
      kind: 'no-arguments',
      predicts: 'rejected',
    });
  });

  it('change one place only, name it, and have ids of their own', () => {
    const suite: Suite = { tools: [{ name: 'tool', bases: [{ name: 'good', argumentsText: BASE }] }], cases };
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    for (const one of cases) {
      const given = caseArguments(suite, one);
      if (!given.ok) throw new Error(one.id);
      expect(one.title).not.toMatch(/undefined|\$\{/);
      if (given.text === undefined || one.input.kind !== 'base') continue;
      const [before, after] = [JSON.parse(BASE), JSON.parse(expandRepeats(given.text))];
      const top = one.input.change?.pointer.split('/')[1];
      for (const key of Object.keys(before))
        if (top !== undefined && key !== top) expect(after[key]).toEqual(before[key]);
      expect(after).not.toEqual(before);
    }
    expect(cases.map(({ title }) => title)).toContain('count is 11, above its maximum of 10');
  });

  it('are the same each time', () => {
    expect(generated(SCHEMA, BASE).cases).toEqual(cases);
  });

  it('keep exact numbers, beyond what doubles hold', () => {
    const schema = { properties: { n: { type: 'integer', maximum: 0 } } };
    const text = JSON.stringify(schema).replace('0}', '9007199254740993}');
    const result = generateCases({
      tool: 't',
      schemaText: text,
      base: { name: 'b', argumentsText: '{"n":9007199254740992.0}' },
    });
    expect(at('/n', result.ok ? result.cases : [])).toEqual(
      expect.arrayContaining([
        'at-maximum 9007199254740993 → accepted',
        'above-maximum 9007199254740994 → rejected',
      ]),
    );
  });

  it('say so where there is no base to change', () => {
    const base = { name: 'b', argumentsText: '[]' };
    expect(generateCases({ tool: 't', schemaText: '{}', base })).toEqual({ ok: false, reason: 'no-base' });
  });

  it('do not blame a mutation for what the base breaks already', () => {
    const result = generated(
      { properties: { a: { type: 'string' }, key: { pattern: '^k' } } },
      `{"a":"x","key":"\${env:KEY}"}`,
    );
    expect(result.isBaseValid).toBe(false);
    expect(at('/a', result.cases)).toContain('optional-missing → accepted');
  });

  it('are bounded on large schemas, of every place the weightiest, and tell what was left out', () => {
    const names = Array.from({ length: 2000 }, (_, index) => `p${index}`);
    const properties = Object.fromEntries(
      names.map((name) => [name, { type: 'integer', minimum: 0, maximum: 9 }]),
    );
    const base = JSON.stringify(Object.fromEntries(names.slice(0, 100).map((name) => [name, 5])));
    const result = generated({ type: 'object', properties }, base);
    expect(result.cases).toHaveLength(501);
    expect(result.omitted.length).toBeGreaterThan(1500);
    expect(result.omitted.every(({ count }) => count > 0)).toBe(true);
  });

  it.each([
    '{"$ref":"#"}',
    '{"properties":{"a":{"$ref":"#/properties/a"}}}',
    'true',
    'false',
    '[]',
    'no json',
    '{"properties":5}',
    '{"type":"object","properties":{"a":{"maximum":1e400,"multipleOf":0,"type":"number"}}}',
    '{"properties":{"a":{"anyOf":[{"type":"object","properties":{"b":{"type":"string"}}},{"type":"null"}]}}}',
  ])('come to an end with the schema %s', (schemaText) => {
    const base = { name: 'b', argumentsText: '{"a":{"a":{"b":"x"}},"n":1}' };
    const result = generateCases({ tool: 't', schemaText, base });
    expect(result).toMatchObject({ ok: true });
  });
});

describe('numbers that doubles do not carry', () => {
  const of = (schema: unknown, n: string) =>
    at('/n', generated({ properties: { n: schema } }, `{"n": ${n}}`).cases);

  it('promise nothing where arithmetic with doubles comes to something else', () => {
    expect(of({ type: 'number', multipleOf: 0.1 }, '0.2')).toContain('multiple 0.3 → any');
    expect(of({ type: 'number', maximum: 1e308 }, '1')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^above-maximum 1.*1 → any$/)]),
    );
    expect(of({ type: 'number', minimum: 9007199254740992 }, '9007199254740994')).toEqual(
      expect.arrayContaining([
        'at-minimum 9007199254740992 → accepted',
        'below-minimum 9007199254740991 → rejected',
      ]),
    );
    expect(of({ type: 'number', maximum: 9007199254740992 }, '1')).toContain(
      'above-maximum 9007199254740993 → any',
    );
  });
});
