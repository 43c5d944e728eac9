import { describe, expect, it } from 'vitest';
import { imageSize } from './image-size.ts';
import { base64Bytes, MEDIA_BYTES, type MediaKind, readMedia } from './media.ts';

const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((char) => char.charCodeAt(0)) : [...part],
    ),
  );
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

const png = (width: number, height: number) => {
  const bytes = new Uint8Array(33);
  bytes.set(bytesOf([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR'));
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
};

describe('readMedia', () => {
  it.each<[MediaKind, Uint8Array, string]>([
    ['image', png(2, 3), 'image/png'],
    ['image', bytesOf([0xff, 0xd8, 0xff, 0xd9]), 'image/jpeg'],
    ['image', bytesOf('GIF89a', [1, 0, 1, 0]), 'image/gif'],
    ['image', bytesOf('<?xml version="1.0"?>\n<!-- x -->\n<svg xmlns="y"></svg>'), 'image/svg+xml'],
    ['audio', bytesOf('RIFF', [0, 0, 0, 0], 'WAVEfmt '), 'audio/wav'],
    ['audio', bytesOf('ID3', [4]), 'audio/mpeg'],
    ['audio', bytesOf([0xff, 0xfb, 0x90]), 'audio/mpeg'],
  ])('knows %s by its bytes', (kind, bytes, mime) => {
    expect(readMedia(kind, base64(bytes))).toMatchObject({ ok: true, mime });
  });

  it('shows nothing that is of the other kind, or of none', () => {
    expect(readMedia('audio', base64(png(1, 1)))).toMatchObject({ ok: false, reason: 'unknown-format' });
    expect(readMedia('image', btoa('<html><svg></svg></html>'))).toMatchObject({ reason: 'unknown-format' });
    expect(readMedia('image', '')).toMatchObject({ ok: false, reason: 'unknown-format' });
  });

  it('refuses what is no base64, too large, or too many pixels', () => {
    expect(readMedia('image', '!!!')).toMatchObject({ ok: false, reason: 'not-base64' });
    expect(readMedia('image', base64(png(60_000, 60_000)))).toMatchObject({ reason: 'too-many-pixels' });
    expect(readMedia('image', 'A'.repeat(Math.ceil((MEDIA_BYTES * 4) / 3) + 8))).toMatchObject({
      reason: 'too-large',
    });
  });
});

describe('imageSize', () => {
  it.each<[string, Uint8Array]>([
    ['image/png', png(640, 480)],
    ['image/gif', bytesOf('GIF89a', [0x80, 2, 0xe0, 1])],
    // an APP0 segment first, then the frame
    ['image/jpeg', bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc2, 0, 11, 8, 1, 0xe0, 2, 0x80])],
    [
      'image/webp',
      bytesOf('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 0x7f, 2, 0, 0xdf, 1, 0]),
    ],
  ])('reads %s', (mime, bytes) => {
    expect(imageSize(bytes, mime)).toEqual({ width: 640, height: 480 });
  });

  it('is undefined for broken headers', () => {
    expect(imageSize(bytesOf([0x89], 'PNG'), 'image/png')).toBeUndefined();
    expect(imageSize(bytesOf([0xff, 0xd8, 0, 0]), 'image/jpeg')).toBeUndefined();
  });
});

it.each([
  ['', 0],
  ['QQ==', 1],
  ['QUI=', 2],
  ['QUJD', 3],
])('base64 %j stands for %i bytes', (text, bytes) => {
  expect(base64Bytes(text)).toBe(bytes);
});
