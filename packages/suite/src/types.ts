/**
 * A suite as its file says it. Values (arguments, expected parts of results) are exact JSON text throughout, so that
 * `1.50` and 9007199254740993 stay what they are. In their strings stand `${name}` for a value that an earlier case
 * saved, `${env:NAME}` for an environment variable, `${repeat:text:count}` for a long text, `$${` for `${` itself.
 */
export interface Suite {
  /** The server that the suite was last brought up to date with. */
  readonly server?: SuiteServer;
  readonly tools: readonly SuiteTool[];
  /** In the order in which they run. */
  readonly cases: readonly Case[];
}

export interface SuiteServer {
  readonly name?: string;
  readonly version?: string;
}

/** What is kept of a tool. */
export interface SuiteTool {
  readonly name: string;
  /** `schemaHash` of the inputSchema that the cases were made for. */
  readonly schema?: string;
  readonly bases: readonly Base[];
}

/** Arguments of a call that went well. */
export interface Base {
  readonly name: string;
  readonly argumentsText: string;
}

export interface Case {
  /** Unique in the suite; names the case in files, reports and over the wire. */
  readonly id: string;
  readonly tool: string;
  readonly title?: string;
  readonly input: CaseInput;
  /** What a generated case was generated for. */
  readonly origin?: Origin;
  readonly expect: Expectation;
  readonly checks: readonly Matcher[];
  /** Parts of the result that later cases use. */
  readonly save: readonly Saved[];
  readonly tags: readonly string[];
  readonly note?: string;
  /** A person's word, which counts instead of the comparison. */
  readonly verdict?: ManualVerdict;
  /** Given up for this case instead of the time limit of the run. */
  readonly timeoutMs?: number;
}

/** Where a case's arguments come from: a base, as it is or with one change, or its own text. */
export type CaseInput =
  | { readonly kind: 'base'; readonly base: string; readonly change?: MutationChange }
  | { readonly kind: 'own'; readonly argumentsText: string }
  /** The call goes out without an `arguments` member. */
  | { readonly kind: 'none' };

/** The one difference from the base. `set` replaces what is there, or adds it. */
export type MutationChange =
  | { readonly kind: 'set'; readonly pointer: string; readonly valueText: string }
  | { readonly kind: 'remove'; readonly pointer: string };

export const MUTATION_KINDS = [
  'at-minimum',
  'below-minimum',
  'above-minimum',
  'at-maximum',
  'above-maximum',
  'below-maximum',
  'at-exclusive-minimum',
  'above-exclusive-minimum',
  'at-exclusive-maximum',
  'below-exclusive-maximum',
  'multiple',
  'not-multiple',
  'at-min-length',
  'below-min-length',
  'at-max-length',
  'above-max-length',
  'at-min-items',
  'below-min-items',
  'at-max-items',
  'above-max-items',
  'below-min-properties',
  'above-max-properties',
  'duplicate-item',
  'required-missing',
  'optional-missing',
  'dependency-missing',
  'null',
  'wrong-type',
  'not-integer',
  'extra-key',
  'other-choice',
  'not-in-enum',
  'not-const',
  'empty-string',
  'empty-array',
  'empty-object',
  'very-long',
  'blank',
  'astral',
  'combining',
  'right-to-left',
  'nul',
  'pattern-violated',
  'format-violated',
  'no-arguments',
] as const;
export type MutationKind = (typeof MUTATION_KINDS)[number];

/** What the schema says of arguments: `any` where it says nothing that binds. */
export type Prediction = 'accepted' | 'rejected' | 'any';

/** Why a generated case exists. Its place is the pointer of its change. */
export interface Origin {
  readonly kind: MutationKind;
  /** The keyword of the schema that it tries; absent where no keyword is behind it. */
  readonly keyword?: string;
  /** The keyword's value as JSON text, or the type name that was put in. */
  readonly detail?: string;
  readonly predicts: Prediction;
}

/** `rejected` is a tool error or a protocol error, `accepted` a result. `code`: JSON text of the error code. */
export type Expectation =
  | { readonly kind: 'accepted' | 'rejected' | 'tool-error' | 'any' }
  | { readonly kind: 'error'; readonly code?: string };

/** A demand on a result. `at`: JSON Pointer into the `result` member of the response. */
export type Matcher =
  /** Equal as JSON values: order of members and spelling of numbers aside. `ignoring`: pointers below `at`. */
  | {
      readonly kind: 'equals';
      readonly at: string;
      readonly valueText: string;
      readonly ignoring: readonly string[];
    }
  /** Without `at`: in the text of the content blocks, joined by line feeds. */
  | { readonly kind: 'contains'; readonly at?: string; readonly text: string }
  | { readonly kind: 'regex'; readonly at?: string; readonly pattern: string }
  | { readonly kind: 'type'; readonly at: string; readonly type: string }
  | { readonly kind: 'schema'; readonly at: string; readonly schemaText: string }
  | { readonly kind: 'duration'; readonly mostMs: number }
  /** UTF-8 bytes of the line that the response came in. */
  | { readonly kind: 'size'; readonly mostBytes: number };

export interface Saved {
  readonly name: string;
  /** JSON Pointer into the result. */
  readonly at: string;
}

export interface ManualVerdict {
  readonly is: 'pass' | 'fail';
  readonly reason: string;
  readonly by?: string;
  /** As the person wrote it. */
  readonly date?: string;
}

export const VERDICTS = [
  'pass',
  'fail',
  'over-accepting',
  'over-rejecting',
  'invalid-output',
  'stale',
  'not-run',
] as const;
export type Verdict = (typeof VERDICTS)[number];

export const REASON_CODES = [
  /** `detail` is what came: an outcome, for errors with their code behind it. */
  'unexpected-outcome',
  'no-answer-in-time',
  'server-ended',
  /** A response with both or neither (`detail`) of `result` and `error`. */
  'bad-response',
  /** Somebody has disconnected or restarted during the call. */
  'connection-ended',
  'cancelled',
  'not-equal',
  'not-contained',
  'no-match',
  'bad-regex',
  'other-type',
  'against-schema',
  'too-slow',
  'too-large',
  'nothing-there',
  /** The checks took too long (a regular expression, a schema). */
  'check-timeout',
  'output-violated',
  'output-missing',
  'schema-changed',
  'tool-gone',
  /** `detail` is the listed name that is nearest, if one is near. */
  'no-such-tool',
  'manual',
  'writes-not-allowed',
  'stopped',
  'not-selected',
  'variable-missing',
  'environment-missing',
  'base-missing',
  'bad-arguments',
  'not-sent',
  'server-not-running',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** Why a verdict is what it is; `reasonSentence` puts it into English. */
export interface Reason {
  readonly code: ReasonCode;
  /** JSON Pointer into the result or the arguments. */
  readonly at?: string;
  readonly detail?: string;
}
