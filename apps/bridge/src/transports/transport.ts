import type { EventBody, Row } from '@lifeline/trace';
import type { SplitLine } from './line-splitter.ts';
import type { EndCause, StdioSink } from './stdio.ts';

export type HttpBody = Extract<EventBody, { readonly type: 'http' }>;
/** What came in over HTTP: something to know about the exchange, or a message. */
export type Arrival = HttpBody | SplitLine;
/** Why a connection came to its end. */
export type ConnectionEnd = EndCause | 'session-expired' | 'stream-closed';

/** Where a transport reports to. Calls come in the order in which things happened; nothing follows `ended`. */
export interface TransportSink extends StdioSink {
  /** Messages can be sent now. A process says so by `spawned`. */
  opened(): void;
  /**
   * Records what came in, and hands messages on; resolves with their rows once both is done. A message follows its
   * HTTP event directly. `failed` with a `ref`: nothing will answer that request.
   */
  http(arrivals: readonly Arrival[]): Promise<readonly Row[]>;
  /** Requests wait for something that is no matter of the server's, or go on: their clocks stand still meanwhile. */
  waits(areWaiting: boolean): void;
  closing(cause: ConnectionEnd): void;
  ended(cause: ConnectionEnd): void;
}

/** How messages reach one server and come back, from its start to its end. */
export interface Transport {
  /** Whether lines can still be sent. */
  readonly isWritable: boolean;
  /**
   * Takes one line, to be sent. Undefined: it goes out; else why it does not. `isAnswer`: the server has brought it
   * about, and is read no further while it leaves too many of them unread.
   */
  write(line: string, isAnswer: boolean): string | undefined;
  /** The line that was taken last is on record as this row. */
  recorded(line: string, row: Row): void;
  /** Nothing waits any longer for the answer to the request that is on record as `seq`; it may still come. */
  abandoned?(seq: number): void;
  /** Stops reading until `resume`. */
  pause(): void;
  resume(): void;
  /** Ends it in order; resolves when that is done. */
  end(): Promise<void>;
  /** Ends it at once. */
  kill(): void;
}
