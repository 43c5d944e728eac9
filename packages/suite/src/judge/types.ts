import type { Outcome, ResponseFault } from '@lifeline/protocol';
import type { Expectation, Matcher, Reason, Saved, Verdict } from '../types.ts';

/** What a call came to. */
export interface Observation {
  readonly outcome: Outcome;
  /** A lost call: its connection was ended here, so the server is not to blame. */
  readonly endedByHand?: boolean;
  /** JSON text. */
  readonly errorCode?: string;
  /** The response is no sound one: it counts as no answer. */
  readonly fault?: ResponseFault;
  readonly ms?: number;
  /** UTF-8 bytes of the response's line. */
  readonly bytes?: number;
  /** JSON text of the response's `result`. */
  readonly resultText?: string;
}

/** Everything that a verdict depends on; templates are filled in. */
export interface JudgeRequest {
  readonly expect: Expectation;
  readonly checks: readonly Matcher[];
  readonly save: readonly Saved[];
  /** The tool's outputSchema. */
  readonly outputSchemaText?: string;
  readonly observation: Observation;
}

export type OutputState = 'ok' | 'violated' | 'missing' | 'none';

export interface Judged {
  readonly verdict: Verdict;
  readonly reasons: readonly Reason[];
  readonly outputSchema?: OutputState;
  /** JSON texts by the name that they were saved under. */
  readonly saved: readonly (readonly [string, string])[];
}
