import { readRules, ruleProblemText } from '@lifeline/protocol';
import * as v from 'valibot';
import { authorizationInfoSchema } from './authorization.ts';
import { commandParts, seqSchema } from './command-parts.ts';
import { capabilitySwitches, declaresSchema } from './declares.ts';
import { holdCommandSchema, releaseCommandSchema, steppingSchema } from './stepping.ts';
import { runProgressSchema } from './suite.ts';

/** Raised with every incompatible change; both sides compare it in `hello`. */
export const WIRE_VERSION = 1;
export const SUBPROTOCOL = 'lifeline.v1';
export const TOKEN_PROTOCOL_PREFIX = 'token.';

/** WebSocket close codes of the bridge. */
export const CLOSE_CODES = {
  unauthorized: 4401,
  wireVersion: 4409,
  badMessage: 4400,
  stopping: 4410,
} as const;

/** Largest body sent unasked with its row, in UTF-8 bytes; larger ones are fetched. */
export const INLINE_BODY_BYTES = 64 * 1024;
/** How many of the newest rows of a session bring their bodies along. */
export const TAIL_BODIES = 256;

export const ERROR_CODES = [
  'bad-message',
  'unauthorized',
  'unknown-session',
  'unknown-recording',
  'not-connected',
  'already-answered',
  'overtaken',
  'not-pending',
  'not-first',
  'spawn-failed',
  'bad-cwd',
  'bad-command',
  'bad-url',
  'bad-header',
  'bad-config',
  'trace-too-new',
  'unreadable',
  'too-large',
  'read-only',
  'in-use',
  'file-changed',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** A failure in words: what happened, why, and what to do next. */
export const errorSchema = v.object({
  code: v.picklist(ERROR_CODES),
  message: v.string(),
  hint: v.optional(v.string()),
});
export type BridgeErrorBody = v.InferOutput<typeof errorSchema>;

/** The longest time that a request may be given. */
export const LONGEST_WAIT_MS = 1_000_000_000;
const waitMs = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LONGEST_WAIT_MS));

const seq = seqSchema;
const { sessionId } = commandParts;

/** A server to start. `env` only adds to (or overrides) the inherited set. */
export const commandTargetSchema = v.object({
  command: v.pipe(v.string(), v.minLength(1)),
  args: v.array(v.string()),
  cwd: v.optional(v.string()),
  env: v.optional(v.record(v.string(), v.string())),
});
export type CommandTarget = v.InferOutput<typeof commandTargetSchema>;

/** A server to connect to by HTTP. `transport` absent: Streamable HTTP, else HTTP+SSE where a server has only that. */
export const urlTargetSchema = v.object({
  url: v.pipe(v.string(), v.minLength(1)),
  headers: v.optional(v.record(v.string(), v.string())),
  transport: v.optional(v.picklist(['streamable-http', 'sse'])),
});
export type UrlTarget = v.InferOutput<typeof urlTargetSchema>;

/** What to launch or to connect to. */
export const targetSchema = v.union([commandTargetSchema, urlTargetSchema]);
export type LaunchTarget = v.InferOutput<typeof targetSchema>;

/** `GET /api/sessions/:id/secrets`. */
export const secretsSchema = v.array(v.object({ name: v.string(), value: v.string() }));

/** How the era of a connection is decided: by asking the server, or as given. */
export const ERAS = ['auto', 'legacy', 'modern'] as const;

/** Bundled servers. `http-…`: one process, at two addresses. `faulty-…`: one program, whose only argument is what follows the hyphen. */
const DEMO_SERVERS = [
  'protocol-demo',
  'playground',
  'dual-era',
  'modern-only',
  'http-mcp',
  'http-sse',
  'tutorial-shutdown',
  'faulty-1',
  'faulty-2',
  'faulty-3',
  'faulty-4',
  'faulty-5',
  'faulty-6',
  'faulty-7',
  'faulty-8',
  'faulty-stubborn',
  'faulty-revision',
] as const;

/** `POST /api/sessions`. `demo` launches a bundled server instead of a target. */
export const startSchema = v.object({
  target: v.optional(targetSchema),
  demo: v.optional(v.picklist(DEMO_SERVERS)),
  title: v.optional(v.string()),
  handshake: v.optional(v.picklist(['auto', 'manual'])),
  discovery: v.optional(v.picklist(['auto', 'manual'])),
  /** Absent: that of `revision`, if there is one, else as the settings say. */
  era: v.optional(v.picklist(ERAS)),
  revision: v.optional(v.string()),
  /** Absent, or members of it that are: as the settings say. */
  declares: v.optional(declaresSchema),
});
export type StartRequest = v.InferOutput<typeof startSchema>;

export const SESSION_STATES = ['connecting', 'ready', 'closing', 'closed', 'failed'] as const;
export type SessionState = (typeof SESSION_STATES)[number];

