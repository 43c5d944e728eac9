import { describe, expect, test } from 'vitest';
import { propertyField, schemaOf } from '../../test/helpers.ts';
import { dialectOf } from './document.ts';
import { FormSchema } from './form-schema.ts';
import { resolveUri } from './uri.ts';

const target = { type: 'integer', title: 'Found' };

describe('references inside the schema', () => {
  test.each([
    ['pointer', '#/$defs/t', { $defs: { t: target } }],
    ['pointer with escapes', '#/$defs/a~1b~0c%20d', { $defs: { 'a/b~c d': target } }],
    [
      'pointer into properties',
      '#/properties/other',
      { properties: { p: { $ref: '#/properties/other' }, other: target } },
    ],
    ['anchor', '#here', { $defs: { t: { $anchor: 'here', ...target } } }],
    ['draft-07 id anchor', '#old', { definitions: { t: { $id: '#old', ...target } } }],
    [
      'relative $id',
      'item.json',
      { $id: 'https://example.test/root.json', $defs: { t: { $id: 'item.json', ...target } } },
    ],
    ['absolute $id', 'urn:example:item', { $defs: { t: { $id: 'urn:example:item', ...target } } }],
    [
      'pointer from a base with $id',
      'root.json#/$defs/t',
      { $id: 'https://example.test/root.json', $defs: { t: target } },
    ],
    ['dynamic anchor', '#dyn', { $defs: { t: { $dynamicAnchor: 'dyn', ...target } } }],
    [
      'anchor under a property called default',
      '#here',
      { $defs: { default: { $anchor: 'here', ...target } } },
    ],
  ])('%s', (_, reference, more) => {
    const field = propertyField({ $ref: reference }, more);
    expect(field.problems).toEqual([]);
    expect(field).toMatchObject({ title: 'Found', shape: { kind: 'number', integer: true } });
  });

  test('a pointer below an embedded resource starts from that resource', () => {
    const item = { $id: 'item.json', properties: { q: { $ref: '#/$defs/t' } }, $defs: { t: target } };
    const field = propertyField(item, { $id: 'https://example.test/a', $defs: { t: { type: 'string' } } });
    if (field.shape.kind !== 'object') throw new Error(field.shape.kind);
    const form = schemaOf({ $id: 'https://example.test/a', properties: { p: item } });
    const root = form.field(form.root).shape;
    const p = root.kind === 'object' ? root.properties[0] : undefined;
    const inner = p && form.field(p.spot).shape;
    const q = inner?.kind === 'object' ? inner.properties[0] : undefined;
    expect(q && form.field(q.spot).title).toBe('Found');
  });

  test('$dynamicRef leads to the outermost dynamic anchor', () => {
    const field = propertyField(
      { $dynamicRef: '#node' },
      {
        $defs: {
          outer: { $dynamicAnchor: 'node', ...target },
          inner: { $id: 'inner', $dynamicAnchor: 'node' },
        },
      },
    );
    expect(field.title).toBe('Found');
  });
});

describe('references that lead nowhere are problems of that field alone', () => {
  test.each([
    ['#/$defs/none', 'unresolved-ref'],
    ['#nowhere', 'unresolved-ref'],
    ['other.json', 'unresolved-ref'],
    ['https://example.test/x.json', 'remote-ref'],
    ['#/properties/p', 'ref-loop'],
    ['%', 'unresolved-ref'],
  ])('%s: %s', (reference, code) => {
    const field = propertyField({ $ref: reference, description: 'still said' });
    expect(field.problems).toMatchObject([{ code }]);
    expect(field.shape.kind).toBe('json');
    expect(field.description).toBe('still said');
  });

  test('a reference that is no string', () => {
    expect(propertyField({ $ref: 5 }).problems).toMatchObject([{ code: 'bad-keyword', detail: '$ref' }]);
  });
});

describe('texts that are no schema', () => {
  test.each([
    [undefined, 'schema-missing'],
    ['', 'schema-not-json'],
    ['{"a":', 'schema-not-json'],
    ['{"$schema":"https://example.test/mine"}', 'unknown-dialect'],
  ])('%j: %s', (text, code) => {
    const form = new FormSchema(text);
    expect(form.problems).toMatchObject([{ code }]);
    expect(form.field(form.root).shape).toEqual({ kind: 'json', reason: 'any' });
  });

  test.each(['[]', '5', '"x"', 'null'])('%s is not a schema', (text) => {
    const form = new FormSchema(text);
    expect(form.field(form.root).problems).toMatchObject([{ code: 'not-a-schema' }]);
  });
});

test.each([
  ['http://json-schema.org/draft-07/schema#', '7'],
  ['http://json-schema.org/draft-06/schema', '7'],
  ['http://json-schema.org/draft-04/schema#', '4'],
  ['https://json-schema.org/draft/2019-09/schema', '2019-09'],
  ['https://json-schema.org/draft/2020-12/schema', '2020-12'],
  ['https://example.test/schema', undefined],
])('%s is dialect %s', (uri, dialect) => {
  expect(dialectOf(uri)).toBe(dialect);
});

// RFC 3986, 5.4.
test.each([
  ['g:h', 'g:h'],
  ['g', 'http://a/b/c/g'],
  ['./g', 'http://a/b/c/g'],
  ['g/', 'http://a/b/c/g/'],
  ['/g', 'http://a/g'],
  ['//g', 'http://g'],
  ['?y', 'http://a/b/c/d;p?y'],
  ['g?y#s', 'http://a/b/c/g?y'],
  ['', 'http://a/b/c/d;p?q'],
  ['.', 'http://a/b/c/'],
  ['..', 'http://a/b/'],
  ['../g', 'http://a/b/g'],
  ['../..', 'http://a/'],
  ['../../../g', 'http://a/g'],
  ['./../g', 'http://a/b/g'],
])('%j resolves to %s', (reference, uri) => {
  expect(resolveUri('http://a/b/c/d;p?q', reference).uri).toBe(uri);
});
