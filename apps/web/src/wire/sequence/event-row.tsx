import { type EventLine, isLongEvent, type LanePositions, pillBox, pillText } from '@lifeline/diagram';
import { memo } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { KindGlyph } from '../glyphs.tsx';
import { type RowFacts, sameFacts } from '../rows/row-facts.ts';
import { rowLabel } from '../rows/row-label.ts';
import { type Placed, RowFrame } from './row-frame.tsx';

export interface EventRowProps extends Placed {
  readonly line: EventLine;
  readonly lanes: LanePositions;
  readonly facts: RowFacts;
}

const ALIGN = { start: 'justify-start', center: 'justify-center', end: 'justify-end' } as const;

/** An event beside the messages: a pill on the lifeline that it happened to. */
export const EventRow = memo(
  function EventRow({ line, lanes, facts, ...placed }: EventRowProps) {
    const label = rowLabel(facts, useT(), useFormat());
    const words = pillText(label, facts);
    const { left, width, align } = pillBox(line, lanes, isLongEvent(facts));
    return (
      <RowFrame {...placed} facts={facts} line={line} arrow={undefined}>
        <span className={classes('absolute top-1 flex', ALIGN[align])} style={{ left, width }}>
          <span
            className={classes(
              'inline-flex h-5 max-w-full items-center gap-1.5 rounded-full border bg-canvas px-2 text-meta',
              facts.kind === 'stderr' ? 'border-border text-text-3' : 'border-edge text-text-2',
            )}
          >
            <KindGlyph kind={facts.kind} event={facts.event} />
            <span title={label.rest ?? words} className={classes('truncate', label.code && 'font-mono')}>
              <RevealText text={words} />
            </span>
          </span>
        </span>
      </RowFrame>
    );
  },
  (a, b) =>
    a.top === b.top &&
    a.state === b.state &&
    a.line.x === b.line.x &&
    a.lanes.width === b.lanes.width &&
    sameFacts(a.facts, b.facts),
);
