import { describe, expect, test } from 'vitest';
import { Checker } from './check.ts';

function issues(schema: unknown, value: string | undefined): string[] {
  const text = typeof schema === 'string' ? schema : JSON.stringify(schema);
  return new Checker(text)
    .check(value)
    .issues.map(({ pointer, code, detail }) => `${pointer} ${code}${detail === '' ? '' : ` ${detail}`}`);
}

const p = (property: unknown) => ({ type: 'object', properties: { p: property } });

describe('one issue for each fault, at the value it is about', () => {
  test.each([
    [p({ type: 'integer' }), '{"p":1.5}', ['/p type integer']],
    [p({ type: ['string', 'null'] }), '{"p":1}', ['/p type string | null']],
    [p({ enum: [1, '1'] }), '{"p":2}', ['/p enum 1, "1"']],
    [p({ const: 'fast' }), '{"p":"slow"}', ['/p const fast']],
    [p({ minimum: 1 }), '{"p":0}', ['/p minimum 1']],
    [p({ maximum: 1.5 }), '{"p":2}', ['/p maximum 1.5']],
    [p({ exclusiveMinimum: 0 }), '{"p":0}', ['/p exclusiveMinimum 0']],
    [p({ exclusiveMaximum: 0 }), '{"p":0}', ['/p exclusiveMaximum 0']],
    [p({ multipleOf: 5 }), '{"p":7}', ['/p multipleOf 5']],
    [p({ minLength: 2 }), '{"p":"a"}', ['/p minLength 2']],
    [p({ maxLength: 2 }), '{"p":"abc"}', ['/p maxLength 2']],
    [p({ pattern: '^[a-z]+$' }), '{"p":"A"}', ['/p pattern ^[a-z]+$']],
    [p({ format: 'email' }), '{"p":"a"}', ['/p format email']],
    [p({ minItems: 1 }), '{"p":[]}', ['/p minItems 1']],
    [p({ maxItems: 1 }), '{"p":[1,2]}', ['/p maxItems 1']],
    [p({ uniqueItems: true }), '{"p":[1,1]}', ['/p uniqueItems true']],
    [p({ contains: { type: 'string' } }), '{"p":[1,2]}', ['/p contains']],
    [p({ contains: { type: 'string' }, minContains: 2 }), '{"p":["a",1]}', ['/p minContains 2']],
    [p({ minProperties: 1 }), '{"p":{}}', ['/p minProperties 1']],
    [p({ maxProperties: 0 }), '{"p":{"a":1}}', ['/p maxProperties 0']],
    [p({ propertyNames: { pattern: '^a' } }), '{"p":{"b":1,"a":1}}', ['/p/b propertyNames']],
    [p({ not: { type: 'string' } }), '{"p":"x"}', ['/p not']],
    [p({ additionalProperties: false }), '{"p":{"x":1}}', ['/p/x notAllowed']],
    [p({ additionalProperties: { type: 'integer' } }), '{"p":{"x":"y"}}', ['/p/x type integer']],
    [p({ patternProperties: { '^x': { type: 'integer' } } }), '{"p":{"xy":"y"}}', ['/p/xy type integer']],
    [
      p({ unevaluatedProperties: false, allOf: [{ properties: { a: {} } }] }),
      '{"p":{"a":1,"b":1}}',
      ['/p/b notAllowed'],
    ],
    [
      p({ prefixItems: [{ type: 'number' }], items: false }),
      '{"p":["x",1]}',
      ['/p/0 type number', '/p/1 notAllowed'],
    ],
    [p({ items: { type: 'string' } }), '{"p":["x",1,2]}', ['/p/1 type string', '/p/2 type string']],
    [p({ allOf: [{ minLength: 3 }, { pattern: '^x' }] }), '{"p":"a"}', ['/p minLength 3', '/p pattern ^x']],
    [{ required: ['a', 'b"c'] }, '{}', ['/a required', '/b"c required']],
    [{ dependentRequired: { card: ['cvc'] } }, '{"card":1}', ['/cvc dependentRequired card']],
    [{ dependentSchemas: { card: { required: ['cvc'] } } }, '{"card":1}', ['/cvc required']],
    ['{"if":{"required":["a"]},"then":{"required":["b"]},"else":{"required":["c"]}}', '{}', ['/c required']],
    [{ ...p({ $ref: '#/$defs/n' }), $defs: { n: { minimum: 1 } } }, '{"p":0}', ['/p minimum 1']],
    [false, '{}', [' notAllowed']],
    [true, '{}', []],
  ])('%j with %s: %j', (schema, value, expected) => {
    expect(issues(schema, value)).toEqual(expected);
  });

  test('absent arguments are judged like {}', () => {
    expect(issues({ required: ['a'] }, undefined)).toEqual(['/a required']);
  });

  test('text that is not JSON is one issue', () => {
    expect(issues({ required: ['a'] }, '{"a":')).toEqual([' notJson 1:6:unexpected-end']);
  });

  test('names with slashes, percent signs and hashes keep their pointers', () => {
    const properties = { 'a/b~%23#é': { type: 'integer' } };
    expect(issues({ properties }, '{"a/b~%23#é":"x"}')).toEqual(['/a~1b~0%23#é type integer']);
  });

  test('each issue names its keyword in the schema, through references', () => {
    const checker = new Checker(
      JSON.stringify({ ...p({ $ref: '#/$defs/n' }), $defs: { n: { minimum: 1 } } }),
    );
    expect(checker.check('{"p":0}').issues[0]?.schemaPointer).toBe('/$defs/n/minimum');
  });
});

