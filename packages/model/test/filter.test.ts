import fs from 'node:fs';
import path from 'node:path';
import { compileFilter, parseFilter } from '@lifeline/filter';
import { RowTable } from '@lifeline/trace';
import { describe, expect, it } from 'vitest';
import { SessionModel } from '../src/session-model.ts';
import { readTrace, type TraceFile } from '../src/testing/read-trace.ts';
import { randomTrace } from './random-trace.ts';

function traceOf(name: string): TraceFile {
  return readTrace(fs.readFileSync(path.resolve(import.meta.dirname, `../traces/${name}.ndjson`), 'utf8'));
}

function testOf(text: string, rows: RowTable, model: SessionModel, texts: ReadonlyMap<number, string>) {
  const parsed = parseFilter(text);
  if (!parsed.ok) throw new Error(parsed.error.code);
  const inLine = (query: string) => (seq: number) => texts.get(seq)?.toLowerCase().includes(query) === true;
  return compileFilter(parsed.filter, { rows, facts: model, text: inLine });
}

/** seqs that match in the whole trace. */
function matches(name: string, text: string): number[] {
  const { rows, texts } = traceOf(name);
  const table = new RowTable();
  const model = new SessionModel();
  for (const row of rows) {
    table.push(row);
    model.reduce(row, texts.get(row.seq));
  }
  const test = testOf(text, table, model, texts);
  return rows.map(({ seq }) => seq).filter(test);
}

const CASES: readonly (readonly [trace: string, filter: string, seqs: readonly number[]])[] = [
  ['eight-steps', '', Array.from({ length: 33 }, (_, seq) => seq)],
  ['eight-steps', 'tool:*', [10, 11, 12, 13, 14, 15]],
  ['eight-steps', 'tool:ECHO', [10, 11, 12]],
  ['eight-steps', 'tool:"*"', []],
  ['eight-steps', '-method:*list* -kind:action|process', [1, 4, 5, 6, 11, 12, 14, 15, 20, 21, 26, 27, 32]],
  ['eight-steps', 'phase:initialization', [3, 4, 5, 6]],
  ['eight-steps', 'phase:4 kind:process', [29, 30, 31]],
  ['eight-steps', 'id:3', [11, 12]],
  ['eight-steps', 'id:"3"', []],
  ['eight-steps', 'uri:info://*', [19, 20, 21]],
  ['eight-steps', 'prompt:summarize', [25, 26, 27]],
  ['eight-steps', 'exchange:12', [11, 12]],
  ['eight-steps', 'exchange:11', [11, 12]],
  ['eight-steps', 'exchange:10', [10]],
  ['eight-steps', 'ms>3.9 ms<=4 seq:..9', [4, 5, 8, 9]],
  ['eight-steps', '"hello from mcp"', [11, 12]],
  ['eight-steps', 'arguments dir:toClient', [24]],
  ['eight-steps', '4711|"stdin-closed"', [2, 29]],
  ['eight-steps', 'size>=150 size<1kb dir:toServer', [4]],
  ['orphan-and-duplicate', 'is:orphan|duplicate', [8, 9, 10, 11, 18, 23, 24, 25]],
  ['orphan-and-duplicate', 'is:error', [9]],
  ['orphan-and-duplicate', 'finding:ENV-08 -is:orphan', []],
  ['late-responses', 'is:late', [8, 12, 17, 22]],
  ['late-responses', 'is:cancelled', [14, 16, 17]],
  ['late-responses', 'kind:timeout', [7, 10, 19, 21]],
  ['restart', 'conn:2 kind:request|response', [19, 20, 22, 23, 24]],
  ['restart', '-conn:1 kind:opened|closed', [17, 29]],
  ['crash-in-mid-call', 'is:lost', [6, 7, 8]],
  ['junk-on-stdout', 'kind:malformed', [4, 5, 7, 10, 11, 12, 13, 14]],
  ['batch', 'id:3', [6, 7, 8]],
  ['batch', 'tool:* is:tool-error', [6, 7, 8]],
  ['held-and-released', 'is:held kind:request', [6, 9, 11, 24, 30, 35]],
  ['progress-after-response', 'tool:countdown', [6, 7, 8, 9, 10, 11]],
  ['progress-after-response', 'token:"p-2"', [6, 7, 8, 9, 10, 11]],
  ['progress-after-response', 'token:1', [12, 13]],
  ['progress-after-response', 'method:notifications/progress', [7, 8, 9, 11, 13]],
  ['progress-after-response', 'tool:countdown -kind:notification', [6, 10]],
  ['unanswered-at-exit', '-is:lost kind:request', [3, 6]],
  ['id-types', 'id:1', [3, 4]],
];

describe('a filter over a trace', () => {
  it.each(CASES)('%s: %s', (name, text, seqs) => {
    expect(matches(name, text)).toEqual(seqs);
  });
});

describe('live', () => {
  const FILTERS = [
    'is:pending',
    '-is:result',
    'is:error|cancelled|lost|timeout',
    'ms<40',
    'id:1|"a" -is:late',
    'noise',
  ];

  it('answers as after the fact, when the exchanges of each change are asked again', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const { rows, texts } = readTrace(randomTrace(seed, 120));
      const table = new RowTable();
      const model = new SessionModel();
      const tests = FILTERS.map((text) => testOf(text, table, model, texts));
      const answers = tests.map((): boolean[] => []);
      const ask = (seq: number) => {
        for (const [index, test] of tests.entries()) (answers[index] ?? [])[seq] = test(seq);
      };
      let changes = 0;
      for (const row of rows) {
        table.push(row);
        model.reduce(row, texts.get(row.seq));
        ask(row.seq);
        if (row.ref !== undefined && row.ref < row.seq) ask(row.ref);
        for (; changes < model.changeCount; changes += 1) {
          const exchange = model.changedAt(changes);
          if (exchange === undefined) throw new Error('a change without an exchange');
          const { requestSeq, responseSeq, cancelSeq, timeoutSeq, ...more } = exchange;
          const { progressSeqs = [], duplicateSeqs = [], furtherSeqs = [] } = more;
          const all = [requestSeq, responseSeq, cancelSeq, timeoutSeq, ...progressSeqs];
          for (const seq of [...all, ...duplicateSeqs, ...furtherSeqs]) if (seq !== undefined) ask(seq);
        }
      }
      for (const [index, test] of tests.entries()) {
        const now = rows.map(({ seq }) => test(seq));
        expect(answers[index], `${FILTERS[index]} in trace ${seed}`).toEqual(now);
      }
    }
  });
});
