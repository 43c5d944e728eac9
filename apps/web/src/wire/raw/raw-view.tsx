import { useT } from '../../i18n/language.ts';
import { RowList } from '../rows/row-list.tsx';
import { rowState } from '../rows/row-state.ts';
import { useBodies } from '../rows/use-bodies.ts';
import { ROW_PX, slotOf, useFixedRows } from '../rows/use-fixed-rows.ts';
import { useWire } from '../wire-context.ts';
import { RawRow } from './raw-row.tsx';

/** A list of up to this many lines is in the page whole. */
const WHOLE_ROWS = 80;

/** Every line exactly as it crossed the pipe, with its size: the view for wrong servers. */
export function RawView() {
  const t = useT();
  const { store, sel } = useWire();
  const { scroll, first, facts } = useFixedRows(WHOLE_ROWS);
  useBodies(
    store,
    facts.map((one) => one.seq),
    Number.POSITIVE_INFINITY,
  );
  return (
    <RowList
      label={t.wire.views.raw}
      scroll={scroll}
      rowHeight={ROW_PX}
      selectedShown={facts.some((one) => one.seq === sel)}
    >
      {facts.map((one, at) => (
        <RawRow
          key={slotOf(first + at, facts.length)}
          facts={one}
          raw={store.raw(one.seq)}
          top={(first + at) * ROW_PX - scroll.shift}
          state={rowState(store, one, sel)}
        />
      ))}
    </RowList>
  );
}
