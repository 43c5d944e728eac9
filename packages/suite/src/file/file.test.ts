import { describe, expect, it } from 'vitest';
import type { Case } from '../types.ts';
import { editSuite, readSuite, type SuiteEdit } from './index.ts';

const SUITE = `# Cases of the calculator.
suite: 1
server: { name: calc, version: "1.0" }   # as released

tools:
  add:
    schema: 0123456789abcdef
    bases:
      # from the handbook
      good: {"a": 1.50, "b": 9007199254740993}

# The limits first.
cases:
  - id: add-good
    tool: add
    base: good
    expect: accepted   # the plain call
    check:
      - contains: "2.5"
      - equals: {"sum": 2.50, "id": 1}
        at: /structuredContent
        ignoring: [/id]
      - {duration: 500}

  # A secret goes in by reference.
  - id: add-a-missing
    tool: add
    base: good
    remove: /a
    expect: error(-32602)
    tags: [limits, smoke]
    note: |-
      Seen in the field:
      a is often left out.
  - {id: other, tool: sub, arguments: {x: 0x1F, key: "\${env:KEY}"}, expect: any}
`;

function edited(text: string, ...edits: SuiteEdit[]): string {
  const result = editSuite(text, edits);
  if (!result.ok) throw new Error(result.message);
  return result.text;
}

/** Lines of `next` that are not in `before`, and the other way round. */
function changedLines(before: string, next: string): { gone: string[]; added: string[] } {
  const [old, now] = [before.split('\n'), next.split('\n')];
  return {
    gone: old.filter((line) => !now.includes(line)),
    added: now.filter((line) => !old.includes(line)),
  };
}

