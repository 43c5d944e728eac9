import type { Direction } from '@lifeline/protocol';

export const TRACE_VERSION = 1;

export const RELEASE_HOWS = ['delivered', 'edited', 'dropped', 'answered'] as const;
export const HTTP_EVENTS = [
  'request',
  'response',
  'stream-opened',
  'stream-event',
  'stream-closed',
  'failed',
] as const;
/**
 * Steps of authorization (basic/authorization), in their usual order: the server's refusal, metadata of the resource
 * and of the authorization server, registration of the client, the address that a person opens and the request by
 * which the browser comes back, the token, and a new token for an old one.
 */
export const AUTHORIZATION_STEPS = [
  'challenge',
  'resource-metadata',
  'server-metadata',
  'registration',
  'authorize',
  'callback',
  'token',
  'refresh',
] as const;
export type AuthorizationStep = (typeof AUTHORIZATION_STEPS)[number];
/** Which HTTP transport a target is spoken to with; `auto`: Streamable HTTP, and HTTP+SSE where a server has only that. */
export const HTTP_TRANSPORTS = ['auto', 'streamable-http', 'sse'] as const;
export type HttpTransport = (typeof HTTP_TRANSPORTS)[number];
export const ACTION_NAMES = [
  'connect',
  'restart',
  'disconnect',
  'request',
  'notification',
  'raw',
  'cancel',
  'answer',
  'authorize',
  'pause-polls',
  'resume-polls',
] as const;
export const GAP_REASONS = ['disk-full', 'write-failed', 'line-too-long', 'unreadable'] as const;
export const CLOSED_REASONS = [
  'disconnected',
  'exited',
  'stdout-closed',
  'spawn-failed',
  'restarted',
  'session-expired',
  'stream-closed',
  'bridge-stopped',
  'bridge-crashed',
] as const;

/** What a session launches, connects to or reads from. Values of variables and headers are not stored here, only names. */
export type Target =
  | {
      readonly kind: 'stdio';
      readonly command: string;
      readonly args: readonly string[];
      readonly cwd: string;
      readonly envNames: readonly string[];
    }
  | {
      readonly kind: 'http';
      readonly url: string;
      readonly transport: HttpTransport;
      /** Of the headers that the person gave. */
      readonly headerNames: readonly string[];
    }
  | { readonly kind: 'imported'; readonly source: string };

/** What people wrote about a recording, where it is handed on together with them. */
export interface TraceNotes {
  /** On the recording as a whole. */
  readonly note?: string | undefined;
  /** On single events. */
  readonly notes: readonly { readonly seq: number; readonly text: string }[];
}

/** First line of a recording. */
export interface TraceHeader {
  readonly type: 'trace';
  readonly version: number;
  readonly id: string;
  /** Wall clock, ISO 8601; every other time is `atMs` since this moment on a monotonic clock. */
  readonly createdAt: string;
  readonly recorder: string;
  readonly target: Target;
  readonly title?: string;
  /** Only in recordings that were exported with their notes. */
  readonly annotations?: TraceNotes;
}

interface EventBase {
  /** Gapless from 0 within a recording. */
  readonly seq: number;
  /** Milliseconds since the header's `createdAt`, monotonic, fractions kept to 1 µs. */
  readonly atMs: number;
  /** Number of the connection within the session, from 1; a restart opens the next one. */
  readonly connection: number;
}

/** Exact bytes of a line between two LF: as text, or base64 where the bytes are not UTF-8. */
export type LineText = { readonly raw: string } | { readonly raw64: string };

/** The seq of the action or of the message that this message answers, or `auto`. */
export type Cause = number | 'auto';

