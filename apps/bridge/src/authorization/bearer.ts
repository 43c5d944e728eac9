import type { HttpBody } from '../transports/transport.ts';
import type { Challenge } from './challenge.ts';
import type { Masker } from './masker.ts';

/** Where the exchanges of a connection are numbered and put on record. */
export interface ExchangeRecord {
  nextNumber(): number;
  record(bodies: readonly HttpBody[]): Promise<unknown>;
  /** All requests wait for a token now, or go on: nobody's time runs out meanwhile. */
  waits(areWaiting: boolean): void;
}

/** What is to be done about a refusal, once it is on record; rejects with AuthorizationFailure. */
export type Remedy = () => Promise<unknown>;

/** What an HTTP transport asks of authorization. The token is for the server's own origin, and for no other. */
export interface Bearer {
  /** What is recorded of credentials. */
  readonly masker: Masker;
  /** A connection opens. */
  opened(record: ExchangeRecord): void;
  /** The token that a request takes along, renewed before where it has ended; undefined: none. */
  token(): string | undefined | Promise<string | undefined>;
  /**
   * The server refuses a request, which carried `sent`, for the n-th time (from 0). A remedy: the request is to be sent
   * again behind it. A text: nothing is done, and why.
   */
  refused(challenge: Challenge, sent: string | undefined, times: number): string | Remedy;
}
