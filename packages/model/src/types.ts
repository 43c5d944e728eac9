import type { Direction, Outcome, Phase } from '@lifeline/protocol';
import type { Cause } from '@lifeline/trace';

/** A request with all that belongs to it. Every reference is a `seq`. */
export interface Exchange {
  /** Position in `SessionModel.exchanges`. */
  readonly index: number;
  readonly connection: number;
  readonly dir: Direction;
  readonly id: string;
  readonly method: string;
  readonly subject?: string;
  /** The action or message that led to the request, or `auto`. */
  readonly cause?: Cause;
  readonly requestSeq: number;
  readonly requestAtMs: number;
  readonly phase: Phase;
  responseSeq?: number;
  /** Later answers to the same request. */
  duplicateSeqs?: number[];
  progressSeqs?: number[];
  cancelSeq?: number;
  timeoutSeq?: number;
  /** Cancellations and timeouts after the first one, and answers that were held back. */
  furtherSeqs?: number[];
  /** The event that ended it: its response, cancellation, timeout, drop or the connection's end. */
  endSeq?: number;
  /** Request to response (or to the event that ended it). */
  ms?: number;
  outcome: Outcome;
  /** JSON text, when the outcome is `error`. */
  errorCode?: string;
  /** Exchange index of the client request during which the server asked this. */
  parent?: number;
}

/**
 * How a row stands to the others. `orphan`: nothing asked for it. `duplicate`: its request has its answer
 * already. `late`: it came after its request was cancelled, timed out or lost, or (progress) after the response.
 */
export type RowMark = 'orphan' | 'duplicate' | 'late';

/** What became of a message that was held in step mode. */
export type HeldState = 'held' | 'delivered' | 'edited' | 'dropped' | 'answered';

/** A message that waits before delivery. */
export interface WaitingMessage {
  /** seq of its `held` event. */
  readonly heldSeq: number;
  /** seq of the message: of one to the server the same, of one from the server that with which it was read. */
  readonly seq: number;
  readonly dir: Direction;
}

/** A run of rows in one phase. `toSeq` is inclusive; the last band of a connection grows. */
export interface PhaseBand {
  readonly phase: Phase;
  readonly connection: number;
  readonly fromSeq: number;
  readonly fromMs: number;
  toSeq: number;
  toMs: number;
  messages: number;
}

/** One phase of the newest connection, over all its bands. */
export interface PhaseTotal {
  readonly phase: Phase;
  readonly visited: boolean;
  readonly messages: number;
  /** Where its first band begins; absent when not visited, or visited without messages. */
  readonly fromSeq?: number;
}

/** A value that held from `fromSeq` on, until the next one. */
export interface Dated<T> {
  readonly fromSeq: number;
  readonly value: T;
}

export interface Negotiation {
  /** seq of the response that settled it. */
  readonly seq: number;
  readonly connection: number;
  readonly revision?: string;
  readonly requestedRevision?: string;
  /** Modern era: what the server says it supports, as sent. */
  readonly supportedRevisions?: readonly string[];
  readonly serverInfo?: { readonly name?: string; readonly title?: string; readonly version?: string };
  readonly clientInfo?: { readonly name?: string; readonly version?: string };
  /** Source text of the capability objects. */
  readonly serverCapabilities?: string;
  readonly clientCapabilities?: string;
  /** Names of the declared capabilities, in the order sent. */
  readonly serverCapabilityNames: readonly string[];
  readonly clientCapabilityNames: readonly string[];
  readonly instructions?: string;
}

export type ItemKind = 'tool' | 'resource' | 'template' | 'prompt';

/** One entry of a list result. Nothing is validated away: a broken entry stays, with its fault. */
export interface CatalogueItem {
  readonly kind: ItemKind;
  /** Position over all pages, in the order received. */
  readonly index: number;
  /** Tool or prompt name, or uri / uriTemplate; '' when missing. */
  readonly key: string;
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  /** Source text of the entry. */
  readonly text: string;
  /** seq of the list result that it came in. */
  readonly seq: number;
  readonly fault?: ItemFault;
}

/** `no-name`: the key (name, uri or uriTemplate) is missing. `no-schema`: a tool without an inputSchema object. */
export type ItemFault = 'not-object' | 'no-name' | 'no-schema' | 'bad-member';

export interface CatalogueList {
  readonly items: readonly CatalogueItem[];
  /** `listing` while pages arrive; `stale` after list_changed or a restart. */
  readonly state: 'unasked' | 'listing' | 'complete' | 'stale' | 'failed';
  readonly pages: number;
  /** There is a next page, which was not received yet. An empty string is a cursor. */
  readonly nextCursor?: string;
  /** A cursor came twice, so listing was ended there. */
  readonly repeatedCursor?: string;
  readonly errorSeq?: number;
  /** How long it may be kept (modern era); of several pages, what holds of the one that ends first. */
  readonly freshness?: Freshness;
}

