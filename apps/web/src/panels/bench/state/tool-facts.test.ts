import { expect, it } from 'vitest';
import { toolFacts } from './tool-facts.ts';

function tool(index: number, name: string, annotations: string) {
  const text = `{"name":"${name}","inputSchema":{},"annotations":${annotations}}`;
  return { kind: 'tool', index, key: name, name, text, seq: 0 } as const;
}

it('asks for consent unless every tool of the name is marked read-only', () => {
  const readOnly = '{"readOnlyHint":true}';
  const items = [
    tool(0, 'one', readOnly),
    tool(1, 'twin', readOnly),
    tool(2, 'twin', '{"readOnlyHint":false}'),
  ];
  expect(toolFacts(items, 'one').consent).toBeUndefined();
  expect(toolFacts(items, 'twin').consent).toBe('writes');
  expect(toolFacts(items, 'none').consent).toBe('unlisted');
});
