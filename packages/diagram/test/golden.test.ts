import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lanePositions } from '../src/lanes.ts';
import { drawWindow } from './draw.ts';
import { loadTrace, sequenceOf } from './load.ts';

const FOLDER = path.join(import.meta.dirname, 'golden');
const LANES = lanePositions(576, { host: true });

/** Rewritten by `GOLDEN=update npx vitest run packages/diagram`. */
function expectGolden(name: string, text: string): void {
  const file = path.join(FOLDER, `${name}.txt`);
  if (process.env.GOLDEN === 'update') fs.writeFileSync(file, text);
  expect(text).toBe(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
}

describe('golden geometry', () => {
  it.each([
    'eight-steps',
    'held-and-released',
    'late-responses',
    'orphan-and-duplicate',
    'junk-on-stdout',
    'restart',
    'pagination',
    'elicitation-in-call',
    'crash-in-mid-call',
  ])('%s', (name) => {
    const sequence = sequenceOf(loadTrace(name));
    expectGolden(name, drawWindow(sequence.window(0, sequence.height, LANES)));
  });

  it('eight steps with notes, without Host lane', () => {
    const sequence = sequenceOf(loadTrace('eight-steps'), { notes: true, host: false });
    const lanes = lanePositions(576, { host: false });
    expectGolden('eight-steps-notes', drawWindow(sequence.window(0, sequence.height, lanes)));
  });
});
