import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeModel } from '../src/describe.ts';
import { readTrace, reduceTrace } from '../src/testing/read-trace.ts';

const FOLDER = path.resolve(import.meta.dirname, '../traces');
const TRACES = fs.readdirSync(FOLDER).filter((name) => name.endsWith('.ndjson'));

/** Rewritten by `GOLDEN=update npx vitest run packages/model`. */
function expectGolden(file: string, text: string): void {
  if (process.env.GOLDEN === 'update') fs.writeFileSync(file, text);
  expect(text).toBe(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
}

describe('golden traces', () => {
  it.each(TRACES)('%s', (name) => {
    const trace = readTrace(fs.readFileSync(path.join(FOLDER, name), 'utf8'));
    const problems = trace.problems.map((problem) => `${problem}\n`).join('');
    const text = trace.header === undefined ? '' : describeModel(reduceTrace(trace), trace.rows);
    expectGolden(path.join(FOLDER, name.replace('.ndjson', '.model.txt')), problems + text);
  });
});
