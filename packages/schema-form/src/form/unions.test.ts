import { describe, expect, test } from 'vitest';
import { Filling, propertySpot, schemaOf } from '../../test/helpers.ts';
import { ABSENT, type Draft } from '../draft/draft.ts';
import { draftFromText } from '../draft/from-json.ts';
import { chooseBranch } from './choose.ts';
import { locate } from './locate.ts';
import { resolve } from './resolve.ts';

const circle = {
  title: 'Circle',
  properties: { kind: { const: 'circle' }, r: { type: 'number' }, label: { type: 'string' } },
  required: ['kind', 'r'],
};
const rect = {
  properties: { kind: { const: 'rect' }, w: { type: 'number' }, label: { type: 'string' } },
  required: ['kind', 'w'],
};
const shapes = { type: 'object', properties: { shape: { oneOf: [circle, { type: 'null' }, rect] } } };

class UnionFilling extends Filling {
  choose(pointer: string, index: number | undefined): this {
    return this.edit(pointer, (node, { unions }) => {
      const union = unions.at(-1);
      if (union === undefined) throw new Error(`no union at ${pointer}`);
      return chooseBranch(
        this.schema,
        node,
        union,
        union.shape.branches.find((branch) => branch.index === index),
      );
    });
  }
}

describe('choosing a branch', () => {
  test('sets the consts that it requires, and nothing else', () => {
    expect(new UnionFilling(shapes).choose('/shape', 0).text).toBe('{"shape":{"kind":"circle"}}');
    expect(new UnionFilling(shapes).choose('/shape', 2).text).toBe('{"shape":{"kind":"rect"}}');
    expect(new UnionFilling(shapes).choose('/shape', 1).text).toBe('{"shape":null}');
  });

  test('keeps what was typed: shared members go along, the others come back', () => {
    const form = new UnionFilling(shapes)
      .choose('/shape', 0)
      .type('/shape/r', '1.50')
      .type('/shape/label', 'x');
    form.choose('/shape', 2);
    expect(form.text).toBe('{"shape":{"kind":"rect","label":"x"}}');
    form.type('/shape/w', '2').type('/shape/label', 'y').choose('/shape', 0);
    expect(form.text).toBe('{"shape":{"kind":"circle","r":1.50,"label":"y"}}');
    form.choose('/shape', 1).choose('/shape', 2);
    expect(form.text).toBe('{"shape":{"kind":"rect","w":2,"label":"y"}}');
  });

  test('can be taken back', () => {
    expect(new UnionFilling(shapes).choose('/shape', 0).choose('/shape', undefined).text).toBe('{}');
  });

  test('at the root keeps the members of the common part', () => {
    const root = {
      type: 'object',
      properties: { name: { type: 'string' } },
      oneOf: [
        { properties: { byId: { type: 'integer' } }, required: ['byId'] },
        { properties: { byTag: { type: 'string' } } },
      ],
    };
    const form = new UnionFilling(root).type('/name', 'n');
    expect(form.text).toBe('{"name":"n"}');
    form.choose('', 0).type('/byId', '7');
    expect(form.text).toBe('{"name":"n","byId":7}');
    expect(form.choose('', 1).text).toBe('{"name":"n"}');
    expect(form.choose('', 0).text).toBe('{"name":"n","byId":7}');
  });

  test('between scalars takes the text along where it fits', () => {
    const form = new UnionFilling({ properties: { id: { type: ['string', 'integer', 'null'] } } });
    form.type('/id', '12');
    expect(form.text).toBe('{"id":"12"}');
    expect(form.choose('/id', 1).text).toBe('{"id":12}');
    expect(form.choose('/id', 0).text).toBe('{"id":"12"}');
    expect(form.type('/id', 'abc').choose('/id', 1).text).toBe('{"id":12}');
  });

  test('a branch that is one const is set by choosing it', () => {
    const union = { anyOf: [{ const: 'auto' }, { type: 'object', properties: { n: { type: 'integer' } } }] };
    expect(new UnionFilling({ properties: { mode: union } }).choose('/mode', 0).text).toBe('{"mode":"auto"}');
  });

  test('a nested union is chosen within its branch', () => {
    const inner = {
      oneOf: [
        { properties: { a: { const: 1 } }, required: ['a'] },
        { properties: { b: { const: 2 } }, required: ['b'] },
      ],
    };
    const form = new UnionFilling({ properties: { u: { anyOf: [inner, { type: 'array' }] } } });
    form.edit('/u', (node, { unions: [outer] }) => {
      if (outer === undefined) throw new Error('no union');
      return chooseBranch(form.schema, node, outer, outer.shape.branches[0]);
    });
    expect(form.choose('/u', 1).text).toBe('{"u":{"b":2}}');
  });
});

