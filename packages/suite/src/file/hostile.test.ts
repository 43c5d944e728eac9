import { describe, expect, it } from 'vitest';
import { editSuite, readSuite } from './index.ts';

/** A case with these lines as its arguments, before one that is as it should be. */
function suiteOf(lines: string, head = ''): string {
  return `suite: 1
${head}cases:
  - id: bad
    tool: t
    arguments: ${lines}
    expect: any
  - id: good
    tool: t
    arguments: {"a": [[1]]}
    expect: any
`;
}

function told(text: string): { readonly problems: readonly string[]; readonly ids: readonly string[] } {
  const { suite, problems } = readSuite(text);
  return {
    problems: problems.map(({ line, column, message }) => `${line}:${column} ${message}`),
    ids: suite.cases.map(({ id }) => id),
  };
}

const BOMB = ['&a0 [1,1,1,1,1,1,1,1,1,1]']
  .concat(
    Array.from({ length: 60 }, (_, index) => `&a${index + 1} [${Array(10).fill(`*a${index}`).join(',')}]`),
  )
  .map((value, index) => `\n      n${index}: ${value}`)
  .join('');

describe('a hostile suite is a mistake with its place, and the rest is read', () => {
  it.each([
    ['&x {n: *x}', ['5:23 This alias stands for something that it is part of.']],
    ['&x [*x]', ['5:20 This alias stands for something that it is part of.']],
    ['{n: *nobody}', ['5:20 Nothing above is marked “&nobody”.']],
  ])('%s', (lines, problems) => {
    expect(told(suiteOf(lines))).toEqual({ problems, ids: ['good'] });
  });

  it.each([
    ['lists', '['.repeat(5000) + ']'.repeat(5000), '5:516'],
    ['maps', `${'{a: '.repeat(5000)}1${'}'.repeat(5000)}`, '5:2016'],
    ['open lists', '['.repeat(5000), '5:516'],
    ['lists on lines of their own', `\n      ${'- '.repeat(5000)}x`, '6:501'],
    [
      'maps on lines of their own',
      Array.from({ length: 1000 }, (_, at) => `\n${' '.repeat(at + 6)}a:`).join(''),
      '501:1',
    ],
  ])('%s of a thousand levels and more', (_, lines, place) => {
    const { problems, ids } = told(suiteOf(lines));
    expect(problems).toContainEqual(`${place} This is nested too deep to be read.`);
    if (!lines.startsWith('[[') || lines.endsWith(']')) expect(ids).toEqual(['good']);
  });

  it('an alias of aliases of aliases', () => {
    expect(told(suiteOf(BOMB))).toEqual({
      problems: [expect.stringMatching(/^\d+:\d+ The aliases of this file stand for too much/)],
      ids: ['good'],
    });
  });

  it('a second document', () => {
    expect(told(`${suiteOf('{}')}---\nsuite: 1\n`)).toEqual({
      problems: ['12:1 A suite is one YAML document; this second one is not read.'],
      ids: ['bad', 'good'],
    });
  });

  it('counts lines behind what was left out', () => {
    const text = suiteOf('['.repeat(600) + ']'.repeat(600)).replace(
      'expect: any\n  - id: good',
      'expect: al\n  - id: good',
    );
    expect(told(text).problems).toContainEqual(expect.stringMatching(/^6:13 “al” is no expectation/));
  });
});

it('aliases that stand for little are read as what they stand for', () => {
  const { suite, problems } = readSuite(
    suiteOf('{"a": 1}').replace('{"a": [[1]]}', '*x').replace('{"a": 1}', '&x {"a": 1}'),
  );
  expect(problems).toEqual([]);
  expect(suite.cases.map(({ input }) => input)).toEqual([
    { kind: 'own', argumentsText: '{"a":1}' },
    { kind: 'own', argumentsText: '{"a":1}' },
  ]);
});

it('an edit leaves what could not be read as it was', () => {
  const text = suiteOf('['.repeat(600) + ']'.repeat(600));
  const edited = editSuite(text, [{ kind: 'remove-case', id: 'good' }]);
  expect(edited).toEqual({ ok: true, text: text.slice(0, text.indexOf('  - id: good')) });
});