function caseOf(text: string, id: string): Case {
  const found = readSuite(text).suite.cases.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no case ${id}`);
  return found;
}

describe('reading', () => {
  it('takes everything that a suite can say, numbers as written', () => {
    const { suite, problems, isForeign } = readSuite(SUITE);
    expect(problems).toEqual([]);
    expect(isForeign).toBe(false);
    expect(suite.server).toEqual({ name: 'calc', version: '1.0' });
    expect(suite.tools).toEqual([
      {
        name: 'add',
        schema: '0123456789abcdef',
        bases: [{ name: 'good', argumentsText: '{"a":1.50,"b":9007199254740993}' }],
      },
    ]);
    expect(suite.cases.map(({ id, expect: expected }) => [id, expected])).toEqual([
      ['add-good', { kind: 'accepted' }],
      ['add-a-missing', { kind: 'error', code: '-32602' }],
      ['other', { kind: 'any' }],
    ]);
    expect(suite.cases[0]?.checks).toEqual([
      { kind: 'contains', text: '2.5' },
      { kind: 'equals', at: '/structuredContent', valueText: '{"sum":2.50,"id":1}', ignoring: ['/id'] },
      { kind: 'duration', mostMs: 500 },
    ]);
    expect(suite.cases[1]).toMatchObject({
      input: { kind: 'base', base: 'good', change: { kind: 'remove', pointer: '/a' } },
      tags: ['limits', 'smoke'],
      note: 'Seen in the field:\na is often left out.',
    });
    expect(suite.cases[2]?.input).toEqual({ kind: 'own', argumentsText: `{"x":31,"key":"\${env:KEY}"}` });
  });

  it('names each of five mistakes with its place and reads the rest', () => {
    const text = `suite: 1
tools:
  add: {bases: {good: {a: 1}}}
cases:
  - id: first
    tool: add
    base: good
    expct: accepted
    expect: rejected
  - id: second
    tool: add
    base: god
    expect: accepted
  - id: third
    tool: add
    base: good
    expect: refused
  - id: fourth
    tool: add
    base: good
    expect: any
    check:
      - regex: "("
  - tool: add
    base: good
    expect: any
  - id: sixth
    tool: add
    base: good
    set: {a: 2}
    expect: any
  - id: good
    tool: add
    base: good
    expect: accepted
`;
    const { suite, problems } = readSuite(text);
    expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      '8:5 A case has no “expct”; did you mean “expect”?',
      '10:5 The tool “add” has no base called “god”.',
      '17:13 “refused” is no expectation; expect accepted, rejected, tool-error, error, error(<code>) or any.',
      '23:16 This is no regular expression: Unterminated group.',
      '24:5 This case has no “id”.',
      '30:11 “a” is no JSON Pointer; write /a.',
    ]);
    expect(suite.cases.map(({ id }) => id)).toEqual(['first', 'good']);
  });

  it('goes on behind a mistake of YAML itself', () => {
    const { suite, problems } = readSuite(
      'suite: 1\ncases:\n  - id: a\n    tool: t\n    no-arguments: true\n    expect: any\n  - {id: b, tool: "t\n',
    );
    expect(problems.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^This is not YAML: /),
    );
    expect(suite.cases.map(({ id }) => id)).toContain('a');
  });

  it.each(['', '\n', '# nothing yet\n'])('takes %j', (text) => {
    expect(readSuite(text).suite.cases).toEqual([]);
  });

  it.each(['a: 1', '- x', 'just text', '{"mcpServers": {}}'])('knows that %j is no suite', (text) => {
    expect(readSuite(text)).toMatchObject({ isForeign: true, problems: [{ line: 1, column: 1 }] });
  });
});

describe('editing', () => {
  it('changes nothing where nothing is changed', () => {
    expect(edited(SUITE)).toBe(SUITE);
    for (const { id } of readSuite(SUITE).suite.cases)
      expect(edited(SUITE, { kind: 'put-case', case: caseOf(SUITE, id) })).toBe(SUITE);
  });

  it('changes one line for one member, and keeps the comment beside it', () => {
    const next = edited(SUITE, {
      kind: 'put-case',
      case: { ...caseOf(SUITE, 'add-good'), expect: { kind: 'any' } },
    });
    expect(next).toBe(SUITE.replace('accepted   # the plain call', 'any   # the plain call'));
    const other = edited(SUITE, {
      kind: 'put-case',
      case: { ...caseOf(SUITE, 'add-a-missing'), expect: { kind: 'rejected' } },
    });
    expect(changedLines(SUITE, other)).toEqual({
      gone: ['    expect: error(-32602)'],
      added: ['    expect: rejected'],
    });
  });

  it('adds and takes members on lines of their own', () => {
    const before = caseOf(SUITE, 'add-a-missing');
    const { note: _, ...rest } = before;
    const next = edited(SUITE, {
      kind: 'put-case',
      case: { ...rest, title: 'a is missing: required', verdict: { is: 'pass', reason: 'agreed, see wiki' } },
    });
    expect(changedLines(SUITE, next)).toEqual({
      gone: ['    note: |-', '      Seen in the field:', '      a is often left out.'],
      added: ['    title: "a is missing: required"', '    verdict: { is: pass, reason: "agreed, see wiki" }'],
    });
    expect(caseOf(next, 'add-a-missing')).toEqual({
      ...rest,
      title: 'a is missing: required',
      verdict: { is: 'pass', reason: 'agreed, see wiki' },
    });
  });

  it('adds a case behind the last one of its tool, and removes one with its lines only', () => {
    const added: Case = {
      id: 'add-null',
      tool: 'add',
      title: 'a is null',
      input: { kind: 'base', base: 'good', change: { kind: 'set', pointer: '/a', valueText: 'null' } },
      origin: { kind: 'null', keyword: 'type', detail: 'null', predicts: 'rejected' },
      expect: { kind: 'rejected' },
      checks: [
        { kind: 'regex', pattern: '^\\d+$' },
        { kind: 'type', at: '/x', type: 'integer' },
      ],
      save: [{ name: 'sum', at: '/structuredContent/sum' }],
      tags: ['a, b'],
    };
    const next = edited(SUITE, { kind: 'put-case', case: added });
    expect(changedLines(SUITE, next).gone).toEqual([]);
    expect(caseOf(next, 'add-null')).toEqual(added);
    expect(readSuite(next).suite.cases.map(({ id }) => id)).toEqual([
      'add-good',
      'add-a-missing',
      'add-null',
      'other',
    ]);
    expect(edited(next, { kind: 'remove-case', id: 'add-null' })).toBe(SUITE);
  });

  it('keeps bases and hashes of tools on their lines', () => {
    const next = edited(
      SUITE,
      { kind: 'put-base', tool: 'add', base: { name: 'good', argumentsText: '{"a":1e2}' } },
      { kind: 'put-schema', tool: 'add', schema: 'fedcba9876543210' },
      { kind: 'put-base', tool: 'sub', base: { name: 'good', argumentsText: '{}' } },
      { kind: 'put-server', server: { name: 'calc', version: '1.1' } },
    );
    expect(changedLines(SUITE, next)).toEqual({
      gone: [
        'server: { name: calc, version: "1.0" }   # as released',
        '    schema: 0123456789abcdef',
        '      good: {"a": 1.50, "b": 9007199254740993}',
      ],
      added: [
        'server: { name: calc, version: "1.1" }   # as released',
        '    schema: fedcba9876543210',
        '      good: {"a": 1e2}',
        '  sub:',
        '      good: {}',
      ],
    });
  });

  it('makes a suite of nothing, and of one in flow style', () => {
    const base = { kind: 'put-base', tool: 'add', base: { name: 'good', argumentsText: '{"a":1}' } } as const;
    const one = { kind: 'put-case', case: { ...caseOf(SUITE, 'add-good'), checks: [] } } as const;
    for (const text of [
      '',
      'suite: 1',
      'suite: 1\ncases: []\ntools: {}\n',
      '{suite: 1, tools: {}, cases: []}',
    ]) {
      const result = editSuite(text, [base, { ...one }]);
      if (text.startsWith('{')) expect(result.ok).toBe(false);
      else {
        expect(result).toMatchObject({ ok: true });
        const { suite, problems } = readSuite(result.ok ? result.text : '');
        expect(problems).toEqual([]);
        expect(suite.cases).toHaveLength(1);
        expect(suite.tools[0]?.bases).toEqual([base.base]);
      }
    }
  });

  it.each([
    '{"text":"a: b # c","n":-0,"big":1e400,"esc":"\\ud800 \\u0000 \\/ \\t","key with: colon":{"":[[],{}]}}',
    `{"long":"${'x'.repeat(300)}","list":[${Array.from({ length: 60 }, (_, i) => i).join(',')}]}`,
    '{"dup":1,"dup":2,"*star":"&anchor","- dash":"? q","%":"@at","yes":"no","emoji":"😀","sep":"\u2028"}',
  ])('brings arguments back as they were: %s', (argumentsText) => {
    const next = edited(SUITE, {
      kind: 'put-case',
      case: { ...caseOf(SUITE, 'other'), input: { kind: 'own', argumentsText } },
    });
    expect(caseOf(next, 'other').input).toEqual({ kind: 'own', argumentsText });
  });

  it.each([
    'yes',
    'null',
    '1.0',
    'a: b',
    '# x',
    '- x',
    ' lead',
    'trail ',
    'a\nb',
    'a\n\n  b',
    'tab\there',
    '“quoted”',
    `say "x", it's \\d`,
    '*x',
    '{x}',
    'x,y',
    '\u202e',
    '~',
  ])('brings the text %j back in every place', (text) => {
    const next = edited(SUITE, {
      kind: 'put-case',
      case: {
        ...caseOf(SUITE, 'add-good'),
        title: text,
        note: text,
        tags: [text],
        verdict: { is: 'fail', reason: `${text}!` },
      },
    });
    expect(caseOf(next, 'add-good')).toMatchObject({
      title: text,
      note: text,
      tags: [text],
      verdict: { reason: `${text}!` },
    });
  });
});

