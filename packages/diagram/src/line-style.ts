/** Colour token of `styles/tokens`. */
export type Tone = 'text' | 'text-2' | 'text-3' | 'accent' | 'error' | 'tool-error' | 'malformed' | 'held';

export type LineStyleKind =
  | 'request'
  | 'response'
  | 'notification'
  | 'pending'
  | 'error'
  | 'tool-error'
  | 'malformed'
  | 'orphan'
  | 'duplicate'
  | 'late'
  | 'held'
  | 'host'
  | 'host-return'
  | 'fold'
  | 'http-request'
  | 'http-response'
  | 'http-refused';

/** How a line is drawn; lengths in px. Shape says the kind, tone only repeats it. */
export interface LineStyle {
  readonly kind: LineStyleKind;
  readonly tone: Tone;
  readonly width: number;
  /** Lengths of dashes and gaps, empty for a solid line. */
  readonly dash: readonly number[];
  readonly head: 'filled' | 'open' | 'none';
  readonly headLength: number;
  readonly headWidth: number;
  /** `ring`: a hollow circle of 6 px where a notification leaves. */
  readonly tail: 'ring' | 'none';
  /** Three stacked lines instead of one. */
  readonly stacked: boolean;
}

type Given = Pick<LineStyle, 'kind' | 'tone' | 'head'> & Partial<LineStyle>;

function style(given: Given): LineStyle {
  return { width: 1.5, dash: [], headLength: 9, headWidth: 7, tail: 'none', stacked: false, ...given };
}

const ANSWER = [6, 4];
const STRAY = [2, 3];
/** Heads of arrows that are no messages. */
const SMALL = { headLength: 7, headWidth: 5 };

const STYLES: Readonly<Record<LineStyleKind, LineStyle>> = {
  request: style({ kind: 'request', tone: 'text', head: 'filled' }),
  response: style({ kind: 'response', tone: 'text-2', head: 'open', dash: ANSWER }),
  notification: style({ kind: 'notification', tone: 'text-2', head: 'open', tail: 'ring' }),
  pending: style({ kind: 'pending', tone: 'accent', head: 'filled' }),
  error: style({ kind: 'error', tone: 'error', head: 'open', dash: ANSWER }),
  'tool-error': style({ kind: 'tool-error', tone: 'tool-error', head: 'open', dash: ANSWER }),
  malformed: style({ kind: 'malformed', tone: 'malformed', head: 'none' }),
  orphan: style({ kind: 'orphan', tone: 'text-2', head: 'open', dash: STRAY }),
  duplicate: style({ kind: 'duplicate', tone: 'text-2', head: 'open', dash: STRAY }),
  late: style({ kind: 'late', tone: 'text-2', head: 'open', dash: STRAY }),
  held: style({ kind: 'held', tone: 'held', head: 'none', dash: [1, 4] }),
  host: style({ kind: 'host', tone: 'text-3', head: 'open', width: 1, ...SMALL }),
  'host-return': style({
    kind: 'host-return',
    tone: 'text-3',
    head: 'open',
    width: 1,
    dash: [3, 3],
    ...SMALL,
  }),
  'http-request': style({ kind: 'http-request', tone: 'text-2', head: 'filled', width: 1, ...SMALL }),
  'http-response': style({
    kind: 'http-response',
    tone: 'text-2',
    head: 'open',
    width: 1,
    dash: ANSWER,
    ...SMALL,
  }),
  'http-refused': style({
    kind: 'http-refused',
    tone: 'error',
    head: 'open',
    width: 1,
    dash: ANSWER,
    ...SMALL,
  }),
  fold: style({ kind: 'fold', tone: 'text-2', head: 'open', width: 1, stacked: true }),
};

/** Look of a line, the same in the diagram and in its legend. */
export function lineStyle(kind: LineStyleKind): LineStyle {
  return STYLES[kind];
}