/** What a session list shows. `readOnly`: a recording that was opened, or ended with an earlier bridge. */
export const sessionInfoSchema = v.object({
  id: v.string(),
  title: v.string(),
  commandLine: v.array(v.string()),
  cwd: v.optional(v.string()),
  /** A server that is spoken to by HTTP: its address, and the names of the headers that the person gave. */
  http: v.optional(
    v.object({
      url: v.string(),
      transport: v.picklist(['auto', 'streamable-http', 'sse']),
      headerNames: v.array(v.string()),
    }),
  ),
  state: v.picklist(SESSION_STATES),
  /** Protocol revision that the newest connection agreed on, as the server answered it. Live sessions only. */
  revision: v.optional(v.string()),
  /** Modern era: the least severe log messages that its requests ask for. Live sessions only. */
  logLevel: v.optional(v.string()),
  demo: v.optional(v.string()),
  readOnly: v.boolean(),
  connection: v.number(),
  createdAt: v.string(),
  events: v.number(),
  bytes: v.number(),
  /** `disk`, or why not. */
  recording: v.picklist(['disk', 'memory', 'disk-full', 'write-failed']),
  notRecordedSince: v.optional(v.number()),
  /** Recording goes on, but the person should know: the file has passed 1 GiB, or less than 1 GiB is free. */
  warnings: v.optional(v.array(v.picklist(['large-recording', 'low-disk-space']))),
  /** With `low-disk-space`: bytes that are free. */
  freeBytes: v.optional(v.number()),
  /** Why it failed or ended, in words. */
  error: v.optional(errorSchema),
  /** Of a live session with a server by its URL. */
  authorization: v.optional(authorizationInfoSchema),
  /** Of a live session in which messages were held before delivery. */
  stepping: v.optional(steppingSchema),
  /** Recording only: read up to here, the rest is torn or unreadable. */
  unreadableAt: v.optional(v.object({ line: v.number(), byte: v.number(), reason: v.string() })),
});
export type SessionInfo = v.InferOutput<typeof sessionInfoSchema>;

const command = commandParts;
export const clientMessageSchema = v.variant('type', [
  /** Send all events from `cursor` on, then live. */
  v.object({ type: v.literal('attach'), sessionId, cursor: seq }),
  v.object({ type: v.literal('detach'), sessionId }),
  v.object({
    type: v.literal('request'),
    ...command,
    method: v.string(),
    paramsText: v.optional(v.string()),
    subject: v.optional(v.string()),
    /** With how many issues of its form it is sent all the same; kept with the recorded action. */
    issues: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    timeoutMs: v.optional(waitMs),
    /** Events that the page had seen: refused when somebody did something in the session since. */
    seen: v.optional(seq),
  }),
  v.object({ type: v.literal('notify'), ...command, method: v.string(), paramsText: v.optional(v.string()) }),
  v.object({ type: v.literal('raw'), ...command, text: v.string() }),
  v.object({ type: v.literal('cancel'), ...command, requestSeq: seq, reason: v.optional(v.string()) }),
  v.object({
    type: v.literal('answer'),
    ...command,
    requestSeq: seq,
    /** Key in `inputRequests`, where `requestSeq` is a result that asks for input. */
    input: v.optional(v.string()),
    resultText: v.optional(v.string()),
    errorText: v.optional(v.string()),
  }),
  /** Log messages that requests of the modern era ask for from now on; absent: none. */
  v.object({ type: v.literal('log-level'), ...command, level: v.optional(v.string()) }),
  /** Asks after a task at once and from then on; or no more, until it is asked for again. */
  v.object({ type: v.literal('poll'), ...command, taskId: v.string(), isOn: v.boolean() }),
  holdCommandSchema,
  releaseCommandSchema,
  v.object({ type: v.literal('disconnect'), ...command }),
  v.object({ type: v.literal('restart'), ...command }),
  /** Bodies of the events `from`..`to` (inclusive), answered by `bodies`. */
  v.object({ type: v.literal('read'), ...command, from: seq, to: seq }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;

/** A recording line without its LF, or only its start when `truncated` (then fetch `/raw/:seq`). */
const bodySchema = v.object({ seq, text: v.string(), truncated: v.optional(v.boolean()) });
export type EventText = v.InferOutput<typeof bodySchema>;

/** Rows are looked at, not copied: there may be millions. */
function isPacked(rows: unknown): rows is unknown[][] {
  return Array.isArray(rows) && rows.every((row) => Array.isArray(row));
}

export const bridgeMessageSchema = v.variant('type', [
  v.object({
    type: v.literal('hello'),
    wireVersion: v.number(),
    bridgeVersion: v.string(),
    sessions: v.array(sessionInfoSchema),
  }),
  v.object({ type: v.literal('sessions'), sessions: v.array(sessionInfoSchema) }),
  v.object({
    type: v.literal('events'),
    sessionId: v.string(),
    /** seq of `rows[0]`; rows are gapless from there. */
    from: seq,
    /** Rows as `encodeRow` of `trace` packs them; checked one by one by `decodeRow`. */
    rows: v.custom<unknown[][]>(isPacked, 'rows must be arrays'),
    bodies: v.array(bodySchema),
    /** Events that exist at this moment, for progress. */
    total: seq,
  }),
  v.object({ type: v.literal('bodies'), ref: v.string(), bodies: v.array(bodySchema) }),
  /** Accepted and recorded as event `seq`; the answer comes as an event. */
  v.object({ type: v.literal('ack'), ref: v.string(), seq: v.optional(seq) }),
  v.object({ type: v.literal('error'), ref: v.optional(v.string()), error: errorSchema }),
  /** Something under /api changed; refetch it. */
  v.object({
    type: v.literal('changed'),
    what: v.picklist(['recordings', 'annotations', 'settings', 'drafts', 'suites']),
  }),
  runProgressSchema,
]);
export type BridgeMessage = v.InferOutput<typeof bridgeMessageSchema>;

/** `GET /api/recordings`. */
export const recordingInfoSchema = v.object({
  id: v.string(),
  title: v.string(),
  commandLine: v.array(v.string()),
  createdAt: v.string(),
  bytes: v.number(),
  /** Running in this bridge, ended in order, or cut off by a crash. */
  state: v.picklist(['live', 'ended', 'crashed']),
  error: v.optional(v.string()),
  /** How many notes somebody wrote on it; absent: none. */
  notes: v.optional(v.number()),
});
export type RecordingInfo = v.InferOutput<typeof recordingInfoSchema>;

const noteText = v.pipe(v.string(), v.maxLength(10_000));
/** `GET /api/recordings/:id/annotations`: what somebody wrote about a recording; kept beside it. */
export const annotationsSchema = v.object({
  /** Another name than the recording's own. */
  title: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** On the recording as a whole. */
  note: v.optional(noteText),
  /** On single events, in their order. */
  notes: v.array(v.object({ seq, text: noteText })),
});
export type Annotations = v.InferOutput<typeof annotationsSchema>;

/** `PUT /api/recordings/:id/annotations`: a part is enough; an empty text takes its entry away. */
export const annotationsPatchSchema = v.partial(annotationsSchema);
export type AnnotationsPatch = v.InferOutput<typeof annotationsPatchSchema>;

/** JSON text of a list of rules; what it says when it is none. */
const answerRules = v.pipe(
  v.string(),
  v.maxLength(1_000_000),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const read = readRules(dataset.value);
    if (!read.ok) addIssue({ message: ruleProblemText(read.problem, 'en') });
  }),
);

/** An answer that the person keeps: `resultText` is JSON text. */
const savedAnswer = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  method: v.string(),
  resultText: v.pipe(v.string(), v.maxLength(1_000_000)),
});
export type SavedAnswer = v.InferOutput<typeof savedAnswer>;

