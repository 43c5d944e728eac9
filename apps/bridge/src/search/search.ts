import { hasLine } from '@lifeline/filter';
import type { SearchFound } from '@lifeline/wire';
import type { TraceSource } from '../trace-source.ts';
import { LineSearch, rawStart } from './line-search.ts';

/** What stands before the text of a line is shorter. */
const HEAD_BYTES = 4 * 1024;
/** At most this long without other work of the bridge. */
const SLICE_MS = 6;
/** What is read at once; longer lines are searched in pieces of this size. Bytes. */
const BLOCK_BYTES = 256 * 1024;
/** An answer is sent at least this often, so that progress shows and a reader who left is noticed. */
const TELL_MS = 100;
/** Lines between two looks at the clock. */
const CHECK_LINES = 16;

/**
 * Events from `from` on whose exact text holds `text`, upper and lower case alike, up to the newest one there is
 * at the end. The first answer comes at once. Other work goes on in between; ends when it is no longer asked.
 */
export async function* searchTrace(
  source: TraceSource,
  text: string,
  from: number,
): AsyncGenerator<SearchFound> {
  const search = new LineSearch(text);
  const { rows } = source;
  let told = Number.NEGATIVE_INFINITY;
  let seqs: number[] = [];
  let next = from;
  while (next < rows.length) {
    const end = performance.now() + SLICE_MS;
    while (next < rows.length && performance.now() < end) {
      if (rows.lengthAt(next) <= BLOCK_BYTES) {
        next = searchBlock(source, search, next, end, seqs);
      } else {
        if (hasLine(rows, next) && (await inLongLine(source, search, next))) seqs.push(next);
        next += 1;
      }
    }
    if (performance.now() - told >= TELL_MS) {
      yield { seqs, searched: next };
      seqs = [];
      told = performance.now();
    }
    await pause();
  }
  yield { seqs, searched: next };
}

/** Searches the lines of one block, or until the time is over. Returns the first event that is left. */
function searchBlock(
  source: TraceSource,
  search: LineSearch,
  from: number,
  endMs: number,
  found: number[],
): number {
  const { rows } = source;
  const start = rows.offsetAt(from);
  let to = from + 1;
  while (to < rows.length && rows.offsetAt(to) + rows.lengthAt(to) - start <= BLOCK_BYTES) to += 1;
  const block = source.bytes(start, rows.offsetAt(to - 1) + rows.lengthAt(to - 1) - start);
  for (let seq = from; seq < to; seq += 1) {
    const at = rows.offsetAt(seq) - start;
    if (hasLine(rows, seq) && search.matches(block.subarray(at, at + rows.lengthAt(seq)))) found.push(seq);
    if ((seq - from) % CHECK_LINES === CHECK_LINES - 1 && performance.now() >= endMs) return seq + 1;
  }
  return to;
}

/** One piece at a time, with a pause for other work between them. */
async function inLongLine(source: TraceSource, search: LineSearch, seq: number): Promise<boolean> {
  const offset = source.rows.offsetAt(seq);
  const length = source.rows.lengthAt(seq);
  const { start, isBase64 } = rawStart(lowerCase(source.bytes(offset, HEAD_BYTES)));
  // enough before a piece to hold the start of a match and the backslashes before it; base64 has 4 characters a group
  const overlap = isBase64 ? 4 * (search.size + 4) : search.size + 64;
  for (let at = start; at < length; at += BLOCK_BYTES) {
    const from = Math.max(start, at - overlap);
    const to = Math.min(length, at + BLOCK_BYTES);
    const piece = source.bytes(offset + from, to - from);
    if (isBase64 ? search.matchesBase64(piece) : inPiece(search, piece, to === length)) return true;
    await pause();
  }
  return false;
}

function inPiece(search: LineSearch, piece: Buffer, isLast: boolean): boolean {
  const lower = lowerCase(piece);
  return search.matchesPiece(lower, 0, isLast ? lower.length - 2 : lower.length);
}

function lowerCase(bytes: Buffer): string {
  return bytes.toString('utf8').toLowerCase();
}

function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
