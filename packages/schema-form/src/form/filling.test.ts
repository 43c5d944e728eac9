import { describe, expect, test } from 'vitest';
import { Filling } from '../../test/helpers.ts';
import { ABSENT, draftState } from '../draft/draft.ts';
import { memberDraft, removeItem } from '../draft/edit.ts';
import { draftFromText } from '../draft/from-json.ts';
import { draftText } from '../draft/to-json.ts';
import { locate } from './locate.ts';
import { defaultOf, emptyOf, takeDefaults, toAbsent, toNull, toValue } from './states.ts';

const person = {
  type: 'object',
  properties: {
    user: {
      type: 'object',
      properties: {
        name: { type: 'string' },
        address: { type: 'object', properties: { city: { type: 'string' } } },
      },
      required: ['name'],
    },
    tags: { type: 'array', items: { type: 'string' } },
  },
  required: ['user'],
};

describe('an untouched form', () => {
  test.each([
    person,
    { type: 'object' },
    { type: 'object', properties: { k: { const: 3 } }, required: ['k'] },
  ])('sends {} for %j', (schema) => {
    expect(new Filling(schema).text).toBe('{}');
  });
});

describe('typing', () => {
  test('builds the containers on the way, in schema order', () => {
    const form = new Filling(person)
      .type('/tags/0', 'a')
      .type('/user/address/city', 'Bern')
      .type('/user/name', 'Ada');
    expect(form.text).toBe('{"user":{"name":"Ada","address":{"city":"Bern"}},"tags":["a"]}');
  });

  test('and clearing leaves nothing behind that typing made', () => {
    const form = new Filling(person).type('/user/address/city', 'x').type('/user/address/city', '');
    expect(form.text).toBe('{}');
    expect(draftState(memberDraft(form.root, 'user'))).toBe('absent');
  });

  test('an empty object that was set stays', () => {
    const form = new Filling(person).edit('/user', () => draftFromText('{}') ?? ABSENT);
    expect(form.type('/user/name', 'x').type('/user/name', '').text).toBe('{"user":{}}');
  });

  test('numbers go out as typed', () => {
    const form = new Filling({ properties: { a: { type: 'integer' }, b: { type: 'number' } } });
    expect(form.type('/a', '9007199254740993').type('/b', '1.50').text).toBe(
      '{"a":9007199254740993,"b":1.50}',
    );
  });

  test('below JSON text takes it apart; broken text is left alone', () => {
    const form = new Filling(person, { kind: 'json', text: '{"user": {"name": "A"}, "x": 1.0}' });
    expect(form.type('/user/name', 'B').text).toBe('{"user":{"name":"B"},"x":1.0}');
    const broken = new Filling(person, { kind: 'json', text: '{"user":' });
    expect(broken.type('/user/name', 'B').root).toEqual({ kind: 'json', text: '{"user":' });
  });

  test('an edit that changes nothing gives the same root', () => {
    const form = new Filling(person).type('/user/name', 'x');
    const before = form.root;
    expect(form.edit('/user/name', (node) => node).root).toBe(before);
    expect(form.type('/tags/0', '').root).toBe(before);
  });

  test('a pointer far behind an array, or no pointer at all, changes nothing', () => {
    const form = new Filling(person);
    expect(form.type('/tags/1000000000', 'x').type('no pointer', 'x').type('/tags/-1', 'x').text).toBe('{}');
  });

  test('awkward names', () => {
    const text =
      '{"type":"object","properties":{"":{"type":"string"},"__proto__":{"type":"integer"},"a/b~":{"type":"string"}}}';
    const form = new Filling(text).type('/', 'e').type('/__proto__', '5').type('/a~1b~0', 'z');
    expect(form.text).toBe('{"":"e","__proto__":5,"a/b~":"z"}');
  });

  test('members that no schema describes', () => {
    expect(new Filling(person).type('/extra', '[1.0]').text).toBe('{"extra":[1.0]}');
  });

  test('items can be taken out again', () => {
    const form = new Filling(person).type('/tags/0', 'a').type('/tags/1', 'b');
    expect(form.edit('/tags', (node) => removeItem(node, 0)).text).toBe('{"tags":["b"]}');
  });
});