/** `GET /api/settings`, `PUT /api/settings` (a part is enough). */
export const settingsSchema = v.object({
  theme: v.picklist(['system', 'light', 'dark']),
  /** `system`: as the browser prefers. */
  language: v.picklist(['system', 'en', 'zh-CN', 'zh-TW']),
  timeoutMs: waitMs,
  progressExtends: v.boolean(),
  /** The longest that a request may take in all, however much progress starts its clock anew. */
  totalTimeoutMs: waitMs,
  /** How often a request that asks for input is sent again. */
  roundLimit: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  /** What servers ask is answered by the first of these that fits: JSON text of a list, as `run --answers` takes it. */
  answerRules,
  answersPaused: v.boolean(),
  savedAnswers: v.pipe(v.array(savedAnswer), v.maxLength(1000)),
  era: v.picklist(ERAS),
  /** How long `auto` waits for the answer to server/discover. */
  probeMs: waitMs,
  /** Offered in initialize. */
  revision: v.string(),
  discovery: v.picklist(['auto', 'manual']),
  /** What the client says that it is; an empty name or version is Lifeline's own. */
  clientInfo: v.object({ name: v.string(), version: v.string() }),
  roots: v.array(v.object({ uri: v.string(), name: v.optional(v.string()) })),
  capabilities: capabilitySwitches,
  /** Modern era: send a `traceparent` along with each request. */
  traceContext: v.boolean(),
  notes: v.boolean(),
  hostLane: v.boolean(),
  legend: v.boolean(),
});
export type Settings = v.InferOutput<typeof settingsSchema>;

/** `GET /api/prefill`: what the command line asked for and waits for the person's click. */
export const prefillSchema = v.object({
  targets: v.array(
    v.object({
      name: v.string(),
      target: targetSchema,
      ignored: v.array(v.string()),
      declares: v.optional(declaresSchema),
      note: v.optional(v.string()),
    }),
  ),
  selected: v.optional(v.string()),
  error: v.optional(errorSchema),
  /** The inherited environment's names and the bridge's cwd, for the form. */
  cwd: v.string(),
  inheritedEnv: v.array(v.string()),
  /** Where the bridge keeps recordings, drafts and settings; shown in Settings. */
  home: v.optional(v.string()),
});
export type Prefill = v.InferOutput<typeof prefillSchema>;

/** Body of `POST /api/sessions/:id/search`: events from `from` on whose exact text holds `text`, case aside. */
export const searchRequestSchema = v.object({
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(10_000)),
  from: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});

/** One line of the answer: matching events, in order, and the first event that was not looked at yet. */
export const searchFoundSchema = v.object({
  seqs: v.array(v.number()),
  searched: v.number(),
});
export type SearchFound = v.InferOutput<typeof searchFoundSchema>;
