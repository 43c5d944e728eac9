import { describe, expect, test } from 'vitest';
import { propertyField, schemaOf } from '../../test/helpers.ts';
import { ABSENT, type Draft } from '../draft/draft.ts';
import { draftFromText } from '../draft/from-json.ts';
import { draftText } from '../draft/to-json.ts';
import { chooseBranch } from './choose.ts';
import { resolve } from './resolve.ts';
import { isSecret, secretPointers, withoutSecrets } from './secrets.ts';

test('text is secret by name, anything by format or writeOnly', () => {
  expect(isSecret('token', propertyField({ type: 'string' }))).toBe(true);
  expect(isSecret('token', propertyField({ type: 'integer' }))).toBe(false);
  expect(isSecret('x', propertyField({ type: 'string', format: 'password' }))).toBe(true);
  expect(isSecret('x', propertyField({ type: 'string', writeOnly: true }))).toBe(true);
});

describe('what is kept of a draft', () => {
  const schema = schemaOf({
    properties: {
      user: { type: 'string' },
      password: { type: 'string' },
      pin: { type: 'string', format: 'password' },
      nested: {
        type: 'array',
        items: { type: 'object', properties: { apiKey: { type: 'string' }, n: { type: 'integer' } } },
      },
      any: {},
    },
  });
  const kept = (draft: Draft | undefined) => draft && draftText(withoutSecrets(schema, draft)).text;

  test('has no secret at any depth', () => {
    const text =
      '{"user":"u","password":"p","pin":"1","nested":[{"apiKey":"k","n":1}],"any":{"token":"t","x":[{"secret":"s"}]},"other":{"passwd":1,"y":2}}';
    expect(kept(draftFromText(text))).toBe(
      '{"user":"u","nested":[{"n":1}],"any":{"x":[{}]},"other":{"y":2}}',
    );
  });

  test('is told by pointer, to mask it where the text is shown', () => {
    const text =
      '{"user":"u","pin":"1","nested":[{"apiKey":"k"}],"any":{"a/b":{"token":"t"}},"password":null}';
    const pointers = secretPointers(schema, draftFromText(text) ?? ABSENT);
    expect([...pointers]).toEqual(['/pin', '/nested/0/apiKey', '/any/a~1b/token', '/password']);
  });

  test('has none from JSON text, valid or broken', () => {
    expect(kept({ kind: 'json', text: '{"user": "u", "password": "p"}' })).toBe('{"user":"u"}');
    expect(kept({ kind: 'json', text: '{"user": "u", "password": "p' })).toBeUndefined();
    expect(kept({ kind: 'json', text: '{"user": "u' })).toBe('{"user": "u');
  });

  test('is the same draft when there is nothing to take out', () => {
    const draft: Draft = { kind: 'json', text: '{ "user" : 1 }' };
    expect(withoutSecrets(schema, draft)).toBe(draft);
  });

  test('has none from what was set aside', () => {
    const union = schemaOf({
      anyOf: [{ type: 'object', properties: { password: { type: 'string' } } }, { type: 'string' }],
    });
    const secret = draftFromText('{"password":"hunter2"}');
    const view = secret && resolve(union, union.root, secret).unions[0];
    if (view === undefined || secret === undefined) throw new Error('no union');
    const switched = chooseBranch(union, secret, view, view.shape.branches[1]);
    expect(JSON.stringify(switched)).toContain('hunter2');
    expect(JSON.stringify(withoutSecrets(union, switched))).not.toContain('hunter2');
  });
});

test('JSON of 20,000 levels is walked, and kept only where it names no secret', () => {
  const schema = schemaOf({ properties: { a: {} } });
  const deep = (inmost: string) => `{"a":${'['.repeat(20_000)}${inmost}${']'.repeat(20_000)}}`;
  const kept = (text: string) => draftText(withoutSecrets(schema, { kind: 'json', text })).text;
  expect(secretPointers(schema, { kind: 'json', text: deep('1') }).size).toBe(0);
  expect(kept(deep('1'))).toBe(deep('1'));
  expect(secretPointers(schema, { kind: 'json', text: deep('{"token":"t"}') }).size).toBe(1);
  expect(kept(deep('{"token":"t"}'))).not.toContain('"token"');
});
