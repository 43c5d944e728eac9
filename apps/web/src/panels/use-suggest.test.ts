import { describe, expect, it } from 'vitest';
import { completionParams, completionValues } from './use-suggest.ts';

const prompt = { type: 'ref/prompt', key: 'review "it"' } as const;

describe('completionParams', () => {
  it('names the prompt, the argument and what else is filled in', () => {
    const text = completionParams(prompt, 'lang', 'py', '{"lang":"py","style":"a\\nb","n":1}', '2025-11-25');
    expect(JSON.parse(text)).toEqual({
      ref: { type: 'ref/prompt', name: 'review "it"' },
      argument: { name: 'lang', value: 'py' },
      context: { arguments: { style: 'a\nb' } },
    });
  });

  it('leaves context out where the revision does not know it, or nothing is filled in', () => {
    const filled = '{"style":"x"}';
    expect(completionParams(prompt, 'lang', '', filled, '2025-03-26')).not.toContain('context');
    expect(completionParams(prompt, 'lang', '', undefined, '2025-11-25')).not.toContain('context');
    expect(completionParams(prompt, 'lang', '', '{"style":', '2025-11-25')).not.toContain('context');
  });

  it('names a template by its text', () => {
    const text = completionParams({ type: 'ref/resource', key: 'x://{a}' }, 'a', '1', '{}', '2025-11-25');
    expect(JSON.parse(text)).toEqual({
      ref: { type: 'ref/resource', uri: 'x://{a}' },
      argument: { name: 'a', value: '1' },
    });
  });
});

it('reads values, each once, and tolerates everything else', () => {
  const answer = (completion: unknown) => JSON.stringify({ jsonrpc: '2.0', id: 1, result: { completion } });
  expect(completionValues(answer({ values: ['a', 1, 'b', 'a'], total: 2 }))).toEqual(['a', 'b']);
  expect(completionValues(answer({ values: 'a' }))).toEqual([]);
  expect(completionValues('{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no"}}')).toEqual([]);
  expect(completionValues('not JSON')).toEqual([]);
});