/** What a server says of how long a result may be kept (2026-07-28, server/utilities/caching). */
export interface Freshness {
  readonly ttlMs: number;
  /** `public` or `private`; as sent. */
  readonly scope?: string;
  /** When the result came. */
  readonly atMs: number;
}

/** What a response brought, as far as its body is known to the model. */
export type ResultSummary =
  | { readonly kind: 'items'; readonly item: ItemKind; readonly count: number; readonly more: boolean }
  | { readonly kind: 'negotiated'; readonly revision?: string; readonly capabilities: number }
  /** It asks for input first (modern era); `methods`: what for, each once. */
  | { readonly kind: 'input-required'; readonly methods: readonly string[] }
  /** How a task is. */
  | { readonly kind: 'task'; readonly status: string; readonly message?: string }
  | { readonly kind: 'tasks'; readonly count: number };

/** A task of a server, as it was last heard of. */
export interface Task {
  /** As sent. */
  readonly id: string;
  readonly connection: number;
  /** Index of the exchange whose result created it; absent where it was only listed. */
  readonly exchange?: number;
  /** As sent: `working`, `input_required`, `completed`, `failed`, `cancelled`. */
  readonly status: string;
  /** Statuses and their messages, each time that one of them changed. */
  readonly changes: readonly TaskChange[];
  /** The newest message that tells of it, and when it came. */
  readonly seq: number;
  readonly atMs: number;
  /** ISO 8601, as sent. */
  readonly createdAt?: string;
  readonly updatedAt?: string;
  /** How long the server keeps it; null: without limit. */
  readonly ttlMs?: number | null;
  /** How long to wait between two questions. */
  readonly pollMs?: number;
  /** How often it was asked after. */
  readonly polls: number;
  readonly isOver: boolean;
  /** The person has stopped the automatic questions. */
  readonly isPaused: boolean;
  /** The newest tasks/result, and tasks/cancel. */
  readonly resultExchange?: number;
  readonly cancelExchange?: number;
  /** The newest subscriptions/listen that names it (modern era). */
  readonly listenExchange?: number;
  /** The message that holds what came of it: the answer to tasks/result, in the modern era the one that says that it is over. */
  readonly resultSeq?: number;
  /** An answer to tasks/get that is an error. */
  readonly errorSeq?: number;
}

export interface TaskChange {
  readonly seq: number;
  readonly atMs: number;
  readonly status: string;
  readonly message?: string;
}

export interface ServerRequest {
  /** Index of the server's request, or of the client's whose result asks for input. */
  readonly exchange: number;
  readonly connection: number;
  readonly state: 'open' | 'answered' | 'expired';
  /** Only where a result asks for it. */
  readonly input?: AskedInput;
  /** The task that the client has answered with, whose result is the answer (2025-11-25). */
  readonly task?: AskedTask;
}

/** A task of the client, made of what the server asks. */
export interface AskedTask {
  readonly id: string;
  /** As sent. */
  readonly status: string;
  /** The message that says that it is over, and when it went out. */
  readonly over?: { readonly seq: number; readonly atMs: number };
  /** The answer to tasks/result. */
  readonly resultSeq?: number;
}

/** One entry of `inputRequests` of a result (modern era). */
export interface AskedInput {
  /** seq of the result. */
  readonly seq: number;
  readonly atMs: number;
  readonly key: string;
  /** '' where it names none. */
  readonly method: string;
  /** The task that asks for it. */
  readonly task?: string;
  /** seq of the request that brought the answer. */
  readonly sentSeq?: number;
  /** Position of the rule that answered it, from 1; 0: declined, as nobody was there. */
  readonly rule?: number;
}

/** A resource that the client subscribed to, until `toSeq` (unsubscribed or connection over). */
export interface Subscription {
  readonly uri: string;
  readonly connection: number;
  /** Index of the exchange that asked for it. */
  readonly exchange: number;
  readonly fromSeq: number;
  readonly toSeq?: number;
  /** seqs of notifications/resources/updated for exactly this uri. */
  readonly updateSeqs: readonly number[];
}

export interface ConnectionState {
  readonly connection: number;
  readonly openedSeq: number;
  readonly openedAtMs: number;
  readonly pid?: number;
  /** `Mcp-Session-Id` that the server gave out over HTTP. */
  readonly protocolSession?: string;
  readonly spawnFailedSeq?: number;
  readonly exit?: { readonly seq: number; readonly code: string | null; readonly signal: string | null };
  readonly closed?: { readonly seq: number; readonly reason: string };
}

/** Counts over the whole session. Members of a batch count one by one; a malformed line is no message. */
export interface SessionStats {
  readonly events: number;
  readonly messages: number;
  readonly requests: number;
  readonly responses: number;
  readonly notifications: number;
  readonly malformed: number;
  readonly stderr: number;
  readonly toServer: number;
  readonly toClient: number;
  readonly bytesToServer: number;
  readonly bytesToClient: number;
  /** Exchanges by what became of them. */
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** Rows with at least one finding. */
  readonly faultyRows: number;
}
