import { type JsonNode, parseJson } from '@lifeline/json';
import { describe, expect, it } from 'vitest';
import { opensByItself, pathOf, treeRows, waysTo } from './rows.ts';

function nodeOf(text: string): JsonNode {
  const parsed = parseJson(text);
  if (!parsed.ok) throw new Error(parsed.error.reason);
  return parsed.node;
}

function lines(text: string, toggles: ReadonlyMap<JsonNode, boolean> = new Map()): string[] {
  const node = nodeOf(text);
  return treeRows(node, opensByItself(node), toggles).map((row) =>
    [row.depth, row.kind, row.key ?? '', row.open === undefined ? '' : row.open ? 'open' : 'closed'].join(
      ' ',
    ),
  );
}

describe('treeRows', () => {
  it('opens the root and keeps short containers on one line', () => {
    expect(lines('{"a":1,"b":{"c":[1,2]}}')).toEqual([
      '0 value  open',
      '1 value a ',
      '1 value b closed',
      '0 close  ',
    ]);
  });

  it('keeps both members of a duplicate key, and says how often it occurs', () => {
    const node = nodeOf('{"a":1,"a":2}');
    const rows = treeRows(node, opensByItself(node), new Map());
    expect(rows.map((row) => row.duplicate)).toEqual([undefined, 2, 2, undefined]);
  });

  it('leaves large containers closed and counts their lines', () => {
    const big = `{"items":[${Array.from({ length: 500 }, (_, at) => at).join(',')}],"x":1}`;
    expect(lines(big)).toEqual(['0 value  open', '1 value items closed', '1 value x ', '0 close  ']);
    const node = nodeOf(big);
    const items = node.type === 'object' ? node.members[0]?.value : undefined;
    if (items === undefined) throw new Error('no items');
    expect(treeRows(node, opensByItself(node), new Map([[items, true]]))).toHaveLength(505);
  });

  it('cuts an opened string into its lines', () => {
    const node = nodeOf('["one\\ntwo\\nthree"]');
    const string = node.type === 'array' ? node.items[0] : undefined;
    if (string === undefined) throw new Error('no string');
    const rows = treeRows(node, opensByItself(node), new Map([[string, true]]));
    expect(rows.filter((row) => row.kind === 'line').map((row) => row.text)).toEqual(['one', 'two', 'three']);
  });

  it('survives a depth of 200,000 and opens only the first levels', () => {
    const depth = 200_000;
    const node = nodeOf('['.repeat(depth) + ']'.repeat(depth));
    expect(treeRows(node, opensByItself(node), new Map()).length).toBeLessThan(500);
  });

  it('knows the path of a row', () => {
    const node = nodeOf(
      '{"a":[{"b/c":"a long enough text to keep this container from standing on one line"}]}',
    );
    const rows = treeRows(node, opensByItself(node), new Map());
    expect(rows.map((row) => pathOf(row).join('>'))).toContain('a>0>b/c');
  });
});

describe('waysTo', () => {
  const text = '{"a":{"b/c":[{"d":1}]}}';

  it('opens what a pointer leads through, and nothing where it leads nowhere', () => {
    const node = nodeOf(text);
    expect(waysTo(node, '/a/b~1c/0/d').size).toBe(4);
    expect(waysTo(node, '').size).toBe(0);
    expect(waysTo(node, '/a/x/y').size).toBe(0);
    expect(waysTo(node, undefined).size).toBe(0);
  });
});
