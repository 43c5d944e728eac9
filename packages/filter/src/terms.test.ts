import { describe, expect, it } from 'vitest';
import { addTerm, filterTerm } from './terms.ts';

describe('filterTerm', () => {
  it('quotes where it must', () => {
    expect(filterTerm('method', 'tools/call')).toBe('method:tools/call');
    expect(filterTerm('tool', 'say "hi" *')).toBe(`tool:'say "hi" *'`);
    expect(filterTerm('tool', `it's "x"`)).toBe('tool:"it\'s \\"x\\""');
    expect(filterTerm('tool', '')).toBe('tool:""');
    expect(filterTerm('uri', 'demo://a?b=1:2')).toBe('uri:demo://a?b=1:2');
    expect(filterTerm('id', '"3"')).toBe('id:"3"');
    expect(filterTerm('id', '3')).toBe('id:3');
    expect(filterTerm('id', '{"a": 1}')).toBe(`id:'{"a": 1}'`);
    expect(filterTerm('text', 'weather')).toBe('weather');
    expect(filterTerm('text', 'a:b')).toBe('"a:b"');
    expect(filterTerm('text', '-x')).toBe('"-x"');
    expect(filterTerm('text', '"isError":true')).toBe(`'"isError":true'`);
  });
});

describe('addTerm', () => {
  it('adds once, and turns a term around', () => {
    expect(addTerm('', 'tool:echo')).toBe('tool:echo');
    expect(addTerm('is:error', '-method:ping')).toBe('is:error -method:ping');
    expect(addTerm('tool:"echo x"  is:error', "-tool:'echo x'")).toBe("is:error -tool:'echo x'");
    expect(addTerm('tool:echo', 'tool:echo')).toBe('tool:echo');
  });

  it('replaces what is no filter', () => {
    expect(addTerm('metod:x', 'tool:echo')).toBe('tool:echo');
  });
});
