import { parseJson } from '@lifeline/json';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Inline } from './inline.tsx';

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  const parsed = parseJson(text);
  if (!parsed.ok) throw new Error('no JSON');
  return renderToStaticMarkup(<Inline text={text} node={parsed.node} />).replace(/<[^>]*>/g, '');
}

it('is short however much it stands for', () => {
  const many = (item: unknown) => Array.from({ length: 100_000 }, () => item);
  for (const item of [1, {}, [], { a: 1 }, [[]]]) {
    expect(shown({ a: { b: many(item) } }).length).toBeLessThan(400);
    expect(shown(many(item)).length).toBeLessThan(400);
  }
  expect(shown({ a: [1, {}], b: 'x' })).toBe('{ &quot;a&quot;: [1, {}], &quot;b&quot;: &quot;x&quot; }');
});
