const REPLACEMENT = 0xfffd;
/** Code units per `String.fromCharCode` call; engines bound the number of arguments. */
const SLICE = 8192;
/** An engine searches several times as fast as a loop over the characters, and most lines hold none of these. */
const NOT_ASCII = /[\x80-\uffff]/;

/** Size of `text` in UTF-8 bytes; a lone surrogate counts as the replacement character. */
export function utf8Size(text: string): number {
  const { length } = text;
  const first = text.search(NOT_ASCII);
  if (first < 0) return length;
  let size = length;
  for (let at = first; at < length; at += 1) {
    const c = text.charCodeAt(at);
    if (c < 0x80) continue;
    if (c < 0x800) size += 1;
    else {
      size += 2;
      const pair = (c & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
      if (pair) at += 1;
    }
  }
  return size;
}

/**
 * Text of UTF-8 bytes. Each maximal part of an ill-formed sequence becomes one replacement character, as the
 * WHATWG Encoding Standard has it; a byte order mark is kept.
 */
export function decodeUtf8(bytes: Uint8Array): string {
  const parts: string[] = [];
  let units: number[] = [];
  let at = 0;
  while (at < bytes.length) {
    const [codePoint, size] = decodeAt(bytes, at);
    at += size;
    if (codePoint > 0xffff) {
      units.push(0xd800 + ((codePoint - 0x10000) >> 10), 0xdc00 + ((codePoint - 0x10000) & 0x3ff));
    } else units.push(codePoint);
    if (units.length >= SLICE) {
      parts.push(String.fromCharCode(...units));
      units = [];
    }
  }
  parts.push(String.fromCharCode(...units));
  return parts.join('');
}

/** The code point at `at` and how many bytes it takes. */
function decodeAt(bytes: Uint8Array, at: number): readonly [number, number] {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return [lead, 1];
  const extra =
    lead >= 0xc2 && lead <= 0xdf ? 1 : (lead & 0xf0) === 0xe0 ? 2 : lead >= 0xf0 && lead <= 0xf4 ? 3 : 0;
  if (extra === 0) return [REPLACEMENT, 1];
  let codePoint = lead & (0x3f >> extra);
  for (let i = 1; i <= extra; i += 1) {
    const byte = bytes[at + i] ?? 0;
    const [low, high] = i === 1 ? secondByteRange(lead) : [0x80, 0xbf];
    if (byte < low || byte > high) return [REPLACEMENT, i];
    codePoint = (codePoint << 6) | (byte & 0x3f);
  }
  return [codePoint, extra + 1];
}

/** What may follow a lead byte (Unicode, table 3-7): no overlong forms, surrogates, or values over 10FFFF. */
function secondByteRange(lead: number): readonly [number, number] {
  if (lead === 0xe0) return [0xa0, 0xbf];
  if (lead === 0xed) return [0x80, 0x9f];
  if (lead === 0xf0) return [0x90, 0xbf];
  if (lead === 0xf4) return [0x80, 0x8f];
  return [0x80, 0xbf];
}
