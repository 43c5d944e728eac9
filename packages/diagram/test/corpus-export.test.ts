// @vitest-environment happy-dom
import fs from 'node:fs';
import path from 'node:path';
import { encodeEvent, importCapture } from '@lifeline/trace';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../src/export/english.ts';
import { mermaid } from '../src/export/mermaid.ts';
import { ndjson } from '../src/export/ndjson.ts';
import { exported } from '../src/export/testing/lines-of.ts';
import { arrowsOf } from '../src/export/testing/mermaid-arrows.ts';
import { textOf } from '../src/export/testing/text-of.ts';

const FOLDER = path.join(process.env.LIFELINE_SHARED ?? '../shared', 'corpus/recordings');
const isThere = fs.existsSync(FOLDER);
const NAMES = isThere ? fs.readdirSync(FOLDER).filter((name) => name.endsWith('.ndjson')) : [];
const MESSAGES = ['request', 'notification', 'response'];

async function read(name: string) {
  const lines = fs.readFileSync(path.join(FOLDER, name), 'utf8').split('\n');
  const options = { id: 'c', createdAt: '2026-11-30T14:00:00.000Z', recorder: 'test', source: name };
  const { header, events } = importCapture(lines, options);
  const encoded = events.map(encodeEvent);
  const whole = { header, length: encoded.length, reach: () => undefined };
  return { encoded, trace: await exported({ ...whole, line: (seq) => encoded[seq] ?? '' }) };
}

it.skipIf(isThere || process.env.CI === 'true')(`is skipped: there are no recordings in ${FOLDER}`, () => {});

describe.skipIf(!isThere && process.env.CI !== 'true')('recordings of real servers', () => {
  it('are there', () => expect(NAMES.length).toBeGreaterThan(10));

  it.each(NAMES)('%s is a Mermaid diagram with an arrow for each message', async (name) => {
    const { trace } = await read(name);
    const messages = [...trace.shown].filter((seq) => MESSAGES.includes(trace.rows.kindAt(seq)));
    expect(await arrowsOf(await textOf(mermaid(trace, ENGLISH)))).toHaveLength(messages.length);
  });

  it.each(NAMES)('%s is the same again as NDJSON', async (name) => {
    const { encoded, trace } = await read(name);
    expect((await textOf(ndjson(trace))).split('\n').slice(1, -1)).toEqual(encoded);
  });
});
