import { expect, it } from 'vitest';
import { capabilityEntries, undeclared } from './capabilities.ts';

it('lists members depth first, with what is named but not offered', () => {
  const entries = capabilityEntries('{"tools":{"listChanged":false},"logging":{},"odd":1.50,"off":null}');
  expect(entries).toEqual([
    { path: 'tools', name: 'tools', depth: 0, offered: true },
    { path: 'tools.listChanged', name: 'listChanged', depth: 1, offered: false, text: 'false' },
    { path: 'logging', name: 'logging', depth: 0, offered: true },
    { path: 'odd', name: 'odd', depth: 0, offered: true, text: '1.50' },
    { path: 'off', name: 'off', depth: 0, offered: false, text: 'null' },
  ]);
});

it('names experimental features without opening them', () => {
  const paths = capabilityEntries('{"experimental":{"acme/x":{"deep":{"deeper":1}}}}')?.map(
    ({ path }) => path,
  );
  expect(paths).toEqual(['experimental', 'experimental.acme/x']);
});

it('joins a chain of members that mean nothing by themselves', () => {
  const text = '{"tasks":{"list":{},"requests":{"tools":{"call":{}}}}}';
  expect(capabilityEntries(text)?.map(({ name, depth }) => `${depth} ${name}`)).toEqual([
    '0 tasks',
    '1 list',
    '1 requests.tools.call',
  ]);
});

it('is bounded in depth and length', () => {
  const deep = `${'{"a":{},"b":'.repeat(1000)}{}${'}'.repeat(1000)}`;
  expect(capabilityEntries(deep)?.map(({ depth }) => depth)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`c${at}`, {}]));
  expect(capabilityEntries(JSON.stringify(many))).toHaveLength(200);
});

it.each(['[]', '"x"', '{'])('gives no list for %s', (text) => {
  expect(capabilityEntries(text)).toBeUndefined();
});

it('knows what a revision could have declared', () => {
  const entries = capabilityEntries('{"tools":{},"prompts":{}}') ?? [];
  expect(undeclared('server', entries, '2024-11-05')).toEqual(['resources', 'logging']);
  expect(undeclared('server', entries, '2025-03-26')).toContain('completions');
  expect(undeclared('client', [], '2024-11-05')).toEqual(['roots', 'sampling']);
  expect(undeclared('server', entries, 'someday')).toEqual([]);
});
