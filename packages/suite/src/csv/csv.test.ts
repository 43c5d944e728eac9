import { expect, it } from 'vitest';
import { casesFromCsv } from './cases-from-csv.ts';

const SCHEMA = JSON.stringify({
  type: 'object',
  properties: {
    name: { type: 'string' },
    count: { type: 'integer' },
    mode: { enum: ['a', 'b'], type: 'string' },
    pos: { type: 'object', properties: { x: { type: 'number' } } },
    tags: { type: 'array', items: { type: 'string' } },
  },
});

function argumentsOf(text: string): unknown[] {
  const { cases, problems } = casesFromCsv(text, 'tool', SCHEMA, []);
  expect(problems).toEqual([]);
  return cases.map(({ input }) => (input.kind === 'own' ? input.argumentsText : input));
}

it('takes cells as the schema says, empty ones as absent and quoted empty ones as texts', () => {
  expect(argumentsOf('name,count,mode,/pos/x\n007,5.0,a,1.50\n"",x,,\n"a ""b"",\nc",,,')).toEqual([
    '{"name":"007","count":5.0,"mode":"a","pos":{"x":1.50}}',
    '{"name":"","count":"x"}',
    '{"name":"a \\"b\\",\\nc"}',
  ]);
});

it('takes cells of a spreadsheet, and lists', () => {
  expect(argumentsOf('name\t/tags/0\t/tags/1\r\nx, y\ta\tb\r\n$'.concat('{HOME}\t\t\r\n'))).toEqual([
    '{"name":"x, y","tags":["a","b"]}',
    `{"name":"$\${HOME}"}`,
  ]);
});

it('reads what is said of a case, with ids that are free', () => {
  const { cases } = casesFromCsv(
    '@id,@expect,@title,@tags,count\none,rejected,No,a b,1\none,,,,2',
    'tool',
    SCHEMA,
    ['one'],
  );
  expect(cases).toMatchObject([
    { id: 'one-2', expect: { kind: 'rejected' }, title: 'No', tags: ['a', 'b'] },
    { id: 'one-3', expect: { kind: 'accepted' } },
  ]);
});

it('names mistakes by line and column, and takes the other rows', () => {
  const { cases, problems } = casesFromCsv('count,@expect\n1,refused\n2,any,3\n4', 'tool', SCHEMA, []);
  expect(cases).toHaveLength(2);
  expect(problems.map(({ line, column }) => `${line}:${column}`).sort()).toEqual(['2:3', '3:7']);
});

it('takes no row where a quote is open, since it may hold the others', () => {
  expect(casesFromCsv('name,count\na,1\n"b,2\nc,3\n', 'tool', SCHEMA, [])).toEqual({
    cases: [],
    problems: [{ line: 3, column: 1, message: expect.stringContaining('quote is not closed') }],
  });
});

it('takes the first of two columns for one place, and says so', () => {
  const { cases, problems } = casesFromCsv('count,name,/count\n1,a,2\n', 'tool', SCHEMA, []);
  expect(cases.map(({ input }) => input)).toEqual([{ kind: 'own', argumentsText: '{"count":1,"name":"a"}' }]);
  expect(problems).toEqual([{ line: 1, column: 12, message: expect.stringContaining('second time') }]);
});
