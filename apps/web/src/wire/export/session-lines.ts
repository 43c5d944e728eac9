import type { RecordingLines } from '@lifeline/diagram';
import type { RowTable } from '@lifeline/trace';
import type { TraceStore } from '../../source/trace-store.ts';
import { wholeLine } from './whole-line.ts';

/** One read asks for at most this many events and this many recording bytes. */
const READ_EVENTS = 512;
const READ_BYTES = 4 * 1024 * 1024;
/** Up to this size, what was read is kept for the next pass; bytes of the recording. */
const KEPT_BYTES = 64 * 1024 * 1024;

/** What is read at once: events from `from` on, up to the next block. */
interface Block {
  lines?: readonly string[];
  coming?: Promise<void>;
}

/**
 * The recording's lines of the first events of a session, read from where they are kept, some at a time: of a long
 * session only what is worked on is in memory, and what comes next is on its way. An event that cannot be read is an
 * empty line. Reading rejects when the signal aborts.
 */
export class SessionLines implements Omit<RecordingLines, 'header'> {
  readonly length: number;
  readonly #store: TraceStore;
  readonly #signal: AbortSignal;
  /** First event of each block. */
  readonly #starts: readonly number[];
  readonly #keepsAll: boolean;
  readonly #blocks = new Map<number, Block>();
  /** The block that is worked on. */
  #current: number | undefined;

  constructor(store: TraceStore, count: number, signal: AbortSignal) {
    this.#store = store;
    this.length = count;
    this.#signal = signal;
    const { starts, bytes } = planned(store.rows, count);
    this.#starts = starts;
    this.#keepsAll = bytes <= KEPT_BYTES;
  }

  reach(seq: number): Promise<void> | undefined {
    const index = this.#indexOf(seq);
    const block = this.#block(index);
    if (index !== this.#current) {
      this.#current = index;
      if (!this.#keepsAll) this.#forget(index);
      if (index + 1 < this.#starts.length) this.#block(index + 1);
    }
    return block.lines === undefined ? block.coming : undefined;
  }

  line(seq: number): string {
    const index = this.#indexOf(seq);
    return this.#blocks.get(index)?.lines?.[seq - (this.#starts[index] ?? 0)] ?? '';
  }

  /** The block, asked for if it is not here. */
  #block(index: number): Block {
    const known = this.#blocks.get(index);
    if (known !== undefined) return known;
    const block: Block = {};
    this.#blocks.set(index, block);
    block.coming = this.#read(index).then((lines) => {
      block.lines = lines;
    });
    // whoever needs the block is told; one that was only asked for ahead may be needed by nobody
    block.coming.catch(() => this.#blocks.delete(index));
    return block;
  }

  async #read(index: number): Promise<readonly string[]> {
    const from = this.#starts[index] ?? 0;
    const end = this.#starts[index + 1] ?? this.length;
    const lines = new Array<string>(end - from).fill('');
    for (const body of await this.#store.readBodies(from, end - 1)) {
      lines[body.seq - from] = body.truncated === true ? await wholeLine(this.#store, body) : body.text;
    }
    this.#signal.throwIfAborted();
    return lines;
  }

  #forget(except: number): void {
    for (const index of this.#blocks.keys()) {
      if (index !== except && index !== except + 1) this.#blocks.delete(index);
    }
  }

  #indexOf(seq: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.#starts[middle] ?? 0) <= seq) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

function planned(rows: RowTable, count: number): { readonly starts: number[]; readonly bytes: number } {
  const starts: number[] = [];
  let all = 0;
  let bytes = 0;
  for (let seq = 0; seq < count; seq += 1) {
    const length = rows.lengthAt(seq);
    const start = starts.at(-1);
    const isFull = start === undefined || seq - start >= READ_EVENTS || bytes + length > READ_BYTES;
    if (isFull) {
      starts.push(seq);
      bytes = 0;
    }
    bytes += length;
    all += length;
  }
  return { starts, bytes: all };
}
