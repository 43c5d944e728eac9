import { SessionModel } from '@lifeline/model';
import type { KnownSecret } from '@lifeline/redact';
import { decodeRow, type Row, RowTable } from '@lifeline/trace';
import type { BridgeMessage, EventText, SearchFound } from '@lifeline/wire';
import { FrameNotifier, soon } from './batching.ts';
import { toBridgeError } from './errors.ts';
import { type RawText, rawOfBody } from './event-text.ts';
import { searchBodies } from './search-bodies.ts';
import { TextCache } from './text-cache.ts';

export type EventsMessage = Extract<BridgeMessage, { type: 'events' }>;

/** What the store needs of the connection. */
export interface TraceFeed {
  /** Asks for all events from `cursor` on. */
  attach(sessionId: string, cursor: number): void;
  /** Bodies of the events `from`..`to`; fewer where they cannot be read. */
  read(sessionId: string, from: number, to: number): Promise<readonly EventText[]>;
  /** A row was against the contract: nothing of this connection can be trusted further. */
  refuse(reason: string): void;
  /** Exact bytes of one line. */
  rawBytes(sessionId: string, seq: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Values that were given to the server in secret; they are in no recording, but may be in what it answers. */
  secrets?(sessionId: string): Promise<readonly KnownSecret[]>;
  /** Searches where the bodies are; without it they are read and searched here. */
  search?(sessionId: string, text: string, from: number, signal: AbortSignal): AsyncIterable<SearchFound>;
}

const SLICE_MS = 8;
/** With more rows than these still to come, views are drawn this seldom; ms. The farthest first. */
const PACES = [
  { behind: 50_000, ms: 600 },
  { behind: 4_000, ms: 200 },
] as const;
/** One `read` asks for at most this many events and this many recording bytes. */
const READ_EVENTS = 256;
const READ_BYTES = 4 * 1024 * 1024;

/**
 * Everything the page knows of one session. Rows of all events and the model derived from them grow by batches;
 * bodies are kept in a bounded cache. `version` rises with every notification.
 */
export class TraceStore {
  readonly sessionId: string;
  readonly rows = new RowTable();
  readonly model = new SessionModel();
  /** Events that the bridge has, as far as it told. */
  total = 0;
  version = 0;
  /** The newest message that this page sent. */
  ownSeq: number | undefined;

  readonly #feed: TraceFeed;
  readonly #bodies: TextCache<EventText>;
  /** Whole texts of lines whose body came cut. */
  readonly #whole: TextCache<RawText>;
  readonly #loading = new Set<number>();
  /** The bridge cannot give them. */
  readonly #missing = new Set<number>();
  /** Asked for in vain while the bridge could not be reached, or had closed the session; asked for again after the next attach. */
  readonly #unanswered = new Set<number>();
  readonly #listeners = new Set<() => void>();
  readonly #notifier = new FrameNotifier(() => this.#notify());
  #queue: EventsMessage[] = [];
  /** Bodies of the first message of the queue: the model gets them whatever the cache has room for. */
  #own = new Map<number, EventText>();
  #queued = 0;
  /** Position within the first message of the queue. */
  #position = 0;
  #draining = false;
  /** An attach is under way: only the batch that starts at the cursor counts. */
  #attaching = false;

  /** `budgetChars`: how much text each cache keeps. */
  constructor(sessionId: string, feed: TraceFeed, budgetChars?: number) {
    this.sessionId = sessionId;
    this.#feed = feed;
    this.#bodies = new TextCache(budgetChars);
    this.#whole = new TextCache(budgetChars);
  }