export type OpenedEvent = EventBase & { readonly type: 'opened'; readonly target: Target };
export type MessageEvent = EventBase & {
  readonly type: 'message';
  readonly dir: Direction;
  readonly cause?: Cause;
} & LineText;
export type HeldEvent = EventBase & {
  readonly type: 'held';
  readonly dir: Direction;
  readonly cause?: Cause;
} & (LineText | { readonly ref: number });
export type ReleasedEvent = EventBase & {
  readonly type: 'released';
  /** seq of the held event. */
  readonly ref: number;
  readonly how: ReleaseHow;
  readonly raw?: string;
};
export type ReleaseHow = (typeof RELEASE_HOWS)[number];
export type TimeoutEvent = EventBase & {
  readonly type: 'timeout';
  readonly requestSeq: number;
  readonly afterMs: number;
};
/** One line of the server's stderr, without its LF. `open` = no LF yet, the next stderr event goes on. */
export type StderrEvent = EventBase & { readonly type: 'stderr'; readonly open?: boolean } & LineText;

export type ProcessEvent = EventBase & { readonly type: 'process' } & (
    | {
        readonly event: 'spawn-failed';
        readonly errno: string;
        readonly message: string;
        readonly command: string;
        /** Directories that were searched, in order. */
        readonly path: readonly string[];
        readonly hint?: string;
      }
    | { readonly event: 'spawned'; readonly pid: number }
    | { readonly event: 'stdin-closed' | 'stdout-closed' }
    | { readonly event: 'signal'; readonly signal: string }
    | { readonly event: 'exited'; readonly code: number | null; readonly signal: string | null }
  );

/** A header as it crossed the wire. */
export interface HttpHeader {
  readonly name: string;
  readonly value: string;
}

export type HttpEvent = EventBase & {
  readonly type: 'http';
  readonly event: HttpEventName;
  /** seq of the message that the HTTP request carries; absent where it carries none. */
  readonly ref?: number;
  readonly data: Readonly<Record<string, string | number>>;
  /** Of a request or a response, in their order. */
  readonly headers?: readonly HttpHeader[];
  /** The exchange belongs to this step of authorization; `data.host` is then the host that it went to. */
  readonly step?: AuthorizationStep;
  /** How many credentials of authorization are masked in this event: `[masked:access_token:1]`. */
  readonly masked?: number;
  /** Text of the body, where the exchange belongs to authorization. */
  readonly body?: string;
};

export type HttpEventName = (typeof HTTP_EVENTS)[number];

/**
 * Something that the person did. `tab` tells which page it came from; `issues` with how many issues of its form, from
 * 1, a request was sent all the same. `rule`: an `answer` that was given by the person's rule at this position, from 1;
 * 0: by none of them, and declined because nobody was there to ask.
 */
export type ActionEvent = EventBase & {
  readonly type: 'action';
  readonly action: ActionName;
  readonly method?: string;
  readonly subject?: string;
  readonly issues?: number;
  readonly rule?: number;
  readonly tab?: string;
};
export type ActionName = (typeof ACTION_NAMES)[number];

/**
 * `unfinished-line`: what the server has written waits for its line end. `answer-rules`: other rules answer the server
 * from here on.
 */
export const NOTE_ABOUTS = ['unfinished-line', 'answer-rules'] as const;
export type NoteEvent = EventBase & {
  readonly type: 'note';
  readonly about?: (typeof NOTE_ABOUTS)[number];
  readonly text: string;
};
/** Something could not be recorded or kept whole. */
export type GapEvent = EventBase & {
  readonly type: 'gap';
  readonly reason: GapReason;
  /** Size of what is missing, in bytes and events, as far as known. */
  readonly bytes?: number;
  readonly events?: number;
  readonly message?: string;
};
/** `unreadable` stands in, while reading, for a line that cannot be read; recorders never write it. */
export type GapReason = (typeof GAP_REASONS)[number];
export type ClosedEvent = EventBase & { readonly type: 'closed'; readonly reason: ClosedReason };
export type ClosedReason = (typeof CLOSED_REASONS)[number];

export type TraceEvent =
  | OpenedEvent
  | MessageEvent
  | HeldEvent
  | ReleasedEvent
  | TimeoutEvent
  | StderrEvent
  | ProcessEvent
  | HttpEvent
  | ActionEvent
  | NoteEvent
  | GapEvent
  | ClosedEvent;

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** An event before the recorder gave it its `seq`, time and connection. */
export type EventBody = DistributiveOmit<TraceEvent, 'seq' | 'atMs' | 'connection'>;
