import { describe, expect, test } from 'vitest';
import { propertyField, propertySpot, schemaOf } from '../../test/helpers.ts';
import { FormSchema } from './form-schema.ts';

describe('controls by shape', () => {
  test.each([
    [{ type: 'string' }, 'string'],
    [{ type: 'number' }, 'number'],
    [{ type: 'integer' }, 'number'],
    [{ type: ['integer', 'number'] }, 'number'],
    [{ type: 'boolean' }, 'boolean'],
    [{ type: 'null' }, 'null'],
    [{ enum: ['a', 1] }, 'choice'],
    [{ const: 3 }, 'choice'],
    [{ oneOf: [{ const: 'a', title: 'A' }, { const: 'b' }] }, 'choice'],
    [{ type: 'array', items: { enum: ['x', 'y'] } }, 'multi'],
    [{ type: 'array', items: { anyOf: [{ const: 'x', title: 'Ex' }] } }, 'multi'],
    [{ type: 'object' }, 'object'],
    [{ properties: { a: {} } }, 'object'],
    [{ type: 'array' }, 'array'],
    [{ items: { type: 'string' } }, 'array'],
    [{ type: ['string', 'number'] }, 'union'],
    [{ anyOf: [{ type: 'string' }, { type: 'integer' }] }, 'union'],
    [true, 'json'],
    [{}, 'json'],
    [{ description: 'anything' }, 'json'],
    [{ type: 'date' }, 'json'],
    [false, 'json'],
    [{ enum: [] }, 'json'],
    [5, 'json'],
    [{ type: 'string', allOf: [{ type: 'number' }] }, 'json'],
    [{ $ref: '#/nowhere' }, 'json'],
  ])('%j is drawn as %s', (property, kind) => {
    expect(propertyField(property).shape.kind).toBe(kind);
  });

  test.each([
    [{ type: 'string', format: 'date' }, { picker: 'date' }],
    [{ type: 'string', format: 'date-time' }, { picker: 'datetime-local' }],
    [{ type: 'string', format: 'time' }, { picker: 'time' }],
    [{ type: 'string', format: 'constructor' }, { picker: undefined }],
    [{ type: 'string', format: 'byte' }, { binary: true }],
    [
      { type: 'string', contentEncoding: 'base64', contentMediaType: 'image/png' },
      { binary: true, mediaType: 'image/png' },
    ],
  ])('%j has %j', (property, shape) => {
    expect(propertyField(property).shape).toMatchObject(shape);
  });
});

