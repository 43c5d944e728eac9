import { htmlExport } from '@lifeline/diagram';
import {
  type EventBody,
  encodeEvent,
  encodeHeader,
  encodeRow,
  RowMaker,
  type TraceHeader,
} from '@lifeline/trace';
import { describe, expect, it } from 'vitest';
import { sessionEvents } from '../test-session.ts';
import { EmbeddedSource } from './embedded-source.ts';
import { unpack } from './unpack.ts';

const HEADER: TraceHeader = {
  type: 'trace',
  version: 1,
  id: 's-1',
  createdAt: '2026-11-30T14:00:00.000Z',
  recorder: 'mcp-lifeline test',
  target: { kind: 'stdio', command: 'node', args: ['/a/server.js'], cwd: '/', envNames: [] },
};
const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  ']]>\u2028\u2029\u0000\uFEFF',
  '{"__proto__":{"polluted":true},"constructor":1}',
  '{"lone":"\\ud800"}',
  '\ud800 lone, in the text itself',
  '__LIFELINE_RECORDING__',
  '\r',
  '',
];
const BODIES: EventBody[] = [
  ...sessionEvents(3),
  ...HOSTILE.map((raw): EventBody => ({ type: 'message', dir: 'toClient', raw })),
  { type: 'message', dir: 'toClient', raw64: Buffer.from([0x7b, 0xff, 0x7d]).toString('base64') },
  { type: 'stderr', raw: `start${'x'.repeat(1024 * 1024)}é` },
];

const refused = () => Promise.reject(new Error('no test asks for settings'));
const SETTINGS = { load: refused, change: refused };

const eventAt = (body: EventBody, seq: number) => ({ seq, atMs: seq, connection: 1, ...body });

function recording(bodies: readonly EventBody[], header: object = HEADER): string {
  const lines = bodies.map((body, seq) => encodeEvent(eventAt(body, seq)));
  return [encodeHeader({ ...HEADER, ...header }), ...lines].map((line) => `${line}\n`).join('');
}

async function opened(bytes: Uint8Array): Promise<EmbeddedSource> {
  const source = new EmbeddedSource(bytes, SETTINGS);
  await source.start();
  await expect.poll(() => source.store().rows.length).toBe(source.sessions.all[0]?.events);
  return source;
}

const encode = (text: string) => new Uint8Array(new TextEncoder().encode(text));

async function gzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

async function found(bodies: readonly EventBody[], text: string): Promise<number[]> {
  const source = await opened(encode(recording(bodies)));
  const all: number[] = [];
  for await (const { seqs } of source.store().search(text, 0, new AbortController().signal))
    all.push(...seqs);
  return all;
}

describe('a recording inside a page', () => {
  it('comes out of the exported page byte by byte', async () => {
    const bytes = encode(recording(BODIES));
    const html = htmlExport('__LIFELINE_TITLE__<i>__LIFELINE_RECORDING__</i>', await gzip(bytes), 't');
    const packed = /<i>([^<]*)<\/i>$/.exec(html)?.[1] ?? '';
    expect(Buffer.from(await unpack(packed)).equals(bytes)).toBe(true);
  });

  it('refuses a page that was damaged', async () => {
    const packed = Buffer.from(await gzip(encode(recording(BODIES)))).toString('base64');
    await expect(
      unpack(packed.slice(0, packed.length / 8) + packed.slice(packed.length / 4)),
    ).rejects.toThrow();
    await expect(unpack(packed.slice(0, 400))).rejects.toThrow();
    await expect(unpack('é')).rejects.toThrow();
  });

  it('gives the rows, texts and bytes that were recorded', async () => {
    const source = await opened(encode(recording(BODIES)));
    const store = source.store();
    const maker = new RowMaker();
    store.load(0, BODIES.length - 1);
    await expect.poll(() => store.body(BODIES.length - 1)).toBeDefined();
    for (const [seq, body] of BODIES.entries()) {
      const { offset, length } = store.rows.at(seq);
      expect(encodeRow(store.rows.at(seq))).toEqual(encodeRow(maker.row(eventAt(body, seq), offset, length)));
      const raw = store.raw(seq);
      const text = raw === undefined || raw === 'none' ? undefined : raw.text;
      if ('raw' in body && body.raw !== undefined && seq < BODIES.length - 1) {
        expect(text).toBe(body.raw);
        expect(await store.exactBytes(seq)).toEqual(encode(body.raw));
      }
    }
    expect(store.model.negotiation?.serverInfo?.name).toBe('zoo');
    expect(source.sessions.all[0]).toMatchObject({
      id: 'r-s-1',
      title: 'server.js',
      state: 'closed',
      readOnly: true,
      events: BODIES.length,
    });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('cuts a long body to its start, and has its whole bytes', async () => {
    const source = await opened(encode(recording(BODIES)));
    const store = source.store();
    const last = BODIES.length - 1;
    store.load(last, last);
    await expect.poll(() => store.body(last)?.truncated).toBe(true);
    store.loadWhole(last);
    await expect.poll(() => store.raw(last)).toMatchObject({ cut: false });
    expect(store.raw(last)).toMatchObject({ text: `start${'x'.repeat(1024 * 1024)}é`, exact: true });
  });

  it('names what cannot be read, and shows the rest', async () => {
    const lines = recording(sessionEvents(2)).split('\n');
    lines[3] = '{"seq":2,';
    const bytes = Buffer.from(`${lines.join('\n')}{"seq":9`);
    const at = bytes.indexOf('\n', bytes.indexOf('"seq":4')) + 20;
    bytes[at] = 0xff;
    const source = await opened(new Uint8Array(bytes));
    expect(source.store().rows.length).toBe(sessionEvents(2).length);
    expect(source.store().rows.kindAt(2)).toBe('gap');
    expect(source.store().rows.kindAt(5)).toBe('gap');
    expect(source.sessions.all[0]?.unreadableAt?.line).toBe(4);
  });

  it.each([
    ['nothing', '', 'unreadable'],
    ['no recording', 'hello\n', 'unreadable'],
    ['a recording of a later version', recording(BODIES, { version: 99 }), 'trace-too-new'],
  ])('says why %s cannot be shown', async (_name, text, code) => {
    const source = await opened(encode(text));
    expect(source.sessions.all[0]).toMatchObject({ state: 'failed', error: { code }, events: 0 });
  });

  it('finds texts in what was said, not in how it is stored', async () => {
    expect(await found(BODIES, 'ALERT(1)')).toEqual([
      BODIES.findIndex((body) => 'raw' in body && body.raw?.includes('alert(1)')),
    ]);
  });

  it('finds texts as JSON strings hold them, as the bridge does', async () => {
    const lines = ['{"text":"say \\"hi\\""}', '{"text":"\\u4f60\\u597d"}', '{"text":"你好"}'];
    const bodies = lines.map((raw): EventBody => ({ type: 'message', dir: 'toClient', raw }));
    expect(await found(bodies, 'say "hi"')).toEqual([0]);
    expect(await found(bodies, '你好')).toEqual([1, 2]);
  });

  it('refuses to send', async () => {
    const source = await opened(encode(recording(BODIES)));
    await expect(source.commands().request('ping')).rejects.toMatchObject({ code: 'read-only' });
  });
});
