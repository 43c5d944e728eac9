import { holdsText, textForms } from '@lifeline/filter';
import {
  decodeBase64,
  decodeEvent,
  encodeRow,
  type RecordingLine,
  RecordingReader,
  type Row,
} from '@lifeline/trace';
import type { EventText, SearchFound } from '@lifeline/wire';
import { soon } from '../batching.ts';
import { rawOfBody } from '../event-text.ts';
import { recordingLines } from './recording-lines.ts';

/** Rows and the bodies that the model needs, from event `from` on. */
export interface EmbeddedBatch {
  readonly from: number;
  readonly rows: unknown[][];
  readonly bodies: EventText[];
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

const SLICE_MS = 8;
/** Longer bodies are cut to this, as the bridge cuts them; their whole text is there as bytes. */
const BODY_BYTES = 1024 * 1024;

/** A recording whose bytes are in memory: makes its rows in slices, and reads lines by their place. */
export class EmbeddedTrace {
  readonly #bytes: Uint8Array;
  readonly #onBatch: (batch: EmbeddedBatch) => void;
  readonly #lines: Iterator<RecordingLine>;
  readonly #reader = new RecordingReader((row) => this.#add(row));
  /** Where the line of each event is. */
  readonly #offsets: number[] = [];
  readonly #lengths: number[] = [];
  #connection = 1;
  #batch: EmbeddedBatch = emptyBatch(0);

  constructor(bytes: Uint8Array, onBatch: (batch: EmbeddedBatch) => void) {
    this.#bytes = bytes;
    this.#onBatch = onBatch;
    this.#lines = recordingLines(bytes);
  }

  get size(): number {
    return this.#bytes.length;
  }

  get events(): number {
    return this.#offsets.length;
  }

  /** The newest connection. */
  get connection(): number {
    return this.#connection;
  }

  get header(): RecordingReader['header'] {
    return this.#reader.header;
  }

  get failure(): RecordingReader['failure'] {
    return this.#reader.failure;
  }

  get unreadable(): RecordingReader['unreadable'] {
    return this.#reader.unreadable;
  }

  /** Reads everything, in slices of at most 8 ms; resolves at the end. */
  readAll(): Promise<void> {
    return new Promise((resolve) => {
      const slice = () => {
        if (this.#readSlice()) soon(slice);
        else resolve();
      };
      slice();
    });
  }

  /** The line of event `seq`, cut where it is long; undefined where there is no such event. */
  body(seq: number): EventText | undefined {
    if (seq < 0 || seq >= this.events) return undefined;
    const standIn = this.#reader.standIn(seq);
    if (standIn !== undefined) return { seq, text: standIn };
    const line = this.#line(seq);
    if (line.length <= BODY_BYTES) return { seq, text: decoder.decode(line) };
    // A sequence that the cut divides waits for its end, which never comes.
    const start = new TextDecoder('utf-8', { ignoreBOM: true });
    return { seq, text: start.decode(line.subarray(0, BODY_BYTES), { stream: true }), truncated: true };
  }

  /** The exact bytes of the line that event `seq` carries, or of the event itself where it carries none. */
  exactBytes(seq: number): Uint8Array<ArrayBuffer> {
    const text = this.#reader.standIn(seq) ?? decoder.decode(this.#line(seq));
    const decoded = decodeEvent(text);
    const event = decoded.ok ? decoded.event : undefined;
    if (event !== undefined && 'raw64' in event) return new Uint8Array(decodeBase64(event.raw64));
    const raw = event !== undefined && 'raw' in event ? event.raw : undefined;
    return new TextEncoder().encode(raw ?? text);
  }

  /** Events from `from` on whose exact text holds `text`, upper and lower case alike, as they are found. */
  async *search(text: string, from: number, signal: AbortSignal): AsyncGenerator<SearchFound> {
    const forms = textForms(text);
    let seq = from;
    while (seq < this.events && !signal.aborted) {
      const end = performance.now() + SLICE_MS;
      const seqs: number[] = [];
      for (; seq < this.events && performance.now() < end; seq += 1) {
        if (holdsText(this.#text(seq), forms)) seqs.push(seq);
      }
      yield { seqs, searched: seq };
      await new Promise<void>((resolve) => soon(resolve));
    }
  }

  /** The exact text that event `seq` carries; empty where it carries none. */
  #text(seq: number): string {
    const line = this.#reader.standIn(seq) ?? decoder.decode(this.#line(seq));
    const raw = rawOfBody({ seq, text: line });
    return raw === 'none' ? '' : raw.text;
  }

  #line(seq: number): Uint8Array {
    const offset = this.#offsets[seq] ?? 0;
    return this.#bytes.subarray(offset, offset + (this.#lengths[seq] ?? 0));
  }

  /** False: nothing is left to read. */
  #readSlice(): boolean {
    const end = performance.now() + SLICE_MS;
    let isMore = true;
    for (let count = 1; isMore; count += 1) {
      const { done, value } = this.#lines.next();
      if (done === true) {
        this.#reader.end();
        isMore = false;
      } else {
        this.#reader.take(value);
        if (this.#reader.failure !== undefined) isMore = false;
        if ((count & 31) === 0 && performance.now() >= end) break;
      }
    }
    const batch = this.#batch;
    this.#batch = emptyBatch(this.events);
    if (batch.rows.length > 0) this.#onBatch(batch);
    return isMore;
  }

  #add(row: Row): void {
    this.#connection = row.connection;
    this.#offsets.push(row.offset);
    this.#lengths.push(row.length);
    this.#batch.rows.push(encodeRow(row));
    if (row.whole !== true) return;
    this.#batch.bodies.push({ seq: row.seq, text: decoder.decode(this.#line(row.seq)) });
  }
}

function emptyBatch(from: number): EmbeddedBatch {
  return { from, rows: [], bodies: [] };
}
