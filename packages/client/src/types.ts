import type { AnswerRule, Envelope, Era, LegacyRevision, ModernRevision } from '@lifeline/protocol';

/** How a connection begins and what the engine does unasked. */
export interface ClientOptions {
  /**
   * `auto`: ask `server/discover` first; a server of the legacy era answers with an error or not at all, and gets
   * initialize. A pin leaves out what the other era would send.
   */
  readonly era: 'auto' | Era;
  /** With `era: auto`: how long the answer to `server/discover` is waited for, milliseconds. */
  readonly probeMs: number;
  /** `auto`: open the connection as the era wants it. `manual`: nothing is sent unasked. */
  readonly handshake: 'auto' | 'manual';
  /**
   * `auto`: list each declared capability once after the opening and, in the modern era, listen to the changes that
   * the server declares. `manual`: the person asks.
   */
  readonly discovery: 'auto' | 'manual';
  /** Asked for by initialize. */
  readonly revision: LegacyRevision;
  /** Asked for by each request of the modern era. */
  readonly modernRevision: ModernRevision;
  readonly clientInfo: { readonly name: string; readonly version: string; readonly title?: string };
  /** Client capabilities as JSON text of an object. */
  readonly capabilitiesText: string;
  /** Roots to answer `roots/list` with. */
  readonly roots: readonly { readonly uri: string; readonly name?: string }[];
  /** What the server asks is answered by the first of these that fits; the rest waits for the person. */
  readonly rules: readonly AnswerRule[];
  /** Nobody is there to ask: what no rule answers is declined. */
  readonly isUnattended?: boolean;
  /** Per request, milliseconds. */
  readonly timeoutMs: number;
  /** Whether progress starts the clock of its request anew. */
  readonly progressExtends: boolean;
  /** The longest that a request may take in all, however much progress it reports, milliseconds. */
  readonly totalTimeoutMs: number;
  /** How often a request that asks for input is sent again before the person has to decide. */
  readonly roundLimit: number;
  /** Wall-clock time at 0 of the trace's clock, milliseconds since 1970: tasks of the client say when they began. */
  readonly epochMs?: number;
  /** Modern era: the least severe log messages that each request asks for; absent: none. */
  readonly logLevel?: string;
  /** Modern era: 32 hexadecimal digits that name the trace in `_meta.traceparent` (W3C Trace Context); absent: none is sent. */
  readonly traceId?: string;
}

/** What the host tells the engine. Times are milliseconds on the trace's clock. */
export type ClientInput =
  | { readonly type: 'connected'; readonly atMs: number }
  | {
      readonly type: 'received';
      readonly seq: number;
      readonly raw: string;
      readonly atMs: number;
      /** What `readEnvelope` says of `raw` in the negotiated revision, if the host has read it already; spares a second pass over big lines. */
      readonly envelope?: Envelope;
    }
  /** The transport failed to carry a request, or its answer, and says why: no answer will come. */
  | {
      readonly type: 'unanswered';
      readonly requestSeq: number;
      readonly reason: string;
      /** The server wants other authorization: the request can be sent `again`. */
      readonly isRefused?: boolean;
    }
  /** A refused request goes out once more, with a new id, as what it was; `paramsText`: as they went out. */
  | { readonly type: 'again'; readonly requestSeq: number; readonly paramsText?: string }
  /** The answer to the request with this id (text of the envelope) has come, and is kept from the client for good. */
  | { readonly type: 'withheld'; readonly id: string; readonly reason: string }
  /** The host has written and recorded the effect with this key. */
  | { readonly type: 'sent'; readonly key: number; readonly seq: number; readonly atMs: number }
  /** The effect with this key could not be written: nothing of it is waited for. */
  | { readonly type: 'unsent'; readonly key: number; readonly reason: string }
  /**
   * A request of the person; `paramsText` goes out verbatim (absent = no params member), save that line breaks
   * become spaces: a message is one line. In the modern era the members of `_meta` that each request needs are
   * added, unless they are there.
   */
  | {
      readonly type: 'request';
      readonly method: string;
      readonly paramsText?: string;
      readonly timeoutMs?: number;
      readonly cause: number;
    }
  | {
      readonly type: 'notify';
      readonly method: string;
      readonly paramsText?: string;
      readonly cause: number;
    }
  /** As typed: each line goes out unchanged. The engine takes note of ids, so that answers and clocks work. */
  | { readonly type: 'raw'; readonly text: string; readonly cause: number }
  | {
      readonly type: 'cancel';
      readonly requestSeq: number;
      readonly reason?: string;
      readonly cause: number;
    }
  /**
   * Answer to a parked server request: exactly one of the texts. `input`: the key in `inputRequests` of the result
   * `requestSeq` that asks for it (modern era).
   */
  | {
      readonly type: 'answer';
      readonly requestSeq: number;
      readonly input?: string;
      /** Id text, where several requests came in one event. */
      readonly id?: string;
      readonly cause: number;
      readonly resultText?: string;
      readonly errorText?: string;
      /** When it was given; absent: at the time of the input before. */
      readonly atMs?: number;
    }
  /** What `rules` of the options are from now on; questions that wait already go on waiting. */
  | { readonly type: 'rules'; readonly rules: ClientOptions['rules'] }
  /** What `roots` of the options are from now on; the server is told where that was declared. */
  | { readonly type: 'roots'; readonly roots: ClientOptions['roots']; readonly cause: number }
  /** The host is about to end the connection: what the server asks and waits for is answered. */
  | { readonly type: 'leave'; readonly cause: number | 'auto' }
  /** Asks after a task at once and from then on; or no more, until the person says so. */
  | { readonly type: 'poll'; readonly taskId: string; readonly isOn: boolean }
  /** Modern era: what `logLevel` of the options is from now on; absent: none. */
  | { readonly type: 'log-level'; readonly level?: string }
  | { readonly type: 'tick'; readonly atMs: number }
  /** The clocks of all requests stand still, or go on, because messages are held before delivery. */
  | { readonly type: 'clocks'; readonly areStanding: boolean; readonly atMs: number }
  /** The connection is over; nothing pending will be answered. */
  | { readonly type: 'closed' };

/** What the host has to do, in order. */
export type ClientEffect =
  /** Write and record this line; then tell `sent` or `unsent` with the same key, before any further input. */
  | { readonly type: 'write'; readonly key: number; readonly raw: string; readonly cause: number | 'auto' }
  /**
   * A rule answers what the server asks: record that, then give `answer` with the same members and what was recorded
   * as its cause. `rule`: position from 1; 0: none fits, and nobody is there.
   */
  | {
      readonly type: 'answer';
      readonly rule: number;
      readonly method: string;
      readonly requestSeq: number;
      readonly input?: string;
      readonly id?: string;
      readonly resultText?: string;
      readonly errorText?: string;
    }
  /** Record a timeout event. */
  | { readonly type: 'timeout'; readonly requestSeq: number; readonly afterMs: number }
  /** Call `tick` at this time, at the latest; replaces an earlier wish. */
  | { readonly type: 'wake'; readonly atMs: number }
  /** The connection is open for everything. */
  | { readonly type: 'ready'; readonly revision: string; readonly era: Era }
  | { readonly type: 'failed'; readonly message: string }
  /** An input could not be carried out (unknown request, already answered). */
  | { readonly type: 'refused'; readonly code: 'already-answered' | 'not-pending'; readonly message: string }
  /** Something odd that the engine tolerated and the trace should say in words. */
  | { readonly type: 'note'; readonly text: string };