  /** The seq that the next batch has to start with. */
  get cursor(): number {
    return this.rows.length + this.#queued;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** This page has sent a message, recorded as event `seq`. */
  sent(seq: number): void {
    this.ownSeq = seq;
    this.#notifier.request();
  }

  /** (Re)starts the flow of events from the cursor on. */
  attach(): void {
    this.#attaching = true;
    if (this.#unanswered.size > 0) this.#notifier.request();
    this.#unanswered.clear();
    this.#feed.attach(this.sessionId, this.cursor);
  }

  /** Takes a batch. Rows that do not join on to the cursor are dropped and the flow is started anew. */
  receive(batch: EventsMessage): void {
    if (batch.from !== this.cursor) {
      if (!this.#attaching) this.attach();
      return;
    }
    this.#attaching = false;
    this.total = Math.max(this.total, batch.total, batch.from + batch.rows.length);
    this.#queue.push(batch);
    this.#queued += batch.rows.length;
    if (!this.#draining) this.#drain();
  }

  /** The recording line of an event, if it is in the page; ask for it with `load`. */
  body(seq: number): EventText | undefined {
    return this.#bodies.get(seq);
  }

  /** Exact text of an event's line; `none` when it has none, undefined when it is not in the page yet. */
  raw(seq: number): RawText | 'none' | undefined {
    const whole = this.#whole.get(seq);
    if (whole !== undefined) return whole;
    if (this.#missing.has(seq)) return 'none';
    const body = this.#bodies.get(seq);
    return body === undefined ? undefined : rawOfBody(body);
  }

  /** Fetches the bodies of `from`..`to` (inclusive) that are not here yet, and notifies when they came. */
  load(from: number, to: number): void {
    const last = Math.min(to, this.rows.length - 1);
    let start: number | undefined;
    let bytes = 0;
    for (let seq = Math.max(0, from); seq <= last; seq++) {
      if (this.#bodies.has(seq) || this.#isAsked(seq)) {
        if (start !== undefined) this.#read(start, seq - 1);
        start = undefined;
        continue;
      }
      start ??= seq;
      bytes += this.rows.at(seq).length;
      if (seq - start + 1 >= READ_EVENTS || bytes >= READ_BYTES) {
        this.#read(start, seq);
        start = undefined;
        bytes = 0;
      }
    }
    if (start !== undefined) this.#read(start, last);
  }

  /** Fetches the whole text of a line whose body came cut. */
  loadWhole(seq: number): void {
    if (this.#whole.has(seq) || this.#isAsked(seq)) return;
    this.#loading.add(seq);
    this.#feed
      .rawBytes(this.sessionId, seq)
      .then((bytes) => {
        this.#whole.set(seq, decodeBytes(bytes));
      })
      .catch((error: unknown) => this.#unread(seq, seq, error))
      .finally(() => this.#loaded(seq, seq));
  }

  /** Events from `from` on whose exact text holds `text`, upper and lower case alike, as they are found. */
  search = (text: string, from: number, signal: AbortSignal): AsyncIterable<SearchFound> =>
    this.#feed.search?.(this.sessionId, text, from, signal) ??
    searchBodies((first, last) => this.#feed.read(this.sessionId, first, last), this.rows, text, from);

  /** Bodies of the events `from`..`to`, past the cache; fewer where they cannot be read. */
  readBodies(from: number, to: number): Promise<readonly EventText[]> {
    return this.#feed.read(this.sessionId, from, to);
  }

  /** Secrets that were given to the server, as far as they are known. */
  secrets(): Promise<readonly KnownSecret[]> {
    return this.#feed.secrets?.(this.sessionId) ?? Promise.resolve([]);
  }

  /** The exact bytes of one event's line, from where the trace is. */
  exactBytes(seq: number): Promise<Uint8Array<ArrayBuffer>> {
    return this.#feed.rawBytes(this.sessionId, seq);
  }

  #read(from: number, to: number): void {
    for (let seq = from; seq <= to; seq++) this.#loading.add(seq);
    this.#feed
      .read(this.sessionId, from, to)
      .then((bodies) => {
        for (const body of bodies) this.#bodies.set(body.seq, body);
        const got = new Set(bodies.map((body) => body.seq));
        for (let seq = from; seq <= to; seq++) if (!got.has(seq)) this.#missing.add(seq);
      })
      .catch((error: unknown) => this.#unread(from, to, error))
      .finally(() => this.#loaded(from, to));
  }

  #isAsked(seq: number): boolean {
    return this.#loading.has(seq) || this.#missing.has(seq) || this.#unanswered.has(seq);
  }

  #unread(from: number, to: number, error: unknown): void {
    const failure = toBridgeError(error);
    const isAway = failure.code === 'unreachable' || failure.code === 'unknown-session';
    const set = isAway ? this.#unanswered : this.#missing;
    for (let seq = from; seq <= to; seq++) set.add(seq);
    if (set === this.#missing) console.warn(`events ${from} to ${to} cannot be read: ${failure.message}`);
  }

  #loaded(from: number, to: number): void {
    for (let seq = from; seq <= to; seq++) this.#loading.delete(seq);
    this.#notifier.request();
  }

  #drain(): void {
    this.#draining = true;
    const end = performance.now() + SLICE_MS;
    let batch = this.#queue[0];
    while (batch !== undefined) {
      if (this.#position === 0) {
        this.#own = new Map(batch.bodies.map((body) => [body.seq, body]));
        for (const body of batch.bodies) this.#bodies.set(body.seq, body);
      }
      while (this.#position < batch.rows.length) {
        if (!this.#reduce(batch, this.#position)) return;
        this.#position += 1;
        this.#queued -= 1;
        if ((this.#position & 63) === 0 && performance.now() >= end) {
          this.#pause();
          return;
        }
      }
      this.#queue.shift();
      this.#position = 0;
      batch = this.#queue[0];
    }
    this.#own = new Map();
    this.#draining = false;
    this.#grown();
  }

  #pause(): void {
    this.#grown();
    soon(() => this.#drain());
  }

  /** Tells that rows came: at once, but far behind the bridge only a few times a second, to catch up sooner. */
  #grown(): void {
    const missing = this.total - this.rows.length;
    const pace = this.version === 0 ? undefined : PACES.find(({ behind }) => missing > behind);
    if (pace === undefined) this.#notifier.request();
    else this.#notifier.requestLater(pace.ms);
  }

  /** False: the row cannot be read; what is queued is dropped, and asked for again with the next attach. */
  #reduce(batch: EventsMessage, index: number): boolean {
    const packed = batch.rows[index];
    const row = packed === undefined ? undefined : decodeRow(packed);
    if (row === undefined || row.seq !== this.rows.length) {
      this.#queue = [];
      this.#own = new Map();
      this.#queued = 0;
      this.#position = 0;
      this.#draining = false;
      this.#feed.refuse(`row ${batch.from + index} is against the contract`);
      return false;
    }
    this.rows.push(row);
    this.model.reduce(row, this.#rawFor(row));
    return true;
  }

  #rawFor(row: Row): string | undefined {
    if (row.whole !== true && row.method !== 'initialize') return undefined;
    const own = this.#own.get(row.seq);
    const raw = own === undefined ? this.raw(row.seq) : rawOfBody(own);
    return raw === undefined || raw === 'none' ? undefined : raw.text;
  }

  #notify(): void {
    this.version += 1;
    for (const listener of this.#listeners) listener();
  }
}

function decodeBytes(bytes: Uint8Array): RawText {
  try {
    return {
      text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes),
      exact: true,
      cut: false,
    };
  } catch {
    // Not UTF-8: shown with replacement characters, and marked as inexact.
    return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), exact: false, cut: false };
  }
}