describe('the branch shown without a choice', () => {
  const shown = (property: unknown, text?: string) => {
    const schema = schemaOf({ properties: { p: property } });
    const draft: Draft = text === undefined ? ABSENT : (draftFromText(text) ?? ABSENT);
    return resolve(schema, propertySpot(schema, 'p'), draft).unions[0]?.chosen?.index;
  };

  test.each([
    [{ anyOf: [{ type: 'string' }, { type: 'integer' }] }, 0],
    [{ anyOf: [{ type: 'null' }, { type: 'string' }, { type: 'integer' }] }, 1],
    [{ type: ['null', 'boolean', 'string'] }, 1],
    [{ oneOf: [circle, rect] }, undefined],
  ])('of absent %j is %s', (property, index) => {
    expect(shown(property)).toBe(index);
  });

  test.each([
    [{ anyOf: [{ type: 'string' }, { type: 'integer' }] }, '5', 1],
    [{ anyOf: [{ type: 'string' }, { type: 'integer' }] }, 'true', undefined],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }, { type: 'integer' }] }, 'null', 1],
    [{ anyOf: [{ type: 'string' }, { enum: ['x'] }] }, '"x"', 1],
    [{ anyOf: [{ type: 'integer' }, { type: 'number' }] }, '1.5', 1],
    [{ anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }, '["x"]', 1],
    [{ oneOf: [circle, rect] }, '{"kind":"rect"}', 1],
    [{ oneOf: [circle, rect] }, '{"w":1}', 1],
    [{ oneOf: [circle, rect] }, '{"kind":"circle","w":1}', 0],
    [{ oneOf: [circle, rect] }, '{}', undefined],
    [{ oneOf: [circle, rect] }, '{"label":"x"}', undefined],
    [{ oneOf: [circle, { type: 'string' }] }, '{}', 0],
  ])('of %j with %s is %s', (property, text, index) => {
    expect(shown(property, text)).toBe(index);
  });

  test('counts as chosen once something is typed into it', () => {
    const property = { anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'string' }] };
    const form = new UnionFilling({ properties: { p: property } }).type('/p/0', 'x');
    expect(form.text).toBe('{"p":["x"]}');
  });
});

test('typing into the branch shown stays in it, also where another branch would take the text', () => {
  const form = new UnionFilling({ properties: { p: { anyOf: [{ type: 'string' }, { enum: ['x'] }] } } });
  const shown = () => locate(form.schema, form.root, '/p')?.unions[0]?.chosen?.index;
  form.type('/p', 'x');
  expect(shown()).toBe(0);
  form.edit('/p', () => ABSENT).edit('/p', () => ({ kind: 'number', text: '1' }));
  expect(form.text).toBe('{"p":1}');
});

test('exponentially nested unions are followed one branch a level', () => {
  const $defs = Object.fromEntries(
    Array.from({ length: 24 }, (_, level) => {
      const next = { $ref: `#/$defs/l${level + 1}` };
      return [`l${level}`, { anyOf: [next, next, next] }];
    }),
  );
  const schema = schemaOf({
    properties: { p: { $ref: '#/$defs/l0' } },
    $defs: { ...$defs, l24: { type: 'string' } },
  });
  const { field, unions } = resolve(schema, propertySpot(schema, 'p'), { kind: 'string', text: 'x' });
  expect(unions).toHaveLength(8);
  expect(field.shape.kind).toBe('union');
});
