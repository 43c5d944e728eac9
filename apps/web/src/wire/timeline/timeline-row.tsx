import { idLabel } from '@lifeline/diagram';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { type Format, useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { DirectionGlyph, FindingGlyph, KindGlyph, MarkGlyph } from '../glyphs.tsx';
import { MethodName } from '../method-name.tsx';
import { OutcomeBadge } from '../outcome-badge.tsx';
import { type RowFacts, sameFacts } from '../rows/row-facts.ts';
import { rowLabel } from '../rows/row-label.ts';
import { RowShell, type RowState } from '../rows/row-shell.tsx';
import { ROW_PX } from '../rows/use-fixed-rows.ts';
import type { Bar } from './bar.ts';
import type { Column } from './columns.ts';
import { Waterfall } from './waterfall.tsx';

export interface TimelineRowProps {
  readonly facts: RowFacts;
  readonly top: number;
  readonly state: RowState;
  readonly columns: readonly Column[];
  readonly grid: string;
  /** Whole seconds that a pending request has waited so far. */
  readonly waited: number | undefined;
  /** Where the row's exchange lies on the waterfall, when that column is there. */
  readonly bar: Bar | undefined;
}

/** One event as a dense row of columns. */
export const TimelineRow = memo(function TimelineRow(props: TimelineRowProps) {
  const { facts, top, state, columns, grid } = props;
  const t = useT();
  const format = useFormat();
  const style: CSSProperties = { top, height: ROW_PX, gridTemplateColumns: grid };
  return (
    <RowShell
      facts={facts}
      state={state}
      style={style}
      className="contain-strict grid items-center gap-x-2 px-2"
    >
      {columns.map((column) => (
        <div key={column} className={CELLS[column]}>
          {cell(column, props, t, format)}
        </div>
      ))}
    </RowShell>
  );
}, sameRow);

const NUMBER = 'overflow-hidden text-right text-meta whitespace-nowrap text-text-3 figures';
const CELLS: Record<Column, string> = {
  seq: NUMBER,
  time: NUMBER,
  direction: 'flex justify-center text-text-3',
  kind: 'flex justify-center text-text-2',
  label: 'flex min-w-0 items-baseline gap-1.5',
  finding: 'flex justify-center text-malformed',
  id: 'truncate text-right font-mono text-badge text-text-3',
  outcome: 'min-w-0 overflow-hidden',
  ms: NUMBER,
  size: NUMBER,
  waterfall: 'relative h-full min-w-0 overflow-hidden',
};

function cell(column: Column, props: TimelineRowProps, t: Messages, format: Format): ReactNode {
  const { facts, waited, bar } = props;
  switch (column) {
    case 'seq':
      return facts.seq;
    case 'time':
      return format.at(facts.atMs);
    case 'direction':
      return facts.dir === undefined ? (
        <span className="text-text-3">·</span>
      ) : (
        <DirectionGlyph toServer={facts.dir === 'toServer'} />
      );
    case 'kind':
      return (
        <span className={facts.kind === 'malformed' ? 'text-malformed' : undefined}>
          <KindGlyph kind={facts.kind} event={facts.event} />
        </span>
      );
    case 'label':
      return <Label facts={facts} t={t} format={format} />;
    case 'finding':
      return facts.findings === 0 ? null : (
        <span title={t.wire.name.findings(facts.findings)}>
          <FindingGlyph />
        </span>
      );
    case 'id':
      return facts.id === undefined ? null : <span title={facts.id}>{idLabel(facts.id)}</span>;
    case 'outcome':
      return shownOutcome(facts) ? (
        <OutcomeBadge outcome={shownOutcome(facts) ?? 'pending'} errorCode={facts.errorCode} />
      ) : null;
    case 'ms':
      return waited !== undefined
        ? t.wire.seconds(waited)
        : facts.kind === 'response' && facts.ms !== undefined && facts.held !== 'held'
          ? format.ms(facts.ms)
          : null;
    case 'size':
      return facts.bytes === 0 ? null : format.bytes(facts.bytes);
    case 'waterfall':
      return bar === undefined ? null : <Waterfall bar={bar} outcome={facts.outcome} />;
  }
}

/** A request that was answered leaves its outcome to the response. */
function shownOutcome(facts: RowFacts): RowFacts['outcome'] {
  if (facts.kind !== 'request') return facts.outcome;
  const { outcome } = facts;
  return outcome === 'result' || outcome === 'tool-error' || outcome === 'error' ? undefined : outcome;
}

function Label({
  facts,
  t,
  format,
}: {
  readonly facts: RowFacts;
  readonly t: Messages;
  readonly format: Format;
}) {
  const label = rowLabel(facts, t, format);
  const quiet = facts.kind === 'response';
  return (
    <>
      {facts.mark === undefined ? null : (
        <span className="self-center text-malformed" title={t.wire.marks[facts.mark]}>
          <MarkGlyph mark={facts.mark} />
        </span>
      )}
      {label.code && facts.kind !== 'stderr' ? (
        <MethodName method={label.name} className={quiet ? 'text-text-2' : ''} />
      ) : (
        <span
          className={`max-w-full truncate text-text-2 ${label.code ? 'min-w-0 font-mono text-wire' : 'shrink-0'}`}
        >
          <RevealText text={label.name} />
        </span>
      )}
      {label.subject === undefined ? null : (
        <span className="min-w-8 truncate font-mono text-wire text-text">
          <RevealText text={label.subject} />
        </span>
      )}
      {label.rest === undefined ? null : (
        <span className="min-w-0 flex-1 basis-0 truncate text-meta text-text-3">
          <RevealText text={label.rest} />
        </span>
      )}
    </>
  );
}

function sameRow(a: TimelineRowProps, b: TimelineRowProps): boolean {
  return (
    a.top === b.top &&
    a.state === b.state &&
    a.grid === b.grid &&
    a.waited === b.waited &&
    a.bar?.from === b.bar?.from &&
    a.bar?.to === b.bar?.to &&
    a.bar?.tick === b.bar?.tick &&
    sameFacts(a.facts, b.facts)
  );
}
