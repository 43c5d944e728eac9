import type { Outcome, Phase } from '@lifeline/protocol';

/** What a filter asks about an exchange. Values are read when a row is tested, so they may change meanwhile. */
export interface ExchangeFacts {
  readonly id: string;
  readonly method: string;
  readonly subject?: string;
  readonly requestSeq: number;
  readonly outcome: Outcome;
  /** Milliseconds from the request to its end. */
  readonly ms?: number;
}

/** What a filter asks about events beyond their rows, by `seq`. Answering allocates nothing, batches aside. */
export interface RowFacts {
  /** The exchange that the event belongs to; of a batch, that of its first member. */
  exchangeAt(seq: number): ExchangeFacts | undefined;
  /** All of them: more than one for a batch. */
  exchangesAt(seq: number): readonly ExchangeFacts[];
  phaseAt(seq: number): Phase;
  markAt(seq: number): 'orphan' | 'duplicate' | 'late' | undefined;
  /** Whether the event is a message that was held before delivery; undefined: it was not. */
  heldAt(seq: number): string | undefined;
  /** Ids of the rules that the event breaks. */
  findingsAt(seq: number): readonly string[];
}