test('a node is found by its pointer, given or not', () => {
  const form = new Filling(person, { kind: 'json', text: '{"user":{"name":"A"},"tags":["x"]}' });
  expect(locate(form.schema, form.root, '/user/name')?.draft).toEqual({ kind: 'string', text: 'A' });
  expect(locate(form.schema, form.root, '/tags/0')?.field.shape.kind).toBe('string');
  expect(locate(form.schema, form.root, '/user/address/city')).toMatchObject({
    draft: ABSENT,
    field: { shape: { kind: 'string' } },
  });
  expect(locate(form.schema, form.root, 'x')).toBeUndefined();
});

describe('states', () => {
  const text = new Filling({ properties: { s: { type: ['string', 'null'] } } }).type('/s', 'typed');

  test('null puts the value aside, value brings it back, absent sends nothing', () => {
    expect(text.edit('/s', toNull).text).toBe('{"s":null}');
    expect(text.edit('/s', (node, { field }) => toValue(node, field.shape)).text).toBe('{"s":"typed"}');
    expect(text.edit('/s', toAbsent).text).toBe('{}');
  });

  test('typing switches null off', () => {
    expect(text.edit('/s', toNull).type('/s', 'dev').text).toBe('{"s":"dev"}');
  });

  test.each([
    [{ type: 'string' }, '""'],
    [{ type: 'array' }, '[]'],
    [{ type: 'object' }, '{}'],
    [{ type: 'array', items: { enum: [1] } }, '[]'],
    [{ type: 'integer' }, undefined],
    [{ type: 'boolean' }, undefined],
    [{}, undefined],
  ])('the empty value of %j is %s', (property, empty) => {
    const form = new Filling({ properties: { p: property } });
    form.edit('/p', (node, { field }) => emptyOf(field.shape) ?? node);
    expect(form.text).toBe(empty === undefined ? '{}' : `{"p":${empty}}`);
  });
});

describe('defaults', () => {
  const schema = {
    type: 'object',
    properties: {
      n: { type: 'number', default: 1.5 },
      s: { type: ['string', 'null'], default: null },
      o: { type: 'object', properties: { k: { type: 'string', default: 'inner' } }, default: { k: 'outer' } },
      optional: { type: 'object', properties: { k: { type: 'string', default: 'inner' } } },
      needed: { type: 'object', properties: { k: { type: 'string', default: 'inner' } } },
    },
    required: ['needed'],
  };

  test('go out only when taken over, all of them at once', () => {
    const form = new Filling(schema);
    expect(form.text).toBe('{}');
    form.root = takeDefaults(form.schema, form.root);
    expect(form.text).toBe('{"n":1.5,"s":null,"o":{"k":"outer"},"needed":{"k":"inner"}}');
  });

  test('never replace what was given', () => {
    const form = new Filling(schema).type('/n', '7').edit('/o', () => draftFromText('{}') ?? ABSENT);
    form.root = takeDefaults(form.schema, form.root);
    expect(form.text).toBe('{"n":7,"s":null,"o":{"k":"inner"},"needed":{"k":"inner"}}');
  });

  test('one by one', () => {
    const form = new Filling(schema).edit('/n', (node, { field }) => defaultOf(field) ?? node);
    expect(form.text).toBe('{"n":1.5}');
  });

  test('a required recursive object comes to an end', () => {
    const node = {
      type: 'object',
      properties: { v: { type: 'integer', default: 1 }, next: { $ref: '#/$defs/n' } },
      required: ['next'],
    };
    const form = new Filling({
      properties: { n: { $ref: '#/$defs/n' } },
      required: ['n'],
      $defs: { n: node },
    });
    expect(draftText(takeDefaults(form.schema, form.root)).text).toMatch(/^\{"n":\{"v":1,"next":/);
  });
});
