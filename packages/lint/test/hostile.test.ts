import { describe, expect, it } from 'vitest';
import { idsOf, lintItems, listed, tool } from './helpers.ts';

const nested = (levels: number, open: string, core: string, close: string) =>
  open.repeat(levels) + core + close.repeat(levels);
const toolText = (schema: string) => `{"name":"a","description":"Does it.","inputSchema":${schema}}`;

const doubling = (levels: number, keyword: string) => {
  const defs = Array.from({ length: levels }, (_, level) => {
    const next = `{"$ref":"#/$defs/l${level + 1}"}`;
    return `"l${level}":{"${keyword}":[${next},${next}]}`;
  });
  return `{"type":"object","$ref":"#/$defs/l0","default":{},"$defs":{${defs.join()},"l${levels}":{"type":"object"}}}`;
};

describe('hostile schemas are judged in bounded time and never throw', () => {
  it.each([
    ['500 levels', nested(500, '{"type":"object","properties":{"a":', '{}', '}}')],
    ['100,000 levels', nested(100_000, '{"properties":{"a":', '{}', '}}')],
    ['100,000 levels of arrays where a schema belongs', nested(100_000, '[', '', ']')],
    ['2^40 ways through anyOf', doubling(40, 'anyOf')],
    ['2^40 ways through allOf', doubling(40, 'allOf')],
    ['a reference to itself', '{"type":"object","$ref":"#","default":{}}'],
    [
      'a loop of references',
      '{"$ref":"#/$defs/a","default":1,"$defs":{"a":{"$ref":"#/$defs/b"},"b":{"$ref":"#/$defs/a"}}}',
    ],
    ['anyOf of itself', '{"anyOf":[{"$ref":"#"},{"$ref":"#"}],"default":{"a":1}}'],
    [
      'a pattern that takes for ever',
      `{"type":"object","properties":{"a":{"type":"string","pattern":"^(a+)+$","default":"${'a'.repeat(60)}!"}}}`,
    ],
    [
      'a repeated choice',
      `{"properties":{"a":{"pattern":"^(?:(?:a|a)*b?)*$","examples":["${'a'.repeat(60)}!"]}}}`,
    ],
    [
      'many distinct items',
      `{"properties":{"a":{"uniqueItems":true,"default":[${Array.from({ length: 20_000 }, (_, n) => n)}]}}}`,
    ],
    [
      'wrong types everywhere',
      '{"type":{},"properties":[],"required":"a","anyOf":1,"oneOf":[1,null],"enum":{},"$ref":[],"default":{}}',
    ],
    [
      'keywords of Object.prototype',
      '{"constructor":5,"__proto__":{"type":"string"},"toString":1,"type":"object"}',
    ],
    ['no schema', 'null'],
    ['a number', '7'],
  ])('%s', (_, schema) => {
    expect(() => lintItems(listed('tool', toolText(schema)))).not.toThrow();
  });

  it('5,000 properties, each of them required and with a default that is wrong', () => {
    const names = Array.from({ length: 5000 }, (_, at) => `p${at}`);
    const properties = Object.fromEntries(names.map((name) => [name, { type: 'string', default: 5 }]));
    const ids = idsOf(
      lintItems(listed('tool', tool({ inputSchema: { type: 'object', properties, required: names } }))),
    );
    expect(ids).toEqual(['DOC-03', 'SCH-20', 'SIZE-01', 'SIZE-02']);
  });

  it('a broken entry leaves the findings of the others as they are', () => {
    const good = tool({ name: 'bad name' });
    const alone = lintItems(listed('tool', good)).map(({ ruleId, place }) => `${ruleId} ${place?.key}`);
    const beside = lintItems(listed('tool', '[[[', 'null', toolText('[1]')).concat(listed('tool', good)));
    expect(beside.map(({ ruleId, place }) => `${ruleId} ${place?.key}`)).toEqual(
      expect.arrayContaining(alone),
    );
  });
});
