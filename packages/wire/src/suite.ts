import * as v from 'valibot';

const seq = v.pipe(v.number(), v.integer(), v.minValue(0));
const path = v.pipe(v.string(), v.minLength(1), v.maxLength(4096));

/** Largest suite file, in characters. */
export const SUITE_CHARS = 8 * 1024 * 1024;

/**
 * `GET /api/sessions/:id/suite`: the working suite of a session's target, as the YAML text that `packages/suite`
 * reads and edits. An empty text: there is none yet.
 */
export const suiteDocumentSchema = v.object({
  text: v.string(),
  /** Counts changes; a change names the version that it starts from. */
  version: v.number(),
  /** The file that it was loaded from or saved to, absolute. */
  path: v.optional(v.string()),
  /** The text differs from what was loaded or saved last. */
  unsaved: v.boolean(),
});
export type SuiteDocument = v.InferOutput<typeof suiteDocumentSchema>;

/** `PUT /api/sessions/:id/suite`. Another version than the present one is refused with `in-use`. */
export const suitePutSchema = v.object({
  text: v.pipe(v.string(), v.maxLength(SUITE_CHARS)),
  version: v.number(),
});

/** `POST /api/sessions/:id/suite/load`, `…/save`: a `.yaml` or `.yml` file; relative ones start at the target's cwd. */
export const suiteLoadSchema = v.object({ path });
/** A file with another text than the suite knows of is refused with `file-changed`, unless `overwrite` says otherwise. */
export const suiteSaveSchema = v.object({ path: v.optional(path), overwrite: v.optional(v.boolean()) });

/** `POST /api/sessions/:id/suite/generate`: cases from a base, put behind the tool's cases; those that exist stay. */
export const suiteGenerateSchema = v.object({
  tool: v.string(),
  base: v.string(),
  version: v.number(),
});
export const suiteGeneratedSchema = v.object({
  suite: suiteDocumentSchema,
  added: v.number(),
  /** Were there already. */
  kept: v.number(),
  /** Would have been too many, by the place that they belong to. */
  omitted: v.array(v.object({ pointer: v.string(), count: v.number() })),
});
export type SuiteGenerated = v.InferOutput<typeof suiteGeneratedSchema>;

/** `POST /api/sessions/:id/suite/paste`: rows of CSV (or cells of a spreadsheet) become cases of one tool. */
export const suitePasteSchema = v.object({
  tool: v.string(),
  text: v.pipe(v.string(), v.maxLength(1_000_000)),
  version: v.number(),
});
export const suitePastedSchema = v.object({
  suite: suiteDocumentSchema,
  added: v.number(),
  problems: v.array(v.object({ line: v.number(), column: v.number(), message: v.string() })),
});
export type SuitePasted = v.InferOutput<typeof suitePastedSchema>;

/** `POST /api/sessions/:id/run`: starts a run of the working suite. */
export const runStartSchema = v.object({
  /** Ids of the cases; all of them otherwise. */
  cases: v.optional(v.array(v.string())),
  /** The person agreed that tools which are not marked read-only are called. */
  allowWrites: v.boolean(),
  /** Per case; the one of the settings otherwise. */
  timeoutMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type RunStart = v.InferOutput<typeof runStartSchema>;

const reasonSchema = v.object({
  /** `ReasonCode` of packages/suite. */
  code: v.string(),
  at: v.optional(v.string()),
  detail: v.optional(v.string()),
});

/** One case of a run. */
export const runRowSchema = v.object({
  caseId: v.string(),
  tool: v.string(),
  state: v.picklist(['waiting', 'running', 'done']),
  verdict: v.picklist([
    'pass',
    'fail',
    'over-accepting',
    'over-rejecting',
    'invalid-output',
    'stale',
    'not-run',
  ]),
  /** Why, the weightiest first; empty where there is nothing to say. */
  reasons: v.array(reasonSchema),
  outcome: v.optional(v.picklist(['result', 'tool-error', 'error', 'cancelled', 'timeout', 'lost'])),
  errorCode: v.optional(v.string()),
  outputSchema: v.optional(v.picklist(['ok', 'violated', 'missing', 'none'])),
  /** The inputSchema has changed since the case was made. */
  stale: v.boolean(),
  ms: v.optional(v.number()),
  /** UTF-8 bytes of the response's line. */
  bytes: v.optional(v.number()),
  /** Event of the request; its exchange is in the session's trace. */
  requestSeq: v.optional(seq),
  /** Event that ended it: response, timeout, the connection's end. */
  endSeq: v.optional(seq),
});
export type RunRow = v.InferOutput<typeof runRowSchema>;

const runState = {
  /** `none`: nothing has run yet. `stopped`: by the person, or because the server could not be started again. */
  state: v.picklist(['none', 'running', 'stopped', 'done']),
  total: v.number(),
  done: v.number(),
  /** Tells runs of a session apart. Absent: nothing has run yet. */
  startedAt: v.optional(v.string()),
};
/**
 * `GET /api/sessions/:id/run`: the newest run of a session. Rows are in the order of the suite; behind them the rows of
 * cases that only earlier runs had.
 */
export const runSchema = v.object({
  ...runState,
  rows: v.array(runRowSchema),
});
export type Run = v.InferOutput<typeof runSchema>;

/** On the WebSocket: where a run has come to, and the rows that changed. */
export const runProgressSchema = v.object({
  type: v.literal('run'),
  sessionId: v.string(),
  ...runState,
  rows: v.array(runRowSchema),
});
export type RunProgress = v.InferOutput<typeof runProgressSchema>;

/** `GET /api/sessions/:id/report?format=`. */
export const REPORT_FORMATS = ['html', 'markdown', 'junit', 'json'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];
