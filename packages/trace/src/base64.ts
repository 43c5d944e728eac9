const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const CODES = new Map([...ALPHABET].map((char, code) => [char.charCodeAt(0), code]));

/** Standard base64 (RFC 4648, section 4) with padding. */
export function encodeBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at;
    const bits = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    parts.push(
      ALPHABET.charAt(bits >> 18),
      ALPHABET.charAt((bits >> 12) & 63),
      left > 1 ? ALPHABET.charAt((bits >> 6) & 63) : '=',
      left > 2 ? ALPHABET.charAt(bits & 63) : '=',
    );
  }
  return parts.join('');
}

/** Whether `text` is base64 as `encodeBase64` writes it. */
export function isBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
}

/** Bytes of a valid base64 text. */
export function decodeBase64(text: string): Uint8Array {
  const bytes = new Uint8Array(base64Size(text));
  const code = (at: number) => CODES.get(text.charCodeAt(at)) ?? 0;
  for (let from = 0, to = 0; from < text.length; from += 4, to += 3) {
    const bits = (code(from) << 18) | (code(from + 1) << 12) | (code(from + 2) << 6) | code(from + 3);
    bytes[to] = bits >> 16;
    bytes[to + 1] = bits >> 8;
    bytes[to + 2] = bits;
  }
  return bytes;
}

/** Number of bytes that a base64 text stands for. */
export function base64Size(text: string): number {
  return (text.length / 4) * 3 - padding(text);
}

function padding(text: string): number {
  return text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
}