describe('nullable', () => {
  test.each([
    [{ type: ['string', 'null'] }, 'string'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string'],
    [{ oneOf: [{ type: 'null' }, { type: 'array', items: { type: 'string' } }] }, 'array'],
    [{ type: 'integer', nullable: true }, 'number'],
    [{ enum: ['a', null] }, 'choice'],
    [{ anyOf: [{ enum: ['a', 'b'] }, { type: 'null' }] }, 'choice'],
    [{ $ref: '#/$defs/maybe' }, 'string'],
  ])('%j is a nullable %s', (property, kind) => {
    const field = propertyField(property, { $defs: { maybe: { type: ['null', 'string'] } } });
    expect(field.shape.kind).toBe(kind);
    expect(field.nullable).toBe(true);
  });
});

describe('listed values', () => {
  test('keep their types: 1 is not "1"', () => {
    const { shape } = propertyField({ enum: [1, '1', true, 'true', null, { a: [1.5] }, ''] });
    if (shape.kind !== 'choice') throw new Error(shape.kind);
    expect(shape.options.map(({ text }) => text)).toEqual([
      '1',
      '"1"',
      'true',
      '"true"',
      'null',
      '{"a":[1.5]}',
      '""',
    ]);
    const labels = shape.options.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('take their labels from titles or enumNames', () => {
    const titled = propertyField({
      oneOf: [{ const: 'a', title: 'Option A', description: 'first' }, { const: 'b' }],
    }).shape;
    expect(titled).toMatchObject({
      options: [
        { text: '"a"', label: 'Option A', description: 'first' },
        { text: '"b"', label: 'b' },
      ],
    });
    expect(propertyField({ enum: ['k1', 'k2'], enumNames: ['One'] }).shape).toMatchObject({
      options: [{ label: 'One' }, { label: 'k2' }],
    });
  });
});

describe('objects', () => {
  const names = (schema: unknown) => {
    const form = schemaOf(schema);
    const { shape } = form.field(form.root);
    if (shape.kind !== 'object') throw new Error(shape.kind);
    return shape.properties.map(({ name, required, undescribed }) => ({ name, required, undescribed }));
  };

  test('list their properties in order, and required names that nothing describes', () => {
    expect(names({ type: 'object', properties: { b: {}, a: {} }, required: ['a', 'ghost'] })).toEqual([
      { name: 'b', required: false, undescribed: false },
      { name: 'a', required: true, undescribed: false },
      { name: 'ghost', required: true, undescribed: true },
    ]);
  });

  test('merge allOf, $ref with siblings, and the branches of conditions', () => {
    const schema = `{
      "type": "object",
      "properties": { "a": { "type": "string" } },
      "allOf": [{ "properties": { "a": { "minLength": 2 }, "b": {} }, "required": ["b"] }, { "$ref": "#/$defs/c" }],
      "if": { "properties": { "a": { "const": "x" } } },
      "then": { "properties": { "d": {} } },
      "else": { "properties": { "a": { "maxLength": 3 }, "e": {} } },
      "dependentSchemas": { "a": { "properties": { "f": {} } } },
      "$defs": { "c": { "properties": { "c": {} } } }
    }`;
    expect(names(schema).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    const form = schemaOf(schema);
    const a = form.field(propertySpot(form, 'a'));
    expect(a.limits).toEqual([{ keyword: 'minLength', value: '2' }]);
    expect(propertySpot(form, 'd').conditional).toBe(true);
  });

  test('awkward names work like any other', () => {
    const awkward = [
      '',
      'a.b',
      'a/b',
      'a~b',
      'x y',
      'ünï',
      'constructor',
      'toString',
      'hasOwnProperty',
      '$ref',
      'enum',
    ];
    const properties = Object.fromEntries(
      awkward.map((name) => [name, { type: 'string', title: `t ${name}` }]),
    );
    const text = JSON.stringify({ type: 'object', properties }).replace(
      '"":',
      '"__proto__":{"type":"integer"},"":',
    );
    const form = schemaOf(JSON.parse(text));
    for (const name of awkward) expect(form.field(propertySpot(form, name)).title).toBe(`t ${name}`);
    expect(form.field(propertySpot(form, '__proto__')).shape.kind).toBe('number');
  });

  test.each([
    [{ additionalProperties: { type: 'integer' } }, true, true],
    [{ patternProperties: { '^x-': { type: 'string' } }, additionalProperties: false }, true, false],
    [{ additionalProperties: true }, false, true],
    [{ additionalProperties: {} }, false, true],
    [{}, false, true],
    [{ additionalProperties: false }, false, false],
    [{ unevaluatedProperties: false }, false, false],
  ])('%j: a described map %s, open %s', (more, described, open) => {
    const { shape } = propertyField({ type: 'object', ...more });
    if (shape.kind !== 'object') throw new Error(shape.kind);
    expect(shape.map.described).toBe(described);
    expect(shape.map.rest !== undefined).toBe(open);
  });
});

describe('arrays', () => {
  const shape = (property: unknown, more = {}) => {
    const found = propertyField(property, more).shape;
    if (found.kind !== 'array') throw new Error(found.kind);
    return { prefix: found.prefix.length, open: found.rest !== undefined };
  };

  test('tuples of both dialects, closed and open', () => {
    expect(shape({ type: 'array', prefixItems: [{}, {}], items: false })).toEqual({ prefix: 2, open: false });
    expect(shape({ type: 'array', prefixItems: [{}], items: { type: 'string' } })).toEqual({
      prefix: 1,
      open: true,
    });
    expect(shape({ type: 'array', items: [{}, {}], additionalItems: false })).toEqual({
      prefix: 2,
      open: false,
    });
    expect(shape({ type: 'array', items: { type: 'string' } })).toEqual({ prefix: 0, open: true });
  });

  test('recursive arrays of arrays are described one level at a time', () => {
    const field = propertyField(
      { $ref: '#/$defs/list' },
      { $defs: { list: { type: 'array', items: { $ref: '#/$defs/list' } } } },
    );
    expect(field.typeText).toBe('array of array');
  });
});

describe('what is said about a field', () => {
  test('texts, default, examples, flags', () => {
    const field = propertyField({
      type: 'string',
      title: 'T',
      description: 'D',
      default: 'x',
      examples: ['e', 1],
      deprecated: true,
      readOnly: true,
      writeOnly: true,
      format: 'password',
    });
    expect(field).toMatchObject({
      title: 'T',
      description: 'D',
      defaultText: '"x"',
      examples: ['"e"', '1'],
      deprecated: true,
      readOnly: true,
      writeOnly: true,
      format: 'password',
      typeText: 'string',
    });
  });

  test('limits keep their spelling; bounds of safe integers are left out', () => {
    const text =
      '{"properties":{"p":{"type":"integer","minimum":-9007199254740991,"maximum":9223372036854775807,"multipleOf":1.50}}}';
    const form = new FormSchema(text);
    expect(form.field(propertySpot(form, 'p')).limits).toEqual([
      { keyword: 'maximum', value: '9223372036854775807' },
      { keyword: 'multipleOf', value: '1.50' },
    ]);
  });

  test('keywords that are not drawn are named', () => {
    const field = propertyField({ type: 'string', not: { const: 'x' }, 'x-order': 1, if: {}, else: {} });
    expect(field.undrawn).toEqual(['not', 'x-order', 'if']);
  });

  test('draft-07 takes titles beside $ref, nothing else; 2020-12 takes all', () => {
    const beside = { $ref: '#/$defs/s', title: 'Mine', minLength: 3 };
    const $defs = { s: { type: 'string', title: 'Its', maxLength: 9 } };
    const draft7 = propertyField(beside, { $defs, $schema: 'http://json-schema.org/draft-07/schema#' });
    expect(draft7.title).toBe('Mine');
    expect(draft7.limits.map(({ keyword }) => keyword)).toEqual(['maxLength']);
    expect(propertyField(beside, { $defs }).limits.map(({ keyword }) => keyword)).toEqual([
      'minLength',
      'maxLength',
    ]);
  });

  test.each([
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ type: 'array', items: { type: 'integer' } }, 'array of integer'],
    [{ anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }] }, 'string | integer | null'],
    [{ type: 'string', enum: ['a'] }, 'string'],
    [{}, ''],
  ])('%j reads %j', (property, text) => {
    expect(propertyField(property).typeText).toBe(text);
  });
});
