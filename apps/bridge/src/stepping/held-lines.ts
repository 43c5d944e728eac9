import type { Direction } from '@lifeline/protocol';
import {
  type Cause,
  decodeEvent,
  type EventBody,
  eventRaw,
  type ReleaseHow,
  type Row,
} from '@lifeline/trace';
import type { Recorder } from '../recording/recorder.ts';

/** A message that waits before delivery. Its text is in the recording. */
export interface HeldLine {
  /** seq of its `held` event. */
  readonly heldSeq: number;
  /** seq of the message: of one to the server the same, of one from the server that of its `message`. */
  readonly seq: number;
  readonly dir: Direction;
  /** It goes on by itself once nothing of its direction waits before it. */
  isPassing: boolean;
}

/** What the connection does with a message that goes on. */
export interface HeldLinesParts {
  /** Number of the connection. */
  readonly connection: number;
  readonly recorder: Recorder;
  /** Whether step mode holds this message now; of one from the server the `row` is on record. */
  readonly holds: (dir: Direction, raw: string, row: Row | undefined) => boolean;
  /** Whether the server still takes lines. */
  readonly isWritable: () => boolean;
  /** Writes a line to the server; why it does not go out, or undefined. */
  readonly write: (raw: string) => string | undefined;
  /** What was written is on record as this row. */
  readonly written: (raw: string, row: Row) => void;
  /** Gives a line of the server to the client engine. */
  readonly receive: (row: Row, raw: string) => void;
  /** A request, or the answer to a request with this id, will never arrive. */
  readonly lost: (what: { readonly requestSeq: number } | { readonly id: string }, reason: string) => void;
  /** The first message waits, or the last one has gone. */
  readonly waits: (isWaiting: boolean) => void;
}

/** What became of a message that was let go. */
export type LetGo =
  | { readonly ok: true; readonly row: Row }
  | { readonly ok: false; readonly reason: string };

/**
 * The messages of one connection that wait before delivery. Within a direction they keep their order: what comes
 * behind a held message waits as well, and only the first of a direction can be delivered.
 */
export class HeldLines {
  readonly #parts: HeldLinesParts;
  /** In each direction by the seq of the held event, in their order. */
  readonly #waiting = { toServer: new Map<number, HeldLine>(), toClient: new Map<number, HeldLine>() };
  #isEnding = false;

  constructor(parts: HeldLinesParts) {
    this.#parts = parts;
  }

  get count(): number {
    return this.#waiting.toServer.size + this.#waiting.toClient.size;
  }

  /** The message with this seq, or that of its held event; without one the oldest. */
  find(seq: number | undefined): HeldLine | undefined {
    const { toServer, toClient } = this.#waiting;
    if (seq !== undefined) {
      const own = toServer.get(seq) ?? toClient.get(seq);
      return own ?? [...toClient.values()].find((line) => line.seq === seq);
    }
    const [up, down] = [this.first('toServer'), this.first('toClient')];
    if (up === undefined || down === undefined) return up ?? down;
    return up.heldSeq < down.heldSeq ? up : down;
  }

  /** The message that has to go before the others of this direction. */
  first(dir: Direction): HeldLine | undefined {
    return this.#waiting[dir].values().next().value;
  }

