import { isUtf8 } from 'node:buffer';
import type { LineText } from '@lifeline/trace';

/** The exact line: as text where its bytes are UTF-8 (byte order mark and NUL kept), else as base64. */
export function lineText(bytes: Buffer): LineText {
  return isUtf8(bytes) ? { raw: bytes.toString('utf8') } : { raw64: bytes.toString('base64') };
}

/** The beginning of a line as text, without half a character at its end. */
export function lineStart(bytes: Buffer): string {
  return bytes.toString('utf8', 0, utf8Boundary(bytes, bytes.length));
}

/** The largest index ≤ `at` that does not cut a UTF-8 sequence of `bytes` in two. */
export function utf8Boundary(bytes: Uint8Array, at: number): number {
  if (at >= bytes.length) return completeEnd(bytes, bytes.length);
  let index = at;
  while (index > at - 3 && index > 0 && isContinuation(bytes[index])) index -= 1;
  return isContinuation(bytes[index]) ? at : index;
}

/** Where the last sequence of `bytes` starts if it is not complete yet, else `end`. */
function completeEnd(bytes: Uint8Array, end: number): number {
  for (let back = 1; back <= Math.min(3, end); back += 1) {
    const byte = bytes[end - back];
    if (isContinuation(byte)) continue;
    return sequenceLength(byte) > back ? end - back : end;
  }
  return end;
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}

function sequenceLength(lead: number | undefined): number {
  if (lead === undefined || lead < 0xc2 || lead > 0xf4) return 1;
  if (lead < 0xe0) return 2;
  return lead < 0xf0 ? 3 : 4;
}
