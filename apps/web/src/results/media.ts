import { imageSize } from './image-size.ts';

/** Largest picture or sound that is shown in the page, in bytes. */
export const MEDIA_BYTES = 5 * 1024 * 1024;
/** Largest picture in pixels: a few bytes can unpack to gigabytes. */
const MEDIA_PIXELS = 25_000_000;

export type MediaKind = 'image' | 'audio';

/** Decoded base64 content that may be shown, or why it is not. */
export type Media =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer>; readonly mime: string }
  | {
      readonly ok: false;
      readonly reason: 'too-large' | 'too-many-pixels' | 'not-base64' | 'unknown-format';
      readonly bytes: number;
    };

interface Signature {
  readonly kind: MediaKind;
  readonly mime: string;
  readonly matches: (bytes: Uint8Array) => boolean;
}

const ascii = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((char, index) => bytes[at + index] === char.charCodeAt(0));

/** SVG says what it is in its first tag; as a picture from a blob it runs no script and loads nothing. */
const isSvg = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, 4096)),
  );

/** Formats that a browser shows by itself and that tell by their first bytes what they are. */
const SIGNATURES: readonly Signature[] = [
  { kind: 'image', mime: 'image/png', matches: (bytes) => bytes[0] === 0x89 && ascii(bytes, 1, 'PNG') },
  { kind: 'image', mime: 'image/jpeg', matches: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 },
  { kind: 'image', mime: 'image/gif', matches: (bytes) => ascii(bytes, 0, 'GIF8') },
  {
    kind: 'image',
    mime: 'image/webp',
    matches: (bytes) => ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WEBP'),
  },
  { kind: 'image', mime: 'image/avif', matches: (bytes) => ascii(bytes, 4, 'ftypavif') },
  { kind: 'image', mime: 'image/bmp', matches: (bytes) => ascii(bytes, 0, 'BM') },
  { kind: 'image', mime: 'image/svg+xml', matches: isSvg },
  {
    kind: 'audio',
    mime: 'audio/wav',
    matches: (bytes) => ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WAVE'),
  },
  { kind: 'audio', mime: 'audio/ogg', matches: (bytes) => ascii(bytes, 0, 'OggS') },
  { kind: 'audio', mime: 'audio/flac', matches: (bytes) => ascii(bytes, 0, 'fLaC') },
  { kind: 'audio', mime: 'audio/webm', matches: (bytes) => ascii(bytes, 0, '\x1aE\xdf\xa3') },
  {
    kind: 'audio',
    mime: 'audio/mpeg',
    matches: (bytes) => ascii(bytes, 0, 'ID3') || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0),
  },
  { kind: 'audio', mime: 'audio/mp4', matches: (bytes) => ascii(bytes, 4, 'ftyp') },
];

/** Number of bytes that a base64 text stands for; an estimate where the text is not base64. */
export function base64Bytes(text: string): number {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return Math.max(0, Math.floor((text.length * 3) / 4) - padding);
}

/** Decodes base64. Undefined when the text is not base64. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    // The server's fault: the caller says so beside the block.
    return undefined;
  }
}

/** Content of an image or audio block, by what its bytes are and not by what the server calls them. */
export function readMedia(kind: MediaKind, base64: string): Media {
  const size = base64Bytes(base64);
  if (size > MEDIA_BYTES) return { ok: false, reason: 'too-large', bytes: size };
  const bytes = bytesOfBase64(base64);
  if (bytes === undefined) return { ok: false, reason: 'not-base64', bytes: size };
  const found = SIGNATURES.find((signature) => signature.kind === kind && signature.matches(bytes));
  if (found === undefined) return { ok: false, reason: 'unknown-format', bytes: size };
  const pixels = kind === 'image' ? imageSize(bytes, found.mime) : undefined;
  return pixels !== undefined && pixels.width * pixels.height > MEDIA_PIXELS
    ? { ok: false, reason: 'too-many-pixels', bytes: size }
    : { ok: true, bytes, mime: found.mime };
}
