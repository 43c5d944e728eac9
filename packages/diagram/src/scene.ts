import type { Exchange, HeldState, Negotiation, PhaseBand, ResultSummary, RowMark } from '@lifeline/model';
import type { MalformedReason, Outcome, Phase } from '@lifeline/protocol';
import type { Row } from '@lifeline/trace';
import type { Lane } from './lanes.ts';
import type { LineStyle, Tone } from './line-style.ts';
import type { Fold } from './runs.ts';

/** All positions are px in the whole content, x from the left edge of the view, y from the first line's top. */
interface LineBase {
  readonly index: number;
  /** The row that the line stands for or hangs on. */
  readonly seq: number;
  readonly top: number;
  readonly height: number;
}

/** An arrow from `x1` to `x2`, where its head is. */
export interface Arrow {
  readonly x1: number;
  readonly x2: number;
  readonly y: number;
  readonly style: LineStyle;
  /** Two lines 3 px apart: a person edited the message before it went on. */
  readonly doubled: boolean;
  /** How the arrow stops before its lane: torn (malformed), or at a gate (held). */
  readonly stop: 'tear' | 'gate' | undefined;
}

/** Room for the words above an arrow, between the bars. */
export interface LabelBox {
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
}

/** What the words above an arrow say; the view puts them in the reader's language. */
export type LineLabel =
  | {
      readonly kind: 'request' | 'notification';
      readonly method: string;
      readonly subject: string | undefined;
    }
  | {
      readonly kind: 'result' | 'tool-error' | 'error';
      readonly method: string | undefined;
      readonly subject: string | undefined;
      readonly summary: ResultSummary | undefined;
      /** JSON text; '' when the error has none. */
      readonly errorCode: string | undefined;
    }
  | { readonly kind: 'malformed'; readonly reason: MalformedReason };

/** A thin line from a stray arrow to the one that it belongs to. */
export interface OriginLink {
  readonly seq: number;
  /** y of the original's arrow; undefined when it is not shown. */
  readonly y: number | undefined;
}

export interface MessageLine extends LineBase {
  readonly kind: 'message';
  readonly row: Row;
  readonly exchange: Exchange | undefined;
  readonly phase: Phase;
  readonly arrow: Arrow;
  readonly box: LabelBox;
  readonly label: LineLabel;
  /** Id chip; undefined for notifications and unreadable lines. */
  readonly id: string | undefined;
  /** Of a request that waits for its answer: since when, on the trace's clock. */
  readonly pendingSinceMs: number | undefined;
  /** Of a response: since its request. */
  readonly latencyMs: number | undefined;
  readonly mark: RowMark | undefined;
  readonly origin: OriginLink | undefined;
  readonly held: HeldState | undefined;
  readonly findings: readonly string[];
}

/** A pill on a lifeline: process, HTTP, stderr, a remark, a timeout, a connection's begin and end. */
export interface EventLine extends LineBase {
  readonly kind: 'event';
  readonly row: Row;
  readonly lane: Lane;
  readonly x: number;
  readonly y: number;
  /** Of a timeout: the request that was given up. */
  readonly exchange: Exchange | undefined;
}

/** An HTTP request or response of authorization: an arrow to the host that is asked, or the way of the browser. */
export interface AuthorizationLine extends LineBase {
  readonly kind: 'authorization';
  readonly row: Row;
  readonly arrow: Arrow;
  readonly box: LabelBox;
  /** Where the words stand in their room: at the arrow's tail, where that room lies across the server's lifeline. */
  readonly align: 'start' | 'center' | 'end';
}

/** What the person did: an arrow that is not on the wire. */
export interface HostLine extends LineBase {
  readonly kind: 'host';
  readonly row: Row;
  readonly arrow: Arrow;
  readonly box: LabelBox;
}

/** What goes back to the person for an action; not on the wire. */
export interface HostReturnLine extends LineBase {
  readonly kind: 'host-return';
  readonly arrow: Arrow;
  readonly box: LabelBox;
  readonly exchange: Exchange;
  /** What came back in this row: the answer, or that waiting was given up. */
  readonly outcome: Outcome;
}

export interface FoldLine extends LineBase {
  readonly kind: 'fold';
  readonly fold: Fold;
  readonly phase: Phase;
  /** Undefined for stderr lines. */
  readonly arrow: Arrow | undefined;
  readonly box: LabelBox;
}

/** Another connection begins. */
export interface DividerLine extends LineBase {
  readonly kind: 'divider';
  readonly connection: number;
  readonly row: Row;
}

/** A sentence under the arrow of `seq`, from `explainMethod`. */
export interface ExplainLine extends LineBase {
  readonly kind: 'explain';
  readonly method: string;
  readonly message: 'request' | 'response' | 'notification';
  readonly box: LabelBox;
}

export interface NegotiatedLine extends LineBase {
  readonly kind: 'negotiated';
  readonly negotiation: Negotiation;
  readonly box: LabelBox;
}

/** The strip across all lanes where a phase begins. */
export interface BandLine extends LineBase {
  readonly kind: 'band';
  readonly band: PhaseBand;
}

/** Nothing happened for this long. */
export interface GapLine extends LineBase {
  readonly kind: 'gap';
  readonly ms: number;
  /** Lifelines to break. */
  readonly xs: readonly number[];
}

export type SequenceLine =
  | MessageLine
  | EventLine
  | AuthorizationLine
  | HostLine
  | HostReturnLine
  | FoldLine
  | DividerLine
  | ExplainLine
  | NegotiatedLine
  | BandLine
  | GapLine;

/** An exchange in flight, on both lifelines: a bar from its request to its end. */
export interface ActivationBar {
  readonly exchange: Exchange;
  readonly lane: Lane;
  /** Left edge; bars are `BAR_WIDTH` wide. */
  readonly x: number;
  readonly y1: number;
  readonly y2: number;
  /** Colour of its edge: `accent` while pending. */
  readonly tone: Tone | undefined;
  /** `open`: still growing. `hatched`: ended without an answer. */
  readonly end: 'closed' | 'open' | 'hatched';
}

/** More exchanges at once than bars fit side by side. */
export interface Crowd {
  readonly lane: Lane;
  readonly x: number;
  readonly y1: number;
  readonly y2: number;
  readonly count: number;
}

/** A piece of a lifeline. */
export interface Lifeline {
  readonly lane: Lane;
  readonly x: number;
  readonly y1: number;
  readonly y2: number;
  /** Its process ended here: a cross of 10 px. */
  readonly ends: boolean;
}

/** The bar down the left edge for as long as a phase lasts. */
export interface PhaseBar {
  readonly phase: Phase;
  readonly y1: number;
  readonly y2: number;
  /** Where its number is repeated. */
  readonly numbers: readonly number[];
}

/** Everything to draw between two heights. */
export interface SequenceWindow {
  readonly lines: readonly SequenceLine[];
  readonly bars: readonly ActivationBar[];
  readonly crowds: readonly Crowd[];
  readonly lifelines: readonly Lifeline[];
  readonly phases: readonly PhaseBar[];
}