describe('unions say what is wrong with the branch that was meant', () => {
  const circle = {
    properties: { kind: { const: 'circle' }, r: { type: 'number' } },
    required: ['kind', 'r'],
  };
  const rect = { properties: { kind: { const: 'rect' }, w: { type: 'number' } }, required: ['kind', 'w'] };
  test.each([
    [p({ anyOf: [{ type: 'string', minLength: 2 }, { type: 'integer' }] }), '{"p":"a"}', ['/p minLength 2']],
    [p({ anyOf: [{ type: 'string' }, { type: 'integer' }] }), '{"p":true}', ['/p anyOf']],
    [p({ oneOf: [circle, rect] }), '{"p":{"kind":"rect"}}', ['/p/w required']],
    [p({ oneOf: [circle, rect] }), '{"p":{}}', ['/p oneOf']],
    [p({ oneOf: [{ type: 'integer' }, { type: 'number' }] }), '{"p":1}', ['/p oneOfMany 2']],
    [
      p({ anyOf: [{ type: 'null' }, { anyOf: [{ type: 'string', maxLength: 1 }, { type: 'array' }] }] }),
      '{"p":"ab"}',
      ['/p maxLength 1'],
    ],
  ])('%j with %s: %j', (schema, value, expected) => {
    expect(issues(schema, value)).toEqual(expected);
  });
});

describe('dialects', () => {
  const at7 = (schema: object) => ({ $schema: 'http://json-schema.org/draft-07/schema#', ...schema });
  test('draft-07 ignores what stands beside $ref and knows no dependentRequired', () => {
    const schema = at7({
      properties: { p: { $ref: '#/definitions/s', minLength: 9 } },
      definitions: { s: { type: 'string' } },
    });
    expect(issues(schema, '{"p":"a"}')).toEqual([]);
    expect(issues(at7({ dependentRequired: { a: ['b'] } }), '{"a":1}')).toEqual([]);
    expect(issues(at7({ dependencies: { a: ['b'], c: { required: ['d'] } } }), '{"a":1,"c":1}')).toEqual([
      '/b dependentRequired a',
      '/d required',
    ]);
  });

  test('draft-07 tuples', () => {
    const schema = at7(p({ items: [{ type: 'number' }], additionalItems: false }));
    expect(issues(schema, '{"p":["x",1]}')).toEqual(['/p/0 type number', '/p/1 notAllowed']);
  });

  test('draft-04 has boolean exclusive limits', () => {
    const schema = {
      $schema: 'http://json-schema.org/draft-04/schema#',
      ...p({ minimum: 1, exclusiveMinimum: true }),
    };
    expect(issues(schema, '{"p":1}')).toEqual(['/p minimum 1']);
  });

  test('dynamic references reach the outermost anchor', () => {
    const schema = {
      $dynamicAnchor: 'node',
      properties: { v: { type: 'integer' }, child: { $dynamicRef: '#node' } },
    };
    expect(issues(schema, '{"child":{"child":{"v":"x"}}}')).toEqual(['/child/child/v type integer']);
  });
});

