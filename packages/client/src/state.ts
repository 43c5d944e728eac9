import { type Era, readEnvelope } from '@lifeline/protocol';
import { IdSource } from './id-source.ts';
import type { OwnTask } from './own-tasks.ts';
import { ParkedRequests } from './parked.ts';
import { type PendingRequest, PendingRequests, type Purpose } from './pending.ts';
import { readPath } from './read-path.ts';
import type { Round } from './rounds.ts';
import { StandingClock } from './standing-clock.ts';
import type { WatchedTask } from './tasks.ts';
import type { ClientEffect, ClientOptions } from './types.ts';

/** `open`: connected, but neither initialize nor server/discover was answered with a usable result yet. */
export type ClientPhase = 'idle' | 'open' | 'ready' | 'failed' | 'closed';

const CLIENT_CAPABILITIES = ['roots', 'sampling', 'elicitation'] as const;
/** A capability that lets the server send requests. */
export type ClientCapability = (typeof CLIENT_CAPABILITIES)[number];

/** One connection's client. Hosts read `phase` and `revision`; the rest belongs to the engine. */
export interface ClientState {
  readonly options: ClientOptions;
  phase: ClientPhase;
  /** Undefined until it is decided. */
  era: Era | undefined;
  /** As the server answered it; in the modern era what each request asks for. */
  revision: string | undefined;
  readonly ids: IdSource;
  readonly pending: PendingRequests;
  /** Requests that ran out of time: they can still be cancelled until an answer comes. */
  readonly expired: PendingRequests;
  /** Requests that were refused for want of authorization, by their seq. */
  readonly refused: Map<number, PendingRequest>;
  readonly parked: ParkedRequests;
  /** Requests whose line the host has yet to record, by the key of their write. */
  readonly unsent: Map<number, PendingRequest[]>;
  /** An initialize that ran out of time: a late answer still counts. */
  lateInitialize: PendingRequest | undefined;
  /** A server/discover that ran out of time. */
  lateProbe: PendingRequest | undefined;
  /** Its answer, once it has come after all, while initialize is waited for. */
  lateDiscovered: string | undefined;
  /** Results that ask for input, by their seq. */
  readonly rounds: Map<number, Round>;
  /** Tasks that are not over, by their id. */
  readonly tasks: Map<string, WatchedTask>;
  /** Tasks of the client, by their id. */
  readonly ownTasks: Map<string, OwnTask>;
  /** JSON text of the capability `tasks` that was declared. */
  tasksText: string | undefined;
  /** The newest time that an input told, on the trace's clock, milliseconds. */
  nowMs: number;
  roots: ClientOptions['roots'];
  rules: ClientOptions['rules'];
  /** The server was promised to hear when the roots change. */
  tellsRoots: boolean;
  /** Least severe log messages that requests of the modern era ask for. */
  logLevel: string | undefined;
  /** How many spans of the trace were named. */
  spans: number;
  /** Id text of the last response that fitted no request, while the handshake waits. */
  strayId: string | undefined;
  /** What the initialize that went out declared, or each request of the modern era does. */
  declared: ReadonlySet<ClientCapability>;
  /** The automatic lists have been sent; they are sent once. */
  discovered: boolean;
  /** The changes of lists were asked for. */
  isListening: boolean;
  lastKey: number;
  wakeAtMs: number | undefined;
  readonly clock: StandingClock;
}

/** One step's work: the state, and the effects it collects. */
export interface Turn {
  readonly state: ClientState;
  readonly effects: ClientEffect[];
}

/** A client that is not connected yet. Give it `connected`, and a new one to every connection. */
export function createClient(options: ClientOptions): ClientState {
  return {
    options,
    phase: 'idle',
    era: undefined,
    revision: undefined,
    ids: new IdSource(),
    pending: new PendingRequests(),
    expired: new PendingRequests(),
    refused: new Map(),
    parked: new ParkedRequests(),
    unsent: new Map(),
    lateInitialize: undefined,
    lateProbe: undefined,
    lateDiscovered: undefined,
    rounds: new Map(),
    tasks: new Map(),
    ownTasks: new Map(),
    tasksText: undefined,
    nowMs: 0,
    roots: options.roots,
    rules: options.rules,
    tellsRoots: false,
    logLevel: options.logLevel,
    spans: 0,
    strayId: undefined,
    declared: new Set(),
    discovered: false,
    isListening: false,
    lastKey: 0,
    wakeAtMs: undefined,
    clock: new StandingClock(),
  };
}

/** Whether the answer to the first server/discover is still waited for. */
export function isProbing(state: ClientState): boolean {
  return state.pending.filter(({ purpose }) => purpose.type === 'probe').length > 0;
}

/** Asks the host to record and write a line; returns the key of that write. */
export function write(turn: Turn, raw: string, cause: number | 'auto'): number {
  turn.state.lastKey += 1;
  turn.effects.push({ type: 'write', key: turn.state.lastKey, raw, cause });
  return turn.state.lastKey;
}

/** A request that the engine builds; `id` is JSON text. */
export interface OutgoingRequest {
  readonly id: string;
  readonly method: string;
  readonly line: string;
  readonly timeoutMs: number;
  readonly isPatient?: boolean;
  readonly purpose: Purpose;
}

type AwaitedRequest = Omit<PendingRequest, 'sent'> & { readonly line: string };

/** Waits for the answer to a request that goes out with the write `key`. */
export function expectAnswer(turn: Turn, key: number, request: AwaitedRequest): void {
  const { line, ...rest } = request;
  const entry: PendingRequest = { ...rest, sent: undefined };
  turn.state.pending.add(entry);
  turn.state.unsent.set(key, [...(turn.state.unsent.get(key) ?? []), entry]);
  if (request.method === 'initialize') {
    declareFrom(turn.state, readPath(line, ['params', 'capabilities'])?.text ?? '{}');
  }
}

/** Takes note of the client capabilities that are declared. */
export function declareFrom(state: ClientState, capabilitiesText: string): void {
  state.declared = new Set(CLIENT_CAPABILITIES.filter((name) => isDeclared(capabilitiesText, name)));
  const tasks = readPath(capabilitiesText, ['tasks']);
  state.tasksText = tasks?.type === 'object' ? tasks.text : undefined;
  state.tellsRoots = readPath(capabilitiesText, ['roots', 'listChanged'])?.text === 'true';
}

function isDeclared(capabilitiesText: string, name: ClientCapability): boolean {
  const declaration = readPath(capabilitiesText, [name]);
  return declaration !== undefined && declaration.text !== 'null';
}

/** Writes a request and waits for its answer. */
export function sendRequest(turn: Turn, request: OutgoingRequest, cause: number | 'auto'): void {
  const { progressToken } = readEnvelope(request.line);
  expectAnswer(turn, write(turn, request.line, cause), { ...request, idText: request.id, progressToken });
}