describe('files of Windows', () => {
  const WINDOWS = `\ufeff${SUITE.replaceAll('\n', '\r\n')}`;
  const one = { ...caseOf(SUITE, 'add-good'), id: 'new', note: 'two\nlines' };

  it('keep their byte order mark, and get line feeds of their kind', () => {
    expect(readSuite(WINDOWS)).toEqual(readSuite(SUITE));
    const edits: readonly SuiteEdit[] = [
      { kind: 'put-case', case: one },
      { kind: 'remove-case', id: 'add-a-missing' },
      { kind: 'put-case', case: { ...caseOf(SUITE, 'add-good'), tags: ['a'], title: 'T' } },
      { kind: 'put-base', tool: 'add', base: { name: 'other', argumentsText: '{"a":1}' } },
      { kind: 'put-server', server: { name: 'x', version: '2' } },
    ];
    expect(edited(WINDOWS, ...edits)).toBe(`\ufeff${edited(SUITE, ...edits).replaceAll('\n', '\r\n')}`);
  });

  it('tell mistakes at the place where an editor shows them', () => {
    const text = 'suite: 1\ncases:\n  - id: a\n    tool: t\n    expect: all\n    no-arguments: true\n';
    expect(readSuite(`\ufeff${text.replaceAll('\n', '\r\n')}`).problems).toEqual(readSuite(text).problems);
    expect(readSuite('\ufeffsuit: 1\nsuite: 1\n').problems).toEqual(
      readSuite('suit: 1\nsuite: 1\n').problems,
    );
  });
});

it('reads what an edit has made only once', () => {
  const text = edited(SUITE, { kind: 'remove-case', id: 'other' });
  expect(readSuite(text)).toBe(readSuite(text));
  expect(readSuite(SUITE).suite.cases).toHaveLength(3);
  expect(readSuite(text).suite.cases).toHaveLength(2);
});

it('takes an empty title for none, and names an empty id', () => {
  const { suite, problems } = readSuite(
    'suite: 1\ncases:\n  - {id: a, tool: t, title: "", arguments: {}, expect: any}\n  - {id: " ", tool: t, arguments: {}, expect: any}\n',
  );
  expect(suite.cases.map(({ id, title }) => [id, title])).toEqual([['a', undefined]]);
  expect(problems).toEqual([{ line: 4, column: 10, message: expect.stringContaining('“id” is empty') }]);
});
