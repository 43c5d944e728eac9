import type { SessionModel } from '@lifeline/model';
import { describe, expect, it } from 'vitest';
import { compareDefinitions } from '../src/definitions.ts';
import { changeSentences } from '../src/sentences.ts';
import { type Line, traceOf } from './trace-of.ts';

/** A model whose server listed these tools and prompts. */
function offering(tools: readonly unknown[], prompts: readonly unknown[] = []): SessionModel {
  const ask = (id: number, method: string, result: object): Line[] => [
    ['toServer', { jsonrpc: '2.0', id, method }],
    ['toClient', { jsonrpc: '2.0', id, result }],
  ];
  return traceOf([...ask(1, 'tools/list', { tools }), ...ask(2, 'prompts/list', { prompts })]).model;
}

function tool(inputSchema: unknown, others: object = {}) {
  return { name: 'echo', inputSchema, ...others };
}

/** `effect code pointer` of every change of the one tool. */
function changes(before: object, after: object): string[] {
  const { changed } = compareDefinitions(offering([before]), offering([after]));
  return changed.flatMap((item) =>
    item.changes.map(({ effect, code, pointer }) => `${effect} ${code} ${pointer}`),
  );
}

const object = (properties: object, required: string[] = [], others: object = {}) =>
  tool({ type: 'object', properties, required, ...others });

