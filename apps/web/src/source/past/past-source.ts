import { encodeRow } from '@lifeline/trace';
import type { EventText } from '@lifeline/wire';
import { soon } from '../batching.ts';
import type { Commands } from '../commands.ts';
import { readOnlyCommands } from '../read-only-commands.ts';
import { SessionList } from '../sessions.ts';
import type { SettingsPort, TraceSource } from '../trace-source.ts';
import { TraceStore } from '../trace-store.ts';

let numbers = 0;

function nextNumber(): number {
  numbers += 1;
  return numbers;
}

/** Rows that are handed over at a time. */
const CHUNK = 2_000;

/**
 * A session as it was at a moment, for whoever reads a source. Its trace is the live one's, up to and with the event
 * `at`, reduced anew: what a moment looked like is then exact by construction, held and reopened answers included.
 * Moving on is incremental; looking further back takes a new one.
 */
export class PastSource implements TraceSource {
  /** Tells the sources of a page apart; from 1. */
  readonly number = nextNumber();
  readonly sessions: SessionList;
  readonly settings: SettingsPort;
  readonly #live: TraceSource;
  readonly #from: TraceStore;
  readonly #store: TraceStore;
  #at = -1;
  #next = 0;
  #isFeeding = false;
  #isStopped = false;

  constructor(live: TraceSource, sessionId: string) {
    this.#live = live;
    this.#from = live.store(sessionId);
    this.sessions = sessionsOf(live, sessionId);
    this.settings = live.settings;
    this.#store = new TraceStore(sessionId, {
      attach: () => undefined,
      read: async (_id, from, to) => {
        this.#from.load(from, to); // together, before each is waited for
        const bodies: EventText[] = [];
        for (let seq = from; seq <= to; seq += 1) {
          const body = await bodyOf(this.#from, seq);
          if (body !== undefined) bodies.push(body);
        }
        return bodies;
      },
      refuse: (reason) => console.error('a row of the live trace is against the contract', reason),
      rawBytes: (_id, seq) => this.#from.exactBytes(seq),
      secrets: () => this.#from.secrets(),
    });
  }

  get state(): TraceSource['state'] {
    return this.#live.state;
  }

  subscribeState = (listener: () => void): (() => void) => this.#live.subscribeState(listener);

  retry(): void {
    this.#live.retry();
  }

  store(sessionId: string): TraceStore {
    return sessionId === this.#store.sessionId ? this.#store : this.#live.store(sessionId);
  }

  commands(): Commands {
    return COMMANDS;
  }

  /** Whether it can still show the moment `at`: it has not gone past it. */
  reaches(at: number): boolean {
    return this.#at <= at;
  }

  /** Goes on to the moment `at`; rows that the live trace does not have yet follow when they come. */
  moveTo(at: number): void {
    this.#at = Math.max(this.#at, at);
    if (!this.#isFeeding) void this.#feed();
  }

  /** Goes no further: nobody looks at it any more. */
  stop(): void {
    this.#isStopped = true;
  }

  async #feed(): Promise<void> {
    this.#isFeeding = true;
    while (this.#next <= this.#at && !this.#isStopped) {
      if (this.#next >= this.#from.rows.length) await nextChange(this.#from);
      else await this.#hand(Math.min(this.#next + CHUNK, this.#at + 1, this.#from.rows.length));
    }
    this.#isFeeding = false;
  }

  async #hand(end: number): Promise<void> {
    const from = this.#next;
    const rows: unknown[][] = [];
    const bodies: EventText[] = [];
    for (let seq = from; seq < end; seq += 1) {
      const row = this.#from.rows.at(seq);
      rows.push(encodeRow(row));
      const body =
        row.whole === true || row.method === 'initialize' ? await bodyOf(this.#from, seq) : undefined;
      if (body !== undefined) bodies.push(body);
    }
    this.#next = end;
    const { sessionId } = this.#store;
    this.#store.receive({ type: 'events', sessionId, from, rows, bodies, total: this.#at + 1 });
    await new Promise<void>((resolve) => soon(resolve));
  }
}

/** The body of an event, fetched where it is not in the page; undefined where it cannot be had. */
async function bodyOf(store: TraceStore, seq: number): Promise<EventText | undefined> {
  while (store.body(seq) === undefined && store.raw(seq) !== 'none') {
    store.load(seq, seq);
    await nextChange(store);
  }
  return store.body(seq);
}

function nextChange(store: TraceStore): Promise<void> {
  return new Promise((resolve) => {
    const end = store.subscribe(() => {
      end();
      resolve();
    });
  });
}

const lists = new WeakMap<TraceSource, Map<string, SessionList>>();

/** The live list, in which the session can only be looked at. */
function sessionsOf(live: TraceSource, sessionId: string): SessionList {
  const known = lists.get(live) ?? new Map<string, SessionList>();
  lists.set(live, known);
  const list = known.get(sessionId) ?? new SessionList();
  if (!known.has(sessionId)) {
    known.set(sessionId, list);
    const mirror = () =>
      list.replace(
        live.sessions.all.map((session) =>
          session.id === sessionId ? { ...session, readOnly: true } : session,
        ),
      );
    live.sessions.subscribe(mirror);
    mirror();
  }
  return list;
}

const newest = new WeakMap<TraceStore, PastSource>();

/** The session as it was at the event `at`. Gives the same source for moments that follow each other. */
export function pastSource(live: TraceSource, sessionId: string, at: number): PastSource {
  const store = live.store(sessionId);
  const known = newest.get(store);
  const past = known?.reaches(at) === true ? known : new PastSource(live, sessionId);
  if (past !== known) known?.stop();
  newest.set(store, past);
  past.moveTo(at);
  return past;
}

const COMMANDS = readOnlyCommands('This is a moment of the past: nothing can be sent from it.');
