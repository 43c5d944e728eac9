import type { Row } from '@lifeline/trace';
import type { HttpResponse } from './fetcher.ts';
import type { HttpCall } from './http-call.ts';
import type { SseEvent } from './sse-reader.ts';

/** A server that wants to be asked again at once is not asked without end, and one may not wait longer than a timer can. */
const LEAST_RETRY_MS = 20;
const LONGEST_RETRY_MS = 2 ** 31 - 1;

/** What a stream has brought so far, over all its connections. */
export class StreamState {
  /** Id of the last event, from which the server can go on. */
  lastId: string | undefined;
  /** Milliseconds after which the server wants to be asked again, within what a timer can do. */
  retryMs: number | undefined;
  /** Messages so far. */
  messages = 0;
  #taken: Promise<unknown> = Promise.resolve();

  /** Reads a response to its end, events on record one after the other. Throws HttpFailure. */
  async read(
    call: HttpCall,
    response: HttpResponse,
    each: (event: SseEvent) => void,
    came: (rows: readonly Row[]) => void,
  ): Promise<void> {
    try {
      await call.readEvents(response, (events) => {
        for (const event of events) {
          if (event.id !== undefined) this.lastId = event.id === '' ? undefined : event.id;
          if (event.retry !== undefined)
            this.retryMs = Math.min(Math.max(event.retry, LEAST_RETRY_MS), LONGEST_RETRY_MS);
          each(event);
        }
        this.#taken = call.events(events).then((rows) => {
          this.messages += rows.length;
          came(rows);
        });
      });
    } finally {
      await this.#taken;
    }
  }
}

/** Resolves after `ms`, or at once where the signal says so. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