describe('definitions', () => {
  it('tells what was added, removed and left as it was', () => {
    const a = offering([tool({}), { name: 'gone', inputSchema: {} }]);
    const b = offering([
      { inputSchema: {}, name: 'echo' },
      { name: 'new', inputSchema: {} },
    ]);
    expect(compareDefinitions(a, b)).toEqual({
      added: [{ kind: 'tool', key: 'new' }],
      removed: [{ kind: 'tool', key: 'gone' }],
      changed: [],
    });
  });

  it.each([
    [
      'a property goes',
      object({ a: {}, b: {} }),
      object({ a: {} }),
      'breaking property-removed /inputSchema/properties/b',
    ],
    ['an optional one comes', object({}), object({ a: {} }), 'safe property-added /inputSchema/properties/a'],
    [
      'a required one comes',
      object({}),
      object({ a: {} }, ['a']),
      'breaking required-added /inputSchema/properties/a',
    ],
    [
      'it becomes required',
      object({ a: {} }),
      object({ a: {} }, ['a']),
      'breaking required-added /inputSchema/required',
    ],
    [
      'it becomes optional',
      object({ a: {} }, ['a']),
      object({ a: {} }),
      'safe required-removed /inputSchema/required',
    ],
    [
      'integer to number',
      object({ a: { type: 'integer' } }),
      object({ a: { type: 'number' } }),
      'safe type-widened /inputSchema/properties/a/type',
    ],
    [
      'number to integer',
      object({ a: { type: 'number' } }),
      object({ a: { type: 'integer' } }),
      'breaking type-narrowed /inputSchema/properties/a/type',
    ],
    [
      'string to number',
      object({ a: { type: 'string' } }),
      object({ a: { type: 'number' } }),
      'breaking type-changed /inputSchema/properties/a/type',
    ],
    [
      'a choice goes',
      object({ a: { enum: [1, 2] } }),
      object({ a: { enum: [1] } }),
      'breaking choices-removed /inputSchema/properties/a/enum',
    ],
    [
      'a choice comes',
      object({ a: { enum: [1] } }),
      object({ a: { enum: [1, '1'] } }),
      'safe choices-added /inputSchema/properties/a/enum',
    ],
    [
      'a minimum rises',
      object({ a: { minimum: 1 } }),
      object({ a: { minimum: 2 } }),
      'breaking limit-tightened /inputSchema/properties/a/minimum',
    ],
    [
      'a maximum rises',
      object({ a: { maximum: 1 } }),
      object({ a: { maximum: 2 } }),
      'safe limit-loosened /inputSchema/properties/a/maximum',
    ],
    [
      'it is closed',
      object({}),
      object({}, [], { additionalProperties: false }),
      'breaking closed /inputSchema/additionalProperties',
    ],
    [
      'another description',
      tool({}, { description: 'a' }),
      tool({}, { description: 'b' }),
      'safe text-changed /description',
    ],
    [
      'no longer read-only',
      tool({}, { annotations: { readOnlyHint: true } }),
      tool({}),
      'breaking hint-changed /annotations/readOnlyHint',
    ],
    [
      'a hint beside an audience that stayed',
      tool({}, { annotations: { readOnlyHint: true, audience: ['user'], toString: 'a' } }),
      tool({}, { annotations: { readOnlyHint: false, audience: ['user'], toString: 'a' } }),
      'breaking hint-changed /annotations/readOnlyHint',
    ],
    [
      'another annotation, named like an object member',
      tool({}, { annotations: { toString: 'a' } }),
      tool({}, { annotations: { toString: 'b' } }),
      'safe text-changed /annotations/toString',
    ],
    ['no output schema', tool({}, { outputSchema: {} }), tool({}), 'breaking member-removed /outputSchema'],
  ])('%s', (_, before, after, expected) => {
    expect(changes(before, after)).toEqual([expected]);
  });

  it('turns the judgement round for results', () => {
    const output = (properties: object) => tool({}, { outputSchema: { type: 'object', properties } });
    expect(changes(output({ a: {}, b: {} }), output({ a: {} }))).toEqual([
      'breaking property-removed /outputSchema/properties/b',
    ]);
    expect(changes(output({ a: { enum: [1] } }), output({ a: { enum: [1, 2] } }))).toEqual([
      'breaking choices-added /outputSchema/properties/a/enum',
    ]);
    expect(changes(output({ a: { enum: [1, 2] } }), output({ a: { enum: [1] } }))).toEqual([
      'safe choices-removed /outputSchema/properties/a/enum',
    ]);
  });

  it('follows local references, also in circles', () => {
    const tree = (type: string) =>
      tool({
        $defs: { node: { type: 'object', properties: { value: { type }, next: { $ref: '#/$defs/node' } } } },
        $ref: '#/$defs/node',
      });
    expect(changes(tree('string'), tree('integer'))).toEqual([
      'breaking type-changed /inputSchema/properties/value/type',
    ]);
  });

  it('compares alternatives that stayed the same with themselves', () => {
    const union = (...anyOf: object[]) => object({ a: { anyOf } });
    expect(
      changes(union({ type: 'string' }, { type: 'null' }), union({ type: 'null' }, { type: 'string' })),
    ).toEqual([]);
    expect(changes(union({ type: 'string' }), union({ type: 'string' }, { type: 'null' }))).toEqual([
      'safe branches-added /inputSchema/properties/a/anyOf',
    ]);
  });

  it('knows arguments of prompts by name', () => {
    const prompt = (...args: object[]) => [{ name: 'p', arguments: args }];
    const { changed } = compareDefinitions(
      offering([], prompt({ name: 'a' }, { name: 'b', required: true })),
      offering([], prompt({ name: 'b' }, { name: 'c', required: true })),
    );
    expect(changed[0]?.changes.map(({ code, effect }) => `${effect} ${code}`)).toEqual([
      'breaking property-removed',
      'safe required-removed',
      'breaking required-added',
    ]);
  });

  it('says it in words', () => {
    const { changed } = compareDefinitions(offering([object({ a: {} })]), offering([object({})]));
    const change = changed[0]?.changes[0];
    if (change === undefined) throw new Error('there is a change');
    expect(changeSentences(change, 'en')).toBe('a was removed. Calls that were accepted may now be refused.');
    expect(changeSentences(change, 'zh-TW')).toBe('移除了 a。先前接受的呼叫現在可能被拒絕。');
  });
});
