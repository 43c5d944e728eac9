import { useMemo } from 'react';
import { useT } from '../../i18n/language.ts';
import { PREVIEW_BYTES } from '../rows/preview.ts';
import { RowList } from '../rows/row-list.tsx';
import { rowState } from '../rows/row-state.ts';
import { useBodies } from '../rows/use-bodies.ts';
import { ROW_PX, slotOf, useFixedRows } from '../rows/use-fixed-rows.ts';
import { useTraceNow } from '../use-trace-now.ts';
import { waitedSeconds } from '../waited.ts';
import { useWire } from '../wire-context.ts';
import { waterfallBars } from './bar.ts';
import { Bracket } from './bracket.tsx';
import { columnsFor, gridTemplate } from './columns.ts';
import { TimelineHead } from './timeline-head.tsx';
import { TimelineRow } from './timeline-row.tsx';

/** A timeline of up to this many rows is in the page whole. */
const WHOLE_ROWS = 50;

/** Every event as one dense row: the view for working. */
export function TimelineView() {
  const t = useT();
  const { store, sel } = useWire();
  const { scroll, first, facts } = useFixedRows(WHOLE_ROWS);
  const columns = useMemo(() => columnsFor(scroll.width), [scroll.width]);
  const grid = gridTemplate(columns, scroll.width);
  const now = useTraceNow(facts.some((one) => one.outcome === 'pending'));
  const bars = columns.includes('waterfall') ? waterfallBars(store, facts, now) : [];
  useBodies(
    store,
    facts.map((one) => one.seq),
    PREVIEW_BYTES,
  );
  return (
    <>
      <TimelineHead columns={columns} grid={grid} width={scroll.width} />
      <RowList
        label={t.wire.views.timeline}
        scroll={scroll}
        rowHeight={ROW_PX}
        selectedShown={facts.some((one) => one.seq === sel)}
        className="wire-timeline"
      >
        {facts.map((one, at) => (
          <TimelineRow
            key={slotOf(first + at, facts.length)}
            facts={one}
            top={(first + at) * ROW_PX - scroll.shift}
            state={rowState(store, one, sel)}
            columns={columns}
            grid={grid}
            waited={
              one.kind === 'request' && one.outcome === 'pending' ? waitedSeconds(one.atMs, now) : undefined
            }
            bar={bars[at]}
          />
        ))}
        <Bracket scroll={scroll} />
      </RowList>
    </>
  );
}
