import { describe, expect, it } from 'vitest';
import type { Case } from '../types.ts';
import { editSuite, readSuite, type SuiteEdit } from './index.ts';

const NEW: Case = {
  id: 'new',
  tool: 't',
  input: { kind: 'none' },
  expect: { kind: 'any' },
  checks: [],
  save: [],
  tags: [],
};
const NEW_LINES = ['- id: new', '  tool: t', '  no-arguments: true', '  expect: any'];

function edited(text: string, ...edits: SuiteEdit[]): string {
  const result = editSuite(text, edits);
  if (!result.ok) throw new Error(result.message);
  return result.text;
}

function caseOf(text: string, id: string): Case {
  const found = readSuite(text).suite.cases.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no case ${id}`);
  return found;
}

/** Lines of a case without arguments. */
function one(id: string, ...more: string[]): string {
  return [`  - id: ${id}`, '    tool: t', '    no-arguments: true', '    expect: any', ...more, ''].join(
    '\n',
  );
}

describe('suites in odd styles', () => {
  it('blank lines that a note keeps stay its own', () => {
    const text = `suite: 1\ncases:\n${one('a', '    note: |+', '      keep', '', '')}`;
    const next = edited(text, { kind: 'put-case', case: NEW });
    expect(next).toBe(text + NEW_LINES.map((line) => `  ${line}\n`).join(''));
    expect(caseOf(next, 'a').note).toBe('keep\n\n\n');
  });

  it('cases on one line are left alone by an edit of tools', () => {
    const text = 'suite: 1\ncases: [{id: a, tool: t, arguments: {}, expect: any}]\ntools:\n  t: {}\n';
    expect(edited(text, { kind: 'put-schema', tool: 't', schema: 'abcd' })).toBe(
      text.replace('  t: {}', '  t:\n    schema: abcd'),
    );
  });

  it('a dash with a comment behind it is the one of its case', () => {
    const odd = '  - # one - two\n    id: b\n    tool: t\n    no-arguments: true\n    expect: any\n';
    const text = `suite: 1\ncases:\n${one('a')}${odd}`;
    expect(edited(text, { kind: 'remove-case', id: 'b' })).toBe(`suite: 1\ncases:\n${one('a')}`);
    expect(edited(text, { kind: 'put-case', case: NEW })).toBe(
      text + NEW_LINES.map((line) => `  ${line}\n`).join(''),
    );
  });

  it('a comment behind a text that gets several lines stays a comment', () => {
    const text = `suite: 1\ncases:\n${one('a', '    note: x  # seen')}`;
    const next = edited(text, { kind: 'put-case', case: { ...caseOf(text, 'a'), note: 'x\ny' } });
    expect(next).toBe(text.replace('note: x  # seen', 'note: |-  # seen\n      x\n      y'));
  });

  it('what is added follows the indentation of the whole suite', () => {
    const text = '  suite: 1\n  tools: { u: {} }\n';
    expect(
      edited(
        text,
        { kind: 'put-case', case: NEW },
        { kind: 'put-schema', tool: 't', schema: 'abcd' },
        { kind: 'put-server', server: { name: 's' } },
      ),
    ).toBe(
      [
        '  suite: 1',
        '  server: { name: s }',
        '  tools:',
        '    u: {}',
        '    t:',
        '      schema: abcd',
        '',
        '  cases:',
        ...NEW_LINES.map((line) => `    ${line}`),
        '',
      ].join('\n'),
    );
  });

  it('the last tool gets its base before a new tool comes', () => {
    const text = 'suite: 1\ntools:\n  t:\n    bases:\n      good: {}\n';
    const next = edited(
      text,
      { kind: 'put-schema', tool: 'u', schema: 'abcd' },
      { kind: 'put-base', tool: 't', base: { name: 'more', argumentsText: '{}' } },
    );
    expect(next).toBe(`${text}      more: {}\n  u:\n    schema: abcd\n`);
  });

  it('a tool that loses its last base and gets a schema has just that', () => {
    const text = 'suite: 1\ntools:\n  t:\n    bases:\n      good: {}\n';
    const next = edited(
      text,
      { kind: 'remove-base', tool: 't', name: 'good' },
      { kind: 'put-schema', tool: 't', schema: 'abcd' },
    );
    expect(next).toBe('suite: 1\ntools:\n  t:\n    schema: abcd\n');
  });

  it('comments between cases outlive them', () => {
    const text = `suite: 1\ncases:  # all\n  # first\n${one('a')}`;
    expect(edited(text, { kind: 'remove-case', id: 'a' })).toBe('suite: 1\ncases: []  # all\n  # first\n');
  });

  it('a comment does not become the text of the case above', () => {
    const above = one('a', '    note: |-', '      x');
    const text = `suite: 1\ncases:\n${above}${one('b', '      # deep')}`;
    expect(edited(text, { kind: 'remove-case', id: 'b' })).toBe(`suite: 1\ncases:\n${above}`);
  });

  it('an edit that would give another place another meaning is refused', () => {
    const text = `suite: 1
cases:
  - {id: a, tool: t, arguments: &x {"v": 1}, expect: any}
  - {id: b, tool: t, arguments: &x {"v": 2}, expect: any}
  - {id: c, tool: t, arguments: *x, expect: any}
`;
    expect(editSuite(text, [{ kind: 'remove-case', id: 'b' }])).toMatchObject({ ok: false });
  });
});
