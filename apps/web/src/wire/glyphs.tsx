import type { RowMark } from '@lifeline/model';
import type { Outcome } from '@lifeline/protocol';
import type { RowKind } from '@lifeline/trace';
import type { ReactNode } from 'react';

/** Glyphs are 12 × 12 in `currentColor`: the same shapes in diagram, timeline, legend and badges. */
export function Glyph({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 12 12"
      width={12}
      height={12}
      aria-hidden="true"
      className="inline-block shrink-0 fill-none stroke-current [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:1.5]"
    >
      {children}
    </svg>
  );
}

const KIND_SHAPES: Record<RowKind, ReactNode> = {
  request: <circle cx={6} cy={6} r={3.75} className="fill-current" />,
  response: (
    <>
      <circle cx={6} cy={6} r={3.75} />
      <path d="M6 2.25a3.75 3.75 0 0 0 0 7.5Z" className="fill-current" />
    </>
  ),
  notification: <circle cx={6} cy={6} r={3.75} />,
  malformed: <path d="M4 4.2a2 2 0 1 1 3 1.7c-.7.4-1 .8-1 1.4M6 9.8v.01" />,
  stderr: <path d="M2 3h8M2 6h8M2 9h5" />,
  process: <rect x={2.75} y={2.75} width={6.5} height={6.5} className="fill-current" />,
  http: <path d="M2 4.2h7.5M7.5 2.2l2 2-2 2M10 8H2.5M4.5 6l-2 2 2 2" />,
  action: <path d="M4 2.5 8 6 4 9.5" />,
  note: <path d="M2.5 2.5h7v5l-2 2h-5Z" />,
  gap: <path d="M1.5 6h2M8.5 6h2M5 3.5 4.2 8.5M7.8 3.5 7 8.5" />,
  timeout: (
    <>
      <circle cx={6} cy={6} r={4} />
      <path d="M6 3.8V6l1.5 1" />
    </>
  ),
  opened: <path d="M6 1.5v4M3.6 3.4a3.9 3.9 0 1 0 4.8 0" />,
  closed: <path d="m3 3 6 6M9 3 3 9" />,
  released: <path d="M4 2.5v7M8 2.5v7" />,
};

const PROCESS_SHAPES: Readonly<Record<string, string>> = {
  spawned: 'M3.5 2.5v7L9.5 6Z',
  exited: 'M3 3h6v6H3Z',
  signal: 'M6.8 1.5 3 6.8h2.6L5 10.5l4-5.6H6.2Z',
  'stdin-closed': 'M2.5 9.5h7M6 2.5 9.5 7h-7Z',
  'stdout-closed': 'M2.5 9.5h7M6 2.5 9.5 7h-7Z',
};

interface KindGlyphProps {
  readonly kind: RowKind;
  /** What happened to the process, of rows of that kind. */
  readonly event?: string | undefined;
}

/** What kind of event a row is; of a process, what happened to it. */
export function KindGlyph({ kind, event }: KindGlyphProps) {
  if (kind !== 'process' || event === undefined) return <Glyph>{KIND_SHAPES[kind]}</Glyph>;
  const shape = PROCESS_SHAPES[event];
  // a start that failed
  if (shape === undefined) return <Glyph>{KIND_SHAPES.closed}</Glyph>;
  return (
    <Glyph>
      <path d={shape} className="fill-current" />
    </Glyph>
  );
}

const OUTCOME_SHAPES: Record<Outcome, ReactNode> = {
  pending: <path d="M2.5 2.5v7M9.5 2.5v7M2.5 2.5h7" />,
  result: <path d="m2.5 6.5 2.5 2.5 4.5-6" />,
  'tool-error': <path d="M6 2 10.5 10h-9Z" className="fill-current" />,
  error: <path d="M3.7 1.8h4.6L10.6 6l-2.3 4.2H3.7L1.4 6Z" className="fill-current" />,
  cancelled: (
    <>
      <circle cx={6} cy={6} r={4} />
      <path d="m3.2 8.8 5.6-5.6" />
    </>
  ),
  timeout: KIND_SHAPES.timeout,
  lost: <path d="M1.5 6h2.2l1.6-3 1.6 6 1.4-3h2.2" />,
};

/** What became of an exchange. */
export function OutcomeGlyph({ outcome }: { readonly outcome: Outcome }) {
  return <Glyph>{OUTCOME_SHAPES[outcome]}</Glyph>;
}

const MARK_SHAPES: Record<RowMark, ReactNode> = {
  orphan: (
    <>
      <circle cx={6} cy={6} r={4} />
      <path d="m3.2 3.2 5.6 5.6" />
    </>
  ),
  duplicate: (
    <>
      <rect x={1.75} y={3.75} width={6} height={6} />
      <path d="M4.5 1.75h5.75V7.5" />
    </>
  ),
  late: KIND_SHAPES.timeout,
};

/** How a row stands to the others. */
export function MarkGlyph({ mark }: { readonly mark: RowMark }) {
  return <Glyph>{MARK_SHAPES[mark]}</Glyph>;
}

/** Our own finding about a row. */
export function FindingGlyph() {
  return (
    <Glyph>
      <circle cx={6} cy={6} r={2.5} className="fill-current" />
    </Glyph>
  );
}

/** A person's note on a row. */
export function NoteGlyph() {
  return (
    <Glyph>
      <path d="M2.5 2.5h7v4.5l-2.5 2.5h-4.5Z" className="fill-current" />
    </Glyph>
  );
}

/** Which way a message goes. */
export function DirectionGlyph({ toServer }: { readonly toServer: boolean }) {
  return (
    <Glyph>
      <path d={toServer ? 'M1.5 6h9M7.5 3l3 3-3 3' : 'M10.5 6h-9M4.5 3l-3 3 3 3'} />
    </Glyph>
  );
}
