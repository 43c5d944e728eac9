import type { Direction } from '@lifeline/protocol';
import type { Row } from '@lifeline/trace';
import type { HoldCommand, HoldEnd, HoldMode, ReleaseCommand, SteppingInfo } from '@lifeline/wire';
import { BridgeError } from '../errors.ts';
import type { TraceSource } from '../trace-source.ts';
import { answerLine, oneLine } from './answer-line.ts';
import type { HeldLine, HeldLines } from './held-lines.ts';
import { LineMatcher } from './line-matcher.ts';
import { endNote, modeNote } from './notes.ts';

export interface SessionSteppingParts {
  readonly source: TraceSource;
  /** The messages that wait in the connection that runs; throws `not-connected` where none does. */
  readonly lines: () => HeldLines;
  /** Whether a connection runs. */
  readonly isRunning: () => boolean;
  /** Records a note; returns its seq. */
  readonly note: (text: string) => number;
  readonly onState: () => void;
}

/** Step mode of one session: what is held, across its connections, and what people decide about it. */
export class SessionStepping {
  readonly #parts: SessionSteppingParts;
  #mode: HoldMode | undefined;
  #matcher: LineMatcher | undefined;
  #ended: SteppingInfo['ended'];

  constructor(parts: SessionSteppingParts) {
    this.#parts = parts;
  }

  /** Messages are held from here on. */
  get isOn(): boolean {
    return this.#mode !== undefined;
  }

  /** What the session says about it; undefined where it was never used. */
  get info(): SteppingInfo | undefined {
    const waiting = this.#waiting;
    if (this.#mode === undefined && this.#ended === undefined && waiting === 0) return undefined;
    return {
      ...(this.#mode !== undefined && { mode: this.#mode }),
      waiting,
      ...(this.#ended !== undefined && { ended: this.#ended }),
    };
  }

  /** Whether a message is to be held now; of one from the server the `row` is on record. */
  holds(dir: Direction, raw: string, row: Row | undefined, connection: number): boolean {
    if (!this.#covers(dir)) return false;
    if (this.#matcher === undefined) return true;
    return row === undefined
      ? this.#matcher.matchesOutgoing(raw, connection)
      : this.#matcher.matchesRecorded(row);
  }

  /** Switches it; returns the seq of the note that says so. Throws `bad-message` where the filter is none. */
  hold({ mode }: HoldCommand): number {
    const filter = mode?.filter?.trim() ?? '';
    this.#matcher = filter === '' ? undefined : new LineMatcher(filter, this.#parts.source);
    if (mode === undefined) return this.#switchOff('switched-off');
    this.#mode = { direction: mode.direction, ...(filter !== '' && { filter }) };
    const seq = this.#parts.note(modeNote(this.#mode));
    if (this.#parts.isRunning()) this.#parts.lines().reconsider((dir) => this.#covers(dir));
    this.#parts.onState();
    return seq;
  }

  /** Decides about one held message; returns the seq of the recorded decision. Throws BridgeError. */
  release(command: ReleaseCommand): number {
    const lines = this.#parts.lines();
    const line = lines.find(command.seq);
    if (line === undefined) throw this.#noneThere(command.seq);
    const row = this.#decide(lines, line, command);
    this.#parts.onState();
    return row.seq;
  }

  /** Nobody is there to decide any more: everything goes on, and nothing is held from here on. */
  leave(): void {
    if (this.#mode === undefined && this.#waiting === 0) return;
    this.#matcher = undefined;
    this.#switchOff('pages-closed');
  }

  /** Lets go what waits in a connection that is about to end, or has ended; nothing is held in it from then on. */
  connectionEnds(lines: HeldLines, why: HoldEnd): void {
    this.#letGo(lines, why, true);
  }

  #switchOff(why: HoldEnd): number {
    this.#mode = undefined;
    const seq = this.#parts.note(modeNote(undefined));
    const ended = this.#parts.isRunning() ? this.#letGo(this.#parts.lines(), why, false) : undefined;
    this.#parts.onState();
    return ended ?? seq;
  }

  #letGo(lines: HeldLines, why: HoldEnd, isLast: boolean): number | undefined {
    const counts = lines.letGo(isLast);
    if (counts.delivered + counts.dropped === 0) return undefined;
    const seq = this.#parts.note(endNote(why, counts.delivered, counts.dropped));
    this.#ended = { why, ...counts, seq };
    this.#parts.onState();
    return seq;
  }

  #decide(lines: HeldLines, line: HeldLine, { how, text, resultText, errorText }: ReleaseCommand): Row {
    if (how === 'dropped') return lines.drop(line);
    if (how === 'answered') {
      return gone(lines.answer(line, answerLine(lines.text(line), resultText, errorText)));
    }
    const first = lines.first(line.dir);
    if (first !== undefined && first !== line) throw notFirst(line, first);
    if (how === 'delivered') return gone(lines.deliver(line));
    if (text === undefined) {
      throw new BridgeError('bad-message', 'There is no text to deliver in place of the message.');
    }
    return gone(lines.deliver(line, oneLine(text)));
  }

  get #waiting(): number {
    return this.#parts.isRunning() ? this.#parts.lines().count : 0;
  }

  #covers(dir: Direction): boolean {
    const { direction } = this.#mode ?? {};
    return direction === 'both' || direction === dir;
  }

  #noneThere(seq: number | undefined): BridgeError {
    const { rows } = this.#parts.source;
    if (seq === undefined || seq >= rows.length || !wasHeld(rows, seq)) {
      const what = seq === undefined ? 'No message is held.' : `Event ${seq} is not held.`;
      return new BridgeError('not-pending', what, 'Switch step mode on; it holds what comes after that.');
    }
    return new BridgeError(
      'already-answered',
      `Message ${seq} is not held any more: it was decided about before.`,
      'The wire shows what became of it.',
    );
  }
}

/** Whether the event, or one that refers to it, says that a message was held. */
function wasHeld(rows: TraceSource['rows'], seq: number): boolean {
  if (rows.heldAt(seq)) return true;
  for (let later = seq + 1; later < rows.length; later += 1) {
    if (rows.heldAt(later) && rows.at(later).ref === seq) return true;
  }
  return false;
}

function gone(result: ReturnType<HeldLines['deliver']>): Row {
  if (result.ok) return result.row;
  throw new BridgeError(
    'not-connected',
    `The message could not be delivered, because ${result.reason}.`,
    'It is marked as dropped. Start the server again, then send anew.',
  );
}

function notFirst(line: HeldLine, first: HeldLine): BridgeError {
  return new BridgeError(
    'not-first',
    `Message ${line.seq} waits behind message ${first.seq}; within a direction messages keep their order.`,
    `Release or drop ${first.seq} first.`,
  );
}
