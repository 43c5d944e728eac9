import type { MessageKind } from './vocabulary.ts';

/**
 * What one message says on its outside, read without trusting any of it. Ids and tokens are kept as JSON
 * *text*, so `1`, `"1"` and `1.0` stay three different ids.
 */
export interface Envelope {
  readonly kind: MessageKind;
  /** Why it is malformed, or undefined. */
  readonly malformed?: MalformedReason;
  /** `id` as JSON text. */
  readonly id?: string;
  readonly method?: string;
  /** Tool or prompt name, resource or completion uri, log level: what the message is about. */
  readonly subject?: string;
  readonly isError?: boolean;
  /**
   * `error.code` as JSON text; `''` when there is an error without a code, or neither an error nor a result. Set
   * exactly on responses that are no result.
   */
  readonly errorCode?: string;
  /** `params._meta.progressToken` of a request, `params.progressToken` of notifications/progress; JSON text. */
  readonly progressToken?: string;
  /** `params.requestId` of notifications/cancelled, of others the `subscriptionId` in `params._meta`; JSON text. */
  readonly requestId?: string;
  /** `params.cursor` of a list request, `result.nextCursor` of a list result. */
  readonly cursor?: string;
  /**
   * `result.resultType` where it is a string: the modern era says with it what kind of result this is. `task` also
   * where a result of 2025-11-25 holds one (`result.task`).
   */
  readonly resultType?: string;
  /** A request or notification names, in its `_meta`, the task that it belongs to. */
  readonly isOfTask?: true;
  /** Ids of envelope rules (ENV-*) that this message breaks by itself. */
  readonly faults?: readonly string[];
  /** Members of a JSON-RPC batch (revision 2025-03-26 only); the outside then repeats the first member. */
  readonly batch?: readonly Envelope[];
}

export type MalformedReason = 'not-json' | 'blank' | 'not-object' | 'no-shape' | 'not-utf8';
