import { expect, test } from 'vitest';
import { Choices } from '../test/random-event.ts';
import { decodeBase64, decodeUtf8, encodeBase64, eventRaw, utf8Size } from './index.ts';
import { lineSize } from './raw.ts';

/** Bytes that are often almost, but not quite, UTF-8. */
function randomBytes(seed: number): Uint8Array {
  const choices = new Choices(seed);
  const pieces: readonly [number[], ...number[][]] = [
    [0x41],
    [0xe6, 0x97, 0xa5],
    [0xf0, 0x9f, 0x98, 0x80],
    [0xf0, 0x9f, 0x98],
    [0xe6, 0x97],
    [0xc0, 0xaf],
    [0xed, 0xa0, 0x80],
    [0xf4, 0x90, 0x80, 0x80],
    [0xef, 0xbb, 0xbf],
    [0xff],
    [0x80],
    [0xe0, 0x80, 0x80],
  ];
  return Uint8Array.from(Array.from({ length: choices.int(12) }, () => choices.pick(pieces)).flat());
}

test('decoding is that of the platform, over 2,000 random byte strings', () => {
  const platform = new TextDecoder('utf-8', { ignoreBOM: true });
  for (let seed = 0; seed < 2000; seed += 1) {
    const bytes = randomBytes(seed);
    expect(decodeUtf8(bytes), `seed ${seed}`).toBe(platform.decode(bytes));
    expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
    expect(decodeBase64(encodeBase64(bytes))).toEqual(bytes);
  }
});

test('long texts decode, too', () => {
  const text = 'añ日😀'.repeat(50_000);
  expect(decodeUtf8(new TextEncoder().encode(text))).toBe(text);
});

test('sizes are those in UTF-8', () => {
  for (const text of ['', 'abc', 'ñ', '日本語', '😀', '\ud800', '\udc00\ud800', 'a\u0000\r']) {
    expect(utf8Size(text), JSON.stringify(text)).toBe(Buffer.byteLength(text));
  }
  expect(lineSize({ raw64: Buffer.from([0xff, 0xfe, 0x41, 0x42]).toString('base64') })).toBe(4);
  expect(lineSize({ raw: '日' })).toBe(3);
});

test('the line of an event, exact or with replacement characters', () => {
  const base = { seq: 0, atMs: 0, connection: 1 };
  expect(eventRaw({ ...base, type: 'message', dir: 'toClient', raw: 'x\r' })).toEqual({
    text: 'x\r',
    exact: true,
  });
  expect(eventRaw({ ...base, type: 'stderr', raw64: '/0E=' })).toEqual({ text: '\ufffdA', exact: false });
  expect(eventRaw({ ...base, type: 'held', dir: 'toServer', raw: 'h' })).toEqual({ text: 'h', exact: true });
  expect(eventRaw({ ...base, type: 'held', dir: 'toServer', ref: 3 })).toBeUndefined();
  expect(eventRaw({ ...base, type: 'released', ref: 1, how: 'edited', raw: 'e' })).toEqual({
    text: 'e',
    exact: true,
  });
  expect(eventRaw({ ...base, type: 'released', ref: 1, how: 'dropped' })).toBeUndefined();
  expect(eventRaw({ ...base, type: 'note', text: 'n' })).toBeUndefined();
});