  /** The exact text of a held message. */
  text({ seq }: HeldLine): string {
    const decoded = decodeEvent(this.#parts.recorder.line(seq).toString('utf8'));
    return (decoded.ok ? eventRaw(decoded.event)?.text : undefined) ?? '';
  }

  /** Puts a line for the server on record as held; undefined where it goes out at once. */
  holdOutgoing(raw: string, cause: Cause): Row | undefined {
    const isWanted = !this.#isEnding && this.#parts.holds('toServer', raw, undefined);
    if (!isWanted && this.first('toServer') === undefined) return undefined;
    const row = this.#record({ type: 'held', dir: 'toServer', cause, raw });
    this.#add({ heldSeq: row.seq, seq: row.seq, dir: 'toServer', isPassing: !isWanted });
    return row;
  }

  /**
   * Keeps a line of the server, which is on record, from the client engine; false where it goes on at once, as do
   * lines that could not be recorded.
   */
  holdIncoming(message: Row, raw: string): boolean {
    if (message.kind === 'gap') return false;
    const isWanted = !this.#isEnding && this.#parts.holds('toClient', raw, message);
    if (!isWanted && this.first('toClient') === undefined) return false;
    const row = this.#record({ type: 'held', dir: 'toClient', ref: message.seq });
    this.#add({ heldSeq: row.seq, seq: message.seq, dir: 'toClient', isPassing: !isWanted });
    return true;
  }

  /** Delivers the first message of its direction, or `text` in its place; then what may follow by itself. */
  deliver(line: HeldLine, text?: string): LetGo {
    const gone = line.dir === 'toServer' ? this.#toServer(line, text) : this.#toClient(line, text);
    this.#advance();
    return gone;
  }

  /** Keeps a message from its receiver for good. */
  drop(line: HeldLine): Row {
    const row = this.#drop(line, 'it was dropped in step mode');
    this.#advance();
    return row;
  }

  /** Gives the sender of a held request this answer in the receiver's place. */
  answer(line: HeldLine, raw: string): LetGo {
    const { dir, heldSeq } = line;
    if (dir === 'toClient') {
      const why = this.#parts.write(raw);
      if (why !== undefined) return { ok: false, reason: why };
    }
    const row = this.#released(heldSeq, 'answered', raw);
    this.#take(line);
    if (dir === 'toClient') this.#parts.written(raw, { ...row, kind: 'response' });
    else this.#parts.receive(row, raw);
    this.#advance();
    return { ok: true, row };
  }

  /** Lets what `holds` says now decide about those that wait already. */
  reconsider(holds: (dir: Direction) => boolean): void {
    for (const dir of ['toServer', 'toClient'] as const) {
      if (!holds(dir)) for (const line of this.#waiting[dir].values()) line.isPassing = true;
    }
    this.#advance();
  }

  /**
   * Lets everything go, in order: it is delivered, or, where the server takes nothing any more, dropped. `isLast`:
   * nothing is held any more afterwards.
   */
  letGo(isLast: boolean): { readonly delivered: number; readonly dropped: number } {
    const counts = { delivered: 0, dropped: 0 };
    this.#isEnding = true;
    for (let line = this.find(undefined); line !== undefined; line = this.find(undefined)) {
      const { ok } = line.dir === 'toServer' ? this.#toServer(line) : this.#toClient(line);
      counts[ok ? 'delivered' : 'dropped'] += 1;
    }
    this.#isEnding = isLast;
    return counts;
  }

  #toServer(line: HeldLine, text?: string): LetGo {
    const raw = text ?? this.text(line);
    const why = this.#parts.write(raw);
    if (why !== undefined) {
      const row = this.#drop(line, why);
      // a cancellation over HTTP is done without a message: the note says so
      return this.#parts.isWritable() ? { ok: true, row } : { ok: false, reason: why };
    }
    const row = this.#released(line.heldSeq, text === undefined ? 'delivered' : 'edited', text);
    this.#parts.written(raw, this.#asMessage(line, text === undefined ? undefined : row));
    this.#take(line);
    return { ok: true, row };
  }

  #toClient(line: HeldLine, text?: string): LetGo {
    const raw = text ?? this.text(line);
    const row = this.#released(line.heldSeq, text === undefined ? 'delivered' : 'edited', text);
    this.#take(line);
    const message = this.#parts.recorder.rows.at(line.seq);
    this.#parts.receive({ ...message, atMs: row.atMs }, raw);
    return { ok: true, row };
  }

  #drop(line: HeldLine, reason: string): Row {
    const { kind, id } = this.#parts.recorder.rows.at(line.seq);
    const row = this.#released(line.heldSeq, 'dropped');
    this.#take(line);
    if (line.dir === 'toServer' && kind === 'request') this.#parts.lost({ requestSeq: line.heldSeq }, reason);
    if (line.dir === 'toClient' && kind === 'response' && id !== undefined) this.#parts.lost({ id }, reason);
    return row;
  }

  /** What a held line is as a message on the wire: `edited` says what was written in its place. */
  #asMessage({ heldSeq, dir }: HeldLine, edited: Row | undefined): Row {
    const held = this.#parts.recorder.rows.at(heldSeq);
    if (edited === undefined) return held;
    const { seq, cause, atMs } = held;
    return { ...edited, seq, atMs, dir, kind: kindOf(edited), ...(cause !== undefined && { cause }) };
  }

  /** What waits only because of others goes on once it is the first of its direction. */
  #advance(): void {
    for (const dir of ['toServer', 'toClient'] as const) {
      for (let line = this.first(dir); line?.isPassing === true; line = this.first(dir)) {
        if (dir === 'toServer') this.#toServer(line);
        else this.#toClient(line);
      }
    }
  }

  #add(line: HeldLine): void {
    this.#waiting[line.dir].set(line.heldSeq, line);
    if (this.count === 1) this.#parts.waits(true);
  }

  #take(line: HeldLine): void {
    const wasWaiting = this.#waiting[line.dir].delete(line.heldSeq);
    if (wasWaiting && this.count === 0) this.#parts.waits(false);
  }

  #released(ref: number, how: ReleaseHow, raw?: string): Row {
    return this.#record({ type: 'released', ref, how, ...(raw !== undefined && { raw }) });
  }

  #record(body: EventBody): Row {
    const [row] = this.#parts.recorder.record(this.#parts.connection, [body]);
    if (row === undefined) throw new Error('a recorded event has a row');
    return row;
  }
}

/** The kind of the message that a release put in the place of the held one. */
function kindOf({ malformed, method, id, errorCode }: Row): Row['kind'] {
  if (malformed !== undefined) return 'malformed';
  if (method !== undefined) return id === undefined ? 'notification' : 'request';
  return id === undefined && errorCode === undefined ? 'malformed' : 'response';
}
