import type { Revision } from '../vocabulary.ts';

/** A capability that must have been declared for a method to be used. */
export interface Gate {
  readonly side: 'server' | 'client';
  /** Dotted path into the capabilities, e.g. `resources.subscribe`. */
  readonly capability: string;
  /** Revisions in which the gate exists, where that is not all. */
  readonly revisions?: readonly Revision[];
}

export type MethodArea =
  | 'lifecycle'
  | 'tools'
  | 'resources'
  | 'prompts'
  | 'utilities'
  | 'client-features'
  | 'tasks'
  | 'subscriptions';

/** One method of the Model Context Protocol: who sends it, in which revisions, under which condition. */
export interface MethodInfo {
  readonly method: string;
  readonly kind: 'request' | 'notification';
  readonly from: 'client' | 'server' | 'both';
  readonly area: MethodArea;
  /** Revisions whose core has it. */
  readonly revisions: readonly Revision[];
  readonly gate?: Gate;
  /** Page under `specification/<revision>/` that defines it. */
  readonly page: string;
  /** Where a revision has it on another page. */
  readonly pages?: Readonly<Partial<Record<Revision, string>>>;
  /** Extension that defines it in the modern era, where the core does not. */
  readonly extension?: string;
  /** Revisions in which it still works and is deprecated. */
  readonly deprecated?: readonly Revision[];
}
