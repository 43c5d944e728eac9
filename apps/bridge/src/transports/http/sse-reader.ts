import { createParser } from 'eventsource-parser';

/** What a stream of server-sent events brings. Texts are bytes as they came, `retry` milliseconds. */
export interface SseEvent {
  readonly data?: Buffer;
  readonly name?: string;
  readonly id?: string;
  readonly retry?: number;
  readonly comment?: string;
  /** A line that is no field of an event. */
  readonly line?: string;
}

/** The longest event that is kept, in bytes. */
const MOST_BYTES = 256 * 1024 * 1024;

/** An event that is longer than any that could be kept. */
export class SseTooLong extends Error {}

/**
 * Cuts a stream into server-sent events (HTML Living Standard, section 9.2). It is read one byte a character, so that
 * data comes out byte for byte as it came, also where it is not UTF-8.
 */
export class SseReader {
  #events: SseEvent[] = [];
  #retry: number | undefined;
  readonly #parser = createParser({
    onEvent: ({ data, event, id }) => {
      this.#events.push({
        data: Buffer.from(data, 'latin1'),
        ...(event !== undefined && { name: utf8(event) }),
        ...(id !== undefined && { id: utf8(id) }),
        ...this.#takeRetry(),
      });
    },
    onComment: (comment) => this.#events.push({ comment: utf8(comment) }),
    onRetry: (retry) => {
      this.#retry = retry;
    },
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') throw new SseTooLong(error.message);
      this.#events.push({ line: utf8(error.line ?? '') });
    },
    maxBufferSize: MOST_BYTES,
  });

  /** The events that `chunk` completes. Throws SseTooLong. */
  push(chunk: Buffer): readonly SseEvent[] {
    this.#parser.feed(chunk.toString('latin1'));
    return this.#taken();
  }

  /** The stream is over: an event whose last line ended in a lone CR is complete now. */
  end(): readonly SseEvent[] {
    this.#parser.feed('\n');
    return this.#taken();
  }

  #taken(): readonly SseEvent[] {
    const events = this.#events;
    this.#events = [];
    if (this.#retry !== undefined) events.push(this.#takeRetry());
    return events;
  }

  #takeRetry(): { readonly retry?: number } {
    const retry = this.#retry;
    this.#retry = undefined;
    return retry === undefined ? {} : { retry };
  }
}

function utf8(latin1: string): string {
  return Buffer.from(latin1, 'latin1').toString('utf8');
}
