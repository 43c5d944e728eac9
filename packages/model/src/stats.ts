import type { Direction, MessageKind } from '@lifeline/protocol';
import type { Row } from '@lifeline/trace';
import type { ExchangeBook } from './exchange-book.ts';
import type { SessionStats } from './types.ts';

/** Running counts; `snapshot` gives them as one value. */
export class StatsCounter {
  #events = 0;
  #stderr = 0;
  readonly #kinds: Record<MessageKind, number> = { request: 0, response: 0, notification: 0, malformed: 0 };
  readonly #messages: Record<Direction, number> = { toServer: 0, toClient: 0 };
  readonly #bytes: Record<Direction, number> = { toServer: 0, toClient: 0 };

  event(row: Row): void {
    this.#events += 1;
    if (row.kind === 'stderr') this.#stderr += 1;
    if (row.dir !== undefined && row.ref === undefined) this.#bytes[row.dir] += row.bytes;
  }

  message(dir: Direction, kind: MessageKind): void {
    this.#kinds[kind] += 1;
    if (kind !== 'malformed') this.#messages[dir] += 1;
  }

  snapshot(book: ExchangeBook, faultyRows: number): SessionStats {
    return {
      events: this.#events,
      messages: this.#messages.toServer + this.#messages.toClient,
      requests: this.#kinds.request,
      responses: this.#kinds.response,
      notifications: this.#kinds.notification,
      malformed: this.#kinds.malformed,
      stderr: this.#stderr,
      toServer: this.#messages.toServer,
      toClient: this.#messages.toClient,
      bytesToServer: this.#bytes.toServer,
      bytesToClient: this.#bytes.toClient,
      outcomes: { ...book.outcomes },
      faultyRows,
    };
  }
}
