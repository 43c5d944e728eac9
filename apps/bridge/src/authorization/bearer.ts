import type { Challenge } from './challenge.ts';
import type { Masker } from './masker.ts';

/** What an HTTP transport asks of authorization. The token is for the server's own origin, and for no other. */
export interface Bearer {
  /** What is recorded of it. */
  readonly masker: Masker;
  /** A connection opens; its exchanges are numbered by `next`. */
  opened(next: () => number): void;
  /** The token that a request takes along, renewed before where it has ended; undefined: none. */
  token(): string | undefined | Promise<string | undefined>;
  /**
   * The server refuses a request, which carried `sent`, for the n-th time (from 0). A promise: something is done about
   * it, and true means that the request is to be sent again; it rejects with AuthorizationFailure. A text: nothing is,
   * and why.
   */
  refused(challenge: Challenge, sent: string | undefined, times: number): string | Promise<boolean>;
}
