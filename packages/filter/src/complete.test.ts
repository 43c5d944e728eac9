import { describe, expect, it } from 'vitest';
import { completeFilter } from './complete.ts';
import type { FilterKey } from './keys.ts';

const VALUES: Partial<Record<FilterKey, readonly string[]>> = {
  method: ['tools/call', 'tools/list', 'ping'],
  tool: ['echo', 'get weather'],
  id: ['1', '"a"'],
};

/** `|` in the text marks the caret; the answer is the text with each option in place. */
function offered(marked: string): string[] {
  const caret = marked.indexOf('^');
  const text = marked.replace('^', '');
  const { from, to, options } = completeFilter(text, caret, (key) => VALUES[key] ?? []);
  return options.map(({ insert }) => text.slice(0, from) + insert + text.slice(to));
}

describe('completeFilter', () => {
  it('offers keys where a term begins', () => {
    expect(offered('^')).toContain('method:');
    expect(offered('me^')).toEqual(['method:']);
    expect(offered('is:error -me^')).toEqual(['is:error -method:']);
    expect(offered('me^thod:ping x')).toEqual(['method:ping x']);
    expect(offered('si^')).toEqual(['size>']);
    expect(offered('"me^')).toEqual([]);
    expect(offered('hello^')).toEqual([]);
  });

  it('offers the values that occur, quoted where needed', () => {
    expect(offered('method:^')).toEqual(['method:tools/call', 'method:tools/list', 'method:ping']);
    expect(offered('method:list^ is:error')).toEqual(['method:tools/list is:error']);
    expect(offered('method:ping|to^')).toEqual(['method:ping|tools/call', 'method:ping|tools/list']);
    expect(offered('tool:get^')).toEqual(['tool:"get weather"']);
    expect(offered('tool:"get w^')).toEqual(['tool:"get weather"']);
    expect(offered('id:^')).toEqual(['id:1', 'id:"a"']);
  });

  it('knows the words of the language', () => {
    expect(offered('is:err^')).toEqual(['is:error', 'is:tool-error']);
    expect(offered('is:isE^')).toEqual(['is:tool-error']);
    expect(offered('is:canceled^')).toEqual(['is:cancelled']);
    expect(offered('dir:^')).toEqual(['dir:toServer', 'dir:toClient']);
    expect(offered('nokey:^')).toEqual([]);
  });
});