describe('numbers that doubles cannot carry', () => {
  const big = '9007199254740993';
  test.each([
    ['{"maximum":9007199254740992}', big, ['/p maximum 9007199254740992']],
    ['{"minimum":9007199254740993}', '9007199254740992.5', ['/p minimum 9007199254740993']],
    ['{"const":9007199254740993}', '9007199254740992.9', ['/p const 9007199254740993']],
    ['{"const":9007199254740992}', big, ['/p const 9007199254740992']],
    ['{"enum":[9007199254740993]}', big, []],
    ['{"multipleOf":2}', big, ['/p multipleOf 2']],
    ['{"multipleOf":0.1}', '123456789012345678.3', []],
    ['{"type":"integer"}', '9007199254740993.5', ['/p type integer']],
    ['{"type":"integer"}', big, []],
    ['{"type":"integer"}', '1e400', []],
    ['{"allOf":[{"$ref":"#/$defs/m"}]}', big, ['/p maximum 9007199254740992']],
    ['{"maximum":1e999999999}', '1e400', []],
  ])('%s with %s: %j', (property, number, expected) => {
    const schema = `{"properties":{"p":${property}},"$defs":{"m":{"maximum":9007199254740992}}}`;
    expect(issues(schema, `{"p":${number}}`)).toEqual(expected);
  });
});

describe('schemas that cannot be used as they are', () => {
  const result = (schema: unknown, value: string) =>
    new Checker(typeof schema === 'string' ? schema : JSON.stringify(schema)).check(value);
  const withBad = (bad: unknown) => ({ properties: { bad, good: { type: 'integer' } } });

  test.each([
    [{ $ref: '#/nowhere' }, 'unresolved-ref'],
    [{ $ref: 'https://example.test/x' }, 'remote-ref'],
    [{ pattern: '(?i)abc' }, 'bad-pattern'],
    [{ patternProperties: { '(': {} } }, 'bad-pattern'],
    [{ type: 'date' }, 'unknown-type'],
    [{ type: 5 }, 'bad-keyword'],
    [{ properties: 5 }, 'bad-keyword'],
    [{ required: true }, 'bad-keyword'],
    [{ enum: 'x' }, 'bad-keyword'],
    [{ anyOf: {} }, 'bad-keyword'],
    [{ minimum: '1' }, 'bad-keyword'],
    [{ exclusiveMinimum: true }, 'bad-keyword'],
    [{ items: 3 }, 'not-a-schema'],
    [{ allOf: [null] }, 'not-a-schema'],
    [7, 'not-a-schema'],
  ])('%j is a problem (%s); the other fields keep their checks', (bad, code) => {
    const { issues: found, problems } = result(withBad(bad), '{"bad":"abc","good":"x"}');
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    expect(found).toMatchObject([{ pointer: '/good', code: 'type' }]);
  });

  test('a schema that refers to itself without end hides one field only', () => {
    const schema = {
      ...withBad({ $ref: '#/$defs/a' }),
      $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } },
      required: ['r'],
    };
    const { issues: found } = result(schema, '{"bad":1,"good":"x"}');
    expect(found.map(({ pointer, code }) => `${pointer} ${code}`).toSorted()).toEqual([
      '/bad unchecked',
      '/good type',
      '/r required',
    ]);
  });

  test('duplicate $id, ids that are no strings, and a property called id', () => {
    const schema = {
      properties: {
        a: { $id: 'x', type: 'integer' },
        b: { $id: 'x' },
        c: { id: {}, $id: 5 },
        id: { type: 'string' },
      },
    };
    expect(result(schema, '{"a":"s","id":1}').issues).toHaveLength(2);
  });

  test.each([undefined, '', '{', '[]', '"x"'])('%j accepts everything and is a problem', (schema) => {
    const { issues: found, problems } = new Checker(schema).check('{"a":1}');
    expect(found).toEqual([]);
    expect(problems).toHaveLength(1);
  });
});

describe('a part of a schema', () => {
  const text = JSON.stringify({
    properties: { a: { $ref: '#/$defs/n' }, b: { type: 'string', pattern: '^(a+)+$' } },
    $defs: { n: { type: 'integer', maximum: 5 } },
  });

  test('is checked by itself, its references included', () => {
    const checker = new Checker(text);
    expect(checker.checkPart('/properties/a', '6')?.issues).toEqual([
      { pointer: '', code: 'maximum', schemaPointer: '/$defs/n/maximum', detail: '5' },
    ]);
    expect(checker.checkPart('/properties/a', '5')?.issues).toEqual([]);
    expect(checker.checkPart('/properties/c', '5')).toBeUndefined();
  });

  test('leaves out the patterns that the caller refuses', () => {
    expect(new Checker(text).checkPart('/properties/b', '"b"')?.issues).toHaveLength(1);
    expect(new Checker(text, () => false).checkPart('/properties/b', '"b"')?.issues).toEqual([]);
  });
});
