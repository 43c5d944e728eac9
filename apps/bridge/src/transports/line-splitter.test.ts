import { describe, expect, it } from 'vitest';
import { LineSplitter } from './line-splitter.ts';
import { lineText, utf8Boundary } from './utf8.ts';

/** Small deterministic generator (mulberry32): a failing seed can be run again. */
function random(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const PARTS = [
  Buffer.from('\n'),
  Buffer.from('\r\n'),
  Buffer.from('\uFEFF'),
  Buffer.from([0]),
  Buffer.from([0xff, 0xfe, 0xc3]),
  Buffer.from([0xe2, 0x82]),
  Buffer.from('{"jsonrpc":"2.0","id":1}'),
  Buffer.from('温度 22°C 😀'),
  Buffer.from('a\u2028b\u0085c\rd\ve\f'),
  Buffer.from('x'.repeat(300)),
];

function stream(next: () => number): Buffer {
  const count = 1 + Math.floor(next() * 30);
  return Buffer.concat(
    Array.from({ length: count }, () => PARTS[Math.floor(next() * PARTS.length)] ?? Buffer.alloc(0)),
  );
}

function split(splitter: LineSplitter, chunks: readonly Buffer[]): string[] {
  const lines = chunks.flatMap((chunk) => splitter.push(chunk));
  const last = splitter.end();
  return [...lines, ...(last === undefined ? [] : [last])].map(
    (l) => `${l.bytes.toString('hex')}+${l.dropped}`,
  );
}

function chunked(bytes: Buffer, next: () => number): Buffer[] {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const size = next() < 0.3 ? 1 : 1 + Math.floor(next() * 40);
    chunks.push(bytes.subarray(at, at + size));
    at += size;
  }
  return chunks;
}

describe('LineSplitter', () => {
  it('gives the same lines for any chunking (1,000 seeds)', () => {
    for (let seed = 0; seed < 1000; seed += 1) {
      const next = random(seed);
      const bytes = stream(next);
      const expected = bytes.toString('latin1').split('\n');
      if (expected.at(-1) === '') expected.pop();
      const hex = expected.map((line) => `${Buffer.from(line, 'latin1').toString('hex')}+0`);
      expect(split(new LineSplitter(), chunked(bytes, next)), `seed ${seed}`).toEqual(hex);
      expect(split(new LineSplitter(), [bytes]), `seed ${seed}, whole`).toEqual(hex);
    }
  });

  it('cuts lines that are too long at the same place for any chunking', () => {
    const limits = { whole: 100, keep: 40 };
    for (let seed = 0; seed < 300; seed += 1) {
      const next = random(seed);
      const bytes = stream(next);
      expect(split(new LineSplitter(limits), chunked(bytes, next)), `seed ${seed}`).toEqual(
        split(new LineSplitter(limits), [bytes]),
      );
    }
  });

  it('counts what it drops and goes on with the next line', () => {
    const splitter = new LineSplitter({ whole: 10, keep: 4 });
    expect(split(splitter, [Buffer.from('0123456789'), Buffer.from('abc\nnext\n')])).toEqual([
      `${Buffer.from('0123').toString('hex')}+9`,
      `${Buffer.from('next').toString('hex')}+0`,
    ]);
  });

  it('keeps a half line at the end and says nothing where the last line is complete', () => {
    const splitter = new LineSplitter();
    splitter.push(Buffer.from('one\ntw'));
    expect(splitter.pending).toBe(2);
    expect(splitter.end()?.bytes.toString()).toBe('tw');
    expect(splitter.end()).toBeUndefined();
  });

  it('is linear: 64 MiB in chunks of 1 KiB would take hours if each were copied for every one that follows', () => {
    const splitter = new LineSplitter();
    const chunk = Buffer.alloc(1024, 0x61);
    for (let i = 0; i < 64 * 1024; i += 1) splitter.push(chunk);
    expect(splitter.pending).toBe(64 * 1024 * 1024);
    const [line, next] = splitter.push(Buffer.from('\nnext\n'));
    expect(line?.bytes.length).toBe(64 * 1024 * 1024);
    expect(line?.bytes.equals(Buffer.alloc(64 * 1024 * 1024, 0x61))).toBe(true);
    expect(next?.bytes.toString()).toBe('next');
  });

  it('hands out an unfinished line up to the last whole character', () => {
    const splitter = new LineSplitter();
    splitter.push(Buffer.concat([Buffer.from('温'), Buffer.from([0xe5, 0xba])]));
    expect(splitter.takePartial()?.toString()).toBe('温');
    expect(splitter.takePartial()).toBeUndefined();
    const [rest] = splitter.push(Buffer.concat([Buffer.from([0xa6]), Buffer.from('!\n')]));
    expect(rest?.bytes.toString()).toBe('度!');
  });
});

describe('lineText', () => {
  it.each([
    ['CR and byte order mark', Buffer.from('\uFEFF{}\r')],
    ['NUL', Buffer.from('a\0b')],
    ['noncharacters', Buffer.from('\uFFFF\u{1F600}')],
  ])('keeps %s as text', (_name, bytes) => {
    const text = lineText(bytes);
    expect('raw' in text && Buffer.from(text.raw)).toEqual(bytes);
  });

  it.each([
    ['a stray byte', Buffer.from([0x61, 0xff])],
    ['a cut sequence', Buffer.from([0xe2, 0x82])],
    ['an encoded surrogate', Buffer.from([0xed, 0xa0, 0x80])],
    ['an overlong form', Buffer.from([0xc0, 0xaf])],
  ])('keeps %s as base64', (_name, bytes) => {
    const text = lineText(bytes);
    expect('raw64' in text && Buffer.from(text.raw64, 'base64')).toEqual(bytes);
  });
});

describe('utf8Boundary', () => {
  it('never cuts a character of valid text', () => {
    const bytes = Buffer.from('aé温😀'.repeat(5));
    for (let at = 0; at <= bytes.length; at += 1) {
      const cut = utf8Boundary(bytes, at);
      expect(cut).toBeLessThanOrEqual(at);
      expect(at - cut).toBeLessThan(4);
      expect('raw' in lineText(bytes.subarray(0, cut)), `at ${at}`).toBe(true);
    }
  });
});
