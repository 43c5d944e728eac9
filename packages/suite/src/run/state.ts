import type { Outcome } from '@lifeline/protocol';
import type { Judged, JudgeRequest, Observation, OutputState } from '../judge/types.ts';
import type { Matcher, Reason, Suite, Verdict } from '../types.ts';

/** A tool as the server lists it. */
export interface ListedTool {
  readonly name: string;
  readonly isReadOnly: boolean;
  /** `schemaHash` of its inputSchema. */
  readonly schema?: string;
  readonly outputSchemaText?: string;
}

export interface RunPlan {
  readonly suite: Suite;
  /** Ids of the cases to run; all where undefined. */
  readonly selected?: ReadonlySet<string>;
  readonly tools: ReadonlyMap<string, ListedTool>;
  readonly allowWrites: boolean;
  /** Per case, milliseconds. */
  readonly timeoutMs: number;
  readonly env: (name: string) => string | undefined;
}

/** One case of a run, as it is reported. */
export interface ResultRow {
  readonly caseId: string;
  readonly tool: string;
  readonly state: 'waiting' | 'running' | 'done';
  readonly verdict: Verdict;
  readonly reasons: readonly Reason[];
  readonly outcome?: Exclude<Outcome, 'pending'>;
  readonly errorCode?: string;
  readonly outputSchema?: OutputState;
  readonly stale: boolean;
  readonly ms?: number;
  readonly bytes?: number;
  readonly requestSeq?: number;
  readonly endSeq?: number;
}

export interface RunState {
  readonly plan: RunPlan;
  /** In the order of the suite. */
  readonly rows: readonly ResultRow[];
  readonly status: 'running' | 'stopped' | 'done';
  /** Index of the case under way. */
  readonly at: number;
  readonly phase: 'server' | 'calling' | 'waiting' | 'judging' | 'over';
  /** Index of the case that was called a second time, because the server had ended before its call. */
  readonly repeated?: number;
  /** JSON texts saved by cases so far. */
  readonly variables: ReadonlyMap<string, string>;
  /** Environment variables whose values went into a call. */
  readonly usedEnv: ReadonlySet<string>;
}

/** What the host tells the run. */
export type RunInput =
  /** The server can be called, or can no longer be started. */
  | { readonly type: 'server'; readonly state: 'ready' | 'gone' }
  | { readonly type: 'sent'; readonly requestSeq: number }
  /** `isServerGone`: it ended before the call; one more is tried once it was started again. */
  | { readonly type: 'unsent'; readonly reason: string; readonly isServerGone: boolean }
  | { readonly type: 'settled'; readonly observation: Observation; readonly endSeq?: number }
  | { readonly type: 'judged'; readonly judged: Judged }
  /** The checks were ended because they took too long. */
  | { readonly type: 'judge-timeout' }
  | { readonly type: 'stop' };

/** What the host has to do, in order. */
export type RunEffect =
  /** Answer with `server` once the server can be called: at once, or after it was started again. */
  | { readonly type: 'await-server' }
  /** Answer with `sent` or `unsent`, then with `settled`. `argumentsText` undefined: no `arguments` member. */
  | {
      readonly type: 'call';
      readonly caseId: string;
      readonly tool: string;
      readonly argumentsText: string | undefined;
      readonly timeoutMs: number;
    }
  | { readonly type: 'cancel'; readonly requestSeq: number }
  /** Answer with `judged` or `judge-timeout`. */
  | { readonly type: 'judge'; readonly request: JudgeRequest }
  | { readonly type: 'progress'; readonly rows: readonly ResultRow[] }
  | { readonly type: 'over' };

/** A case ready to be called, or the row that says why it is not. */
export type Prepared =
  | {
      readonly ok: true;
      readonly argumentsText: string | undefined;
      readonly checks: readonly Matcher[];
      readonly env: readonly string[];
    }
  | { readonly ok: false; readonly verdict: Verdict; readonly reason: Reason };
