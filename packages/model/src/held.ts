import type { MessageKind } from '@lifeline/protocol';
import type { Row } from '@lifeline/trace';
import type { Message } from './message.ts';
import type { HeldState, WaitingMessage } from './types.ts';

/** Messages that wait in step mode, and what became of those that did. */
export class HeldTracker {
  readonly #states = new Map<number, HeldState>();
  /** By the seq of the held event. */
  readonly #waiting = new Map<number, Message>();

  /** `message` waits since the event `heldSeq`; it may have been read (as `message.seq`) before. */
  hold(heldSeq: number, message: Message): void {
    this.#waiting.set(heldSeq, message);
    this.#states.set(heldSeq, 'held');
    this.#states.set(message.seq, 'held');
  }

  /**
   * Takes the held message off the list; undefined when nothing waits there. What was read before it was held
   * keeps its time, anything else happens at `atMs`.
   */
  release(heldSeq: number, how: HeldState, atMs: number): Message | undefined {
    const message = this.#waiting.get(heldSeq);
    if (message === undefined) return undefined;
    this.#waiting.delete(heldSeq);
    this.#states.set(heldSeq, how);
    this.#states.set(message.seq, how);
    return message.seq === heldSeq ? { ...message, atMs } : message;
  }

  /** Messages that wait, in the order in which they began to. */
  get waiting(): readonly WaitingMessage[] {
    return [...this.#waiting].map(([heldSeq, { seq, dir }]) => ({ heldSeq, seq, dir }));
  }

  /** The connection is over: nothing is delivered any more. */
  closed(connection: number): void {
    for (const [heldSeq, message] of this.#waiting) {
      if (message.connection === connection) this.#waiting.delete(heldSeq);
    }
  }

  at(seq: number): HeldState | undefined {
    return this.#states.get(seq);
  }
}

/**
 * Whether a message that was read before it was held counts again when it is delivered: an answer does, whose exchange
 * was opened again (`counted`: the exchange still has it as its answer). Anything else has counted when it was read.
 */
export function countsAgain(held: Message, heldSeq: number, counted: boolean): boolean {
  if (held.seq === heldSeq) return held.kind !== 'request';
  return held.kind === 'response' && !counted;
}

/** How a released event says what was done; what is not known counts as delivered. */
export function releaseOf(row: Row): Exclude<HeldState, 'held'> {
  const { event } = row;
  return event === 'edited' || event === 'dropped' || event === 'answered' ? event : 'delivered';
}

/** The message that a release put in the place of the held one; undefined when it brought no text. */
export function replacementOf(row: Row, held: Message, text: string | undefined): Message | undefined {
  const kind = kindOf(row);
  return kind && { ...held, kind, fields: row, text };
}

function kindOf(row: Row): MessageKind | undefined {
  if (row.malformed !== undefined) return 'malformed';
  if (row.method !== undefined) return row.id === undefined ? 'notification' : 'request';
  return row.id === undefined && row.errorCode === undefined ? undefined : 'response';
}
