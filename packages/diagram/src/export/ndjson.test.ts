import { decodeEvent, decodeHeader, type EventBody } from '@lifeline/trace';
import { describe, expect, it } from 'vitest';
import type { ExportTrace } from './export-trace.ts';
import { ndjson } from './ndjson.ts';
import { exported, HEADER, linesOf, received, SESSION, sent } from './testing/lines-of.ts';
import { textOf } from './testing/text-of.ts';

const written = async (trace: ReturnType<typeof exported> | ExportTrace) =>
  (await textOf(ndjson(await trace))).split('\n');

/** Events of a written recording, read as a reader reads them. */
function events(lines: readonly string[]) {
  expect(lines.at(-1)).toBe('');
  expect(decodeHeader(lines[0] ?? '')).toMatchObject({ ok: true });
  return lines.slice(1, -1).map((line, seq) => {
    const decoded = decodeEvent(line);
    if (!decoded.ok) throw new Error(decoded.reason);
    expect(decoded.event.seq).toBe(seq);
    return decoded.event;
  });
}

describe('ndjson', () => {
  it('is the recording itself, line by line, when nothing is left out or replaced', async () => {
    const lines = linesOf(SESSION);
    const exact = Array.from({ length: lines.length }, (_, seq) => lines.line(seq));
    expect((await written(exported(lines))).slice(1)).toEqual([...exact, '']);
  });

  it('counts an excerpt anew, keeps texts exactly, and ends in a note', async () => {
    const raw = '{"id":1.0, "id":1e0,"method":"a\\u0041","x":9007199254740993}';
    const trace = await exported(
      linesOf([...SESSION, sent(raw), { type: 'message', dir: 'toClient', raw64: '/wo=' }]),
    );
    const { length } = SESSION;
    trace.show((seq) => seq === 3 || seq >= length);
    const [first, second, third, note, ...more] = events(await written(trace));
    expect(first).toMatchObject({ atMs: 30, type: 'message' });
    expect(second).toMatchObject({ atMs: length * 10, raw });
    expect(third).toMatchObject({ raw64: '/wo=' });
    expect(note).toMatchObject({
      type: 'note',
      text: `Excerpt: 3 of the ${length + 2} events of s-1, counted anew.`,
    });
    expect(more).toEqual([]);
  });

  it('carries references over, and drops what points out of an excerpt', async () => {
    const bodies: EventBody[] = [
      { type: 'action', action: 'request', method: 'a' },
      { ...sent({ jsonrpc: '2.0', id: 1, method: 'a' }), cause: 0 } as EventBody,
      { type: 'timeout', requestSeq: 1, afterMs: 10 },
      { type: 'held', dir: 'toClient', raw: '{"jsonrpc":"2.0","method":"b"}' },
      { type: 'released', ref: 3, how: 'delivered' },
      { type: 'timeout', requestSeq: 0, afterMs: 10 },
    ];
    const trace = await exported(linesOf(bodies));
    trace.show((seq) => seq !== 0 && seq !== 4);
    const found = events(await written(trace));
    expect(found.map(({ type }) => type)).toEqual(['message', 'timeout', 'held', 'released', 'note']);
    expect(found[0]).not.toHaveProperty('cause');
    expect(found[1]).toMatchObject({ requestSeq: 0 });
    expect(found[3]).toMatchObject({ ref: 2 });
  });

  it('replaces secrets inside the texts only', async () => {
    const redactor = { learn: () => {}, redact: (text: string) => text.replaceAll('s3cret', '[redacted:1]') };
    const target = { ...HEADER.target, args: ['--key=s3cret'] };
    const bodies: EventBody[] = [
      received('{"a": "s3cret",  "n":1.50}'),
      { type: 'message', dir: 'toClient', raw64: Buffer.from('\xff s3cret', 'latin1').toString('base64') },
      { type: 'action', action: 'request', subject: 's3cret' },
      { type: 'http', event: 'request', data: { authorization: 's3cret', status: 1 } },
      { type: 'note', text: 's3cret' },
      {
        type: 'process',
        event: 'spawn-failed',
        errno: 'E',
        message: 's3cret',
        command: 's3cret',
        path: ['s3cret'],
      },
    ];
    const text = (
      await written(exported(linesOf(bodies, { ...HEADER, target } as typeof HEADER), { redactor }))
    ).join('\n');
    expect(text).not.toContain('s3cret');
    expect(text).toContain('--key=[redacted:1]');
    expect(text).toContain('"raw":"{\\"a\\": \\"[redacted:1]\\",  \\"n\\":1.50}"');
    expect(text).toContain(Buffer.from('\xff [redacted:1]', 'latin1').toString('base64'));
  });

  it('writes a note where a line could not be read', async () => {
    const good = linesOf(SESSION);
    const trace = await exported({ ...good, line: (seq) => (seq === 7 ? '{"seq":7,' : good.line(seq)) });
    trace.show((seq) => seq > 5);
    expect(events(await written(trace))[1]).toMatchObject({
      type: 'note',
      text: expect.stringMatching(/^Event 7 could not/),
    });
  });

  it('is a recording also when it is empty', async () => {
    expect(await written(exported(linesOf([])))).toHaveLength(2);
  });
});
