import { describe, expect, test } from 'vitest';
import { Checker } from '../src/check/index.ts';
import {
  type Draft,
  draftText,
  EMPTY_OBJECT,
  editAt,
  FormSchema,
  resolve,
  takeDefaults,
  typed,
  withoutSecrets,
} from '../src/index.ts';
import { schemaOf } from './helpers.ts';
import { randomJson, seeded } from './random-json.ts';

/** Everything that a form does with a schema before a person touches it, and one edit. */
function exercise(schemaText: string): string | undefined {
  const schema = new FormSchema(schemaText);
  const { field } = resolve(schema, schema.root, EMPTY_OBJECT);
  if (field.shape.kind === 'object') {
    for (const { spot } of field.shape.properties.slice(0, 50)) schema.field(spot);
    schema.schemaLines(field.spot);
  }
  const root = editAt(schema, takeDefaults(schema, EMPTY_OBJECT), '/a/0/b', () => typed('string', 'x'));
  new Checker(schemaText).check(draftText(withoutSecrets(schema, root)).text);
  return draftText(root).text;
}

const nested = (levels: number, open: string, core: string, close: string) =>
  open.repeat(levels) + core + close.repeat(levels);

describe('hostile schemas never throw', () => {
  test.each([
    ['500 levels of objects', nested(500, '{"type":"object","properties":{"a":', '{}', '}}')],
    ['100,000 levels of objects', nested(100_000, '{"properties":{"a":', '{}', '}}')],
    ['100,000 levels of allOf', nested(100_000, '{"allOf":[', '{"type":"string"}', ']}')],
    ['100,000 levels of arrays where a schema belongs', nested(100_000, '[', '', ']')],
    [
      'a loop of references',
      '{"$ref":"#/$defs/a","$defs":{"a":{"$ref":"#/$defs/b"},"b":{"$ref":"#/$defs/a"}}}',
    ],
    ['a reference to itself', '{"$ref":"#"}'],
    ['allOf of itself', '{"allOf":[{"$ref":"#"},{"properties":{"a":{"$ref":"#"}}}]}'],
    ['anyOf of itself', '{"anyOf":[{"$ref":"#"},{"$ref":"#"}]}'],
    [
      'a required object that requires itself',
      '{"properties":{"a":{"$ref":"#"}},"required":["a"],"default":{"a":{}}}',
    ],
    [
      'wrong types everywhere',
      '{"type":{},"properties":[],"required":"a","anyOf":1,"oneOf":[1,null],"allOf":"x","enum":{},"items":5,"$ref":[],"default":{}}',
    ],
    [
      'keywords of Object.prototype',
      '{"constructor":5,"__proto__":{"type":"string"},"toString":1,"type":"object"}',
    ],
    ['duplicate keywords', '{"type":"string","type":"object","properties":{"a":{}},"properties":{"b":{}}}'],
  ])('%s', (_, schemaText) => {
    expect(() => exercise(schemaText)).not.toThrow();
  });

  test('5,000 properties', () => {
    const properties = Object.fromEntries(
      Array.from({ length: 5000 }, (_, index) => [`p${index}`, { type: 'string' }]),
    );
    expect(exercise(JSON.stringify({ type: 'object', properties }))).toBe('{"a":{"0":{"b":"x"}}}');
  });

  test('2^24 paths of allOf are looked at once each', () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 24 }, (_, level) => {
        const next = { $ref: `#/$defs/l${level + 1}` };
        return [`l${level}`, { allOf: [next, next] }];
      }),
    );
    const schema = schemaOf({
      $ref: '#/$defs/l0',
      $defs: { ...$defs, l24: { type: 'object', properties: { a: {} } } },
    });
    expect(schema.field(schema.root).shape.kind).toBe('object');
  });

  test('any JSON as a schema: 500 random texts', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const schemaText = randomJson(seeded(seed), 5);
      expect(() => exercise(schemaText), schemaText).not.toThrow();
    }
  });

  test('random keywords with random values: 500 schemas', () => {
    const keywords =
      `type properties required items prefixItems anyOf oneOf allOf not if then else enum const $ref $id $anchor
      $dynamicRef $schema pattern patternProperties additionalProperties propertyNames dependentRequired dependentSchemas
      dependencies format default examples title minimum exclusiveMinimum minLength uniqueItems contains unevaluatedItems
      enumNames nullable $defs`.split(/\s+/);
    for (let seed = 0; seed < 500; seed += 1) {
      const random = seeded(seed);
      const some = keywords
        .filter(() => random() < 0.2)
        .map((keyword) => `"${keyword}":${randomJson(random, 3)}`);
      const schemaText = `{${some.join(',')}}`;
      expect(() => exercise(`{"properties":{"a":${schemaText}}}`), schemaText).not.toThrow();
      expect(() => exercise(schemaText), schemaText).not.toThrow();
    }
  });
});

test('a value of 100,000 levels against a recursive schema is said to be unchecked', () => {
  const value = nested(100_000, '{"a":', '1', '}');
  const { issues } = new Checker('{"properties":{"a":{"$ref":"#"}}}').check(value);
  expect(issues).toMatchObject([{ code: 'unchecked' }]);
});

test('a draft of 100,000 levels can be edited at the top', () => {
  const schema = schemaOf({ properties: { x: { type: 'string' } } });
  const root: Draft = { kind: 'json', text: nested(100_000, '{"a":', '1', '}') };
  const edited = editAt(schema, root, '/x', () => typed('string', 'y'));
  expect(draftText(edited).text?.slice(-10)).toBe('},"x":"y"}');
});
