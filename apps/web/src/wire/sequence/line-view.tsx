import type { SequenceLine } from '@lifeline/diagram';
import { useMoment } from '../../app/past/use-moment.ts';
import type { RowFacts } from '../rows/row-facts.ts';
import type { RowState } from '../rows/row-shell.tsx';
import { waitedSeconds } from '../waited.ts';
import { AuthorizationRow } from './authorization-row.tsx';
import { EventRow } from './event-row.tsx';
import { FoldRow } from './fold-row.tsx';
import { HostReturn, HostRow } from './host-row.tsx';
import { MessageRow } from './message-row.tsx';
import { Divider, Explain, Gap, Negotiated, PhaseBandStrip } from './strips.tsx';
import type { Sequence } from './use-sequence.ts';

export interface LineViewProps {
  readonly line: SequenceLine;
  readonly sequence: Sequence;
  readonly facts: RowFacts;
  readonly state: RowState;
  readonly fresh: boolean;
  /** The moment on the trace's clock, ms. */
  readonly now: number;
}

/** One line of the diagram, by its kind. */
export function LineView({ line, sequence, facts, state, fresh, now }: LineViewProps) {
  const at = useMoment();
  const top = line.top - sequence.scroll.shift;
  const placed = { top, state, fresh, facts };
  switch (line.kind) {
    case 'message':
      return (
        <MessageRow
          {...placed}
          line={line}
          waited={line.pendingSinceMs === undefined ? undefined : waitedSeconds(line.pendingSinceMs, now)}
        />
      );
    case 'event':
      return <EventRow {...placed} line={line} lanes={sequence.lanes} />;
    case 'authorization':
      return <AuthorizationRow {...placed} line={line} />;
    case 'host':
      return <HostRow {...placed} line={line} />;
    case 'fold':
      return <FoldRow line={line} facts={facts} top={top} state={state} onToggle={sequence.toggle} />;
    case 'divider':
      return <Divider line={line} facts={facts} top={top} state={state} />;
    default: {
      const hanging = <HangingLine line={line} top={top} width={sequence.lanes.width} />;
      return at === undefined || line.seq <= at ? (
        hanging
      ) : (
        <div role="none" className="opacity-50">
          {hanging}
        </div>
      );
    }
  }
}

interface HangingLineProps {
  readonly line: Exclude<
    SequenceLine,
    { readonly kind: 'message' | 'event' | 'authorization' | 'host' | 'fold' | 'divider' }
  >;
  readonly top: number;
  /** Of the view, px. */
  readonly width: number;
}

/** What hangs on a row, and is no option of the list. */
function HangingLine({ line, top, width }: HangingLineProps) {
  switch (line.kind) {
    case 'host-return':
      return <HostReturn line={line} top={top} />;
    case 'explain':
      return <Explain line={line} top={top} />;
    case 'negotiated':
      return <Negotiated line={line} top={top} width={width} />;
    case 'band':
      return <PhaseBandStrip line={line} top={top} />;
    case 'gap':
      return <Gap line={line} top={top} />;
  }
}
