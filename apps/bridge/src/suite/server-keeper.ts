import type { Session } from '../session.ts';

/** A server that was started again has this long until it can be called. Milliseconds. */
const RESTART_MS = 30_000;
/** After a call was lost, the end of the connection is waited for so long. Milliseconds. */
const END_MS = 5000;

interface Wait {
  /** Number of the connection that a call was lost on: it is of no use, even if it has not ended yet. */
  readonly lostOn: number | undefined;
  readonly timers: NodeJS.Timeout[];
  wasRestarted: boolean;
}

export interface ServerKeeperEvents {
  /** What was waited for: the server can be called, or can no longer be started. */
  readonly settled: (state: 'ready' | 'gone') => void;
  /** Somebody has ended the connection, and wants no other one. */
  readonly disconnected: () => void;
}

/** Keeps a server callable during a run: one that died is started again, one that a person has ended is not. */
export class ServerKeeper {
  readonly #session: Session;
  readonly #events: ServerKeeperEvents;
  #nextSeq: number;
  /** What was asked of the session since its newest connection was opened. */
  #asked: 'disconnect' | 'restart' | undefined;
  #wait: Wait | undefined;

  constructor(session: Session, events: ServerKeeperEvents) {
    this.#session = session;
    this.#events = events;
    this.#nextSeq = session.rows.length;
  }

  /** Waits for a server that can be called. `lostOn`: number of the connection that the call before was lost on. */
  wait(lostOn: number | undefined): void {
    const wait: Wait = { lostOn, timers: [], wasRestarted: false };
    this.#wait = wait;
    wait.timers.push(setTimeout(() => this.#settle('gone'), END_MS + RESTART_MS));
    // a server that lives on without an answer to give is ended too
    if (lostOn !== undefined) wait.timers.push(setTimeout(() => this.#endUseless(wait), END_MS));
    // a call may have been settled in the middle of a row: the session comes to rest first
    setImmediate(() => this.look());
  }

  /** The session has new rows, or another state. */
  look(): void {
    const isDisconnected = this.#follow();
    if (isDisconnected) this.#events.disconnected();
    const wait = this.#wait;
    if (wait === undefined || this.#asked === 'restart') return;
    const { state, connection } = this.#session.info();
    const isOver = !this.#session.isRunning || state === 'failed';
    if (isOver && wait.wasRestarted) this.#settle('gone');
    else if (isOver) this.#restart(wait);
    else if (state === 'ready' && connection !== wait.lostOn) this.#settle('ready');
  }

  close(): void {
    for (const timer of this.#wait?.timers ?? []) clearTimeout(timer);
    this.#wait = undefined;
  }

  /** Reads on in the trace; tells whether somebody has disconnected since. */
  #follow(): boolean {
    const { rows } = this.#session;
    let isDisconnected = false;
    for (; this.#nextSeq < rows.length; this.#nextSeq += 1) {
      const { kind, event } = rows.at(this.#nextSeq);
      if (kind === 'opened') this.#asked = undefined;
      if (kind !== 'action' || (event !== 'disconnect' && event !== 'restart')) continue;
      this.#asked = event;
      isDisconnected = event === 'disconnect';
    }
    return isDisconnected;
  }

  #endUseless(wait: Wait): void {
    if (this.#asked === undefined && this.#session.info().connection === wait.lostOn) this.#restart(wait);
  }

  #restart(wait: Wait): void {
    if (wait !== this.#wait || wait.wasRestarted) return;
    wait.wasRestarted = true;
    const { id: sessionId } = this.#session;
    this.#session.command({ type: 'restart', ref: 'run', sessionId }).catch(() => this.#settle('gone'));
  }

  #settle(state: 'ready' | 'gone'): void {
    if (this.#wait === undefined) return;
    this.close();
    this.#events.settled(state);
  }
}
