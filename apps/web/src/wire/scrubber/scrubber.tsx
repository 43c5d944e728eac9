import { History } from 'lucide-react';
import { useState } from 'react';
import { goToMoment, useMoment } from '../../app/past/use-moment.ts';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { useWire } from '../wire-context.ts';
import { ScrubberMarks } from './scrubber-marks.tsx';
import { useThrottled } from './use-throttled.ts';

const PAUSE_MS = 80;

/** Time travel: sets all panels to the moment after any event. At its right end they show now. */
export function Scrubber() {
  const t = useT();
  const format = useFormat();
  const { store } = useWire();
  const at = useMoment();
  const last = store.rows.length - 1;
  const [dragged, setDragged] = useState<number>();
  const go = useThrottled(moveTo, PAUSE_MS);
  if (last < 1) return null;
  const value = Math.min(dragged ?? at ?? last, last);
  const isNow = value === last && (dragged !== undefined || at === undefined);
  const words = isNow
    ? t.wire.scrubber.live
    : t.wire.scrubber.moment(format.number(value), format.at(store.rows.atMsAt(value)));
  return (
    <div className="flex h-8 shrink-0 items-center gap-3 border-t border-border px-3 text-meta text-text-3 @min-[880px]:w-96 @min-[880px]:shrink-0 @min-[880px]:border-t-0">
      <History size={16} strokeWidth={1.5} aria-hidden className="shrink-0" />
      <span className="relative flex h-6 min-w-0 flex-1 items-center">
        <ScrubberMarks />
        <input
          type="range"
          data-scrubber=""
          aria-label={t.wire.scrubber.label}
          aria-valuetext={words}
          title={t.wire.scrubber.label}
          className="relative h-6 w-full cursor-pointer accent-accent"
          min={0}
          max={last}
          value={value}
          onChange={(event) => {
            const seq = event.currentTarget.valueAsNumber;
            setDragged(seq);
            go(seq === last ? undefined : seq);
          }}
          onBlur={() => setDragged(undefined)}
        />
      </span>
      <span className="min-w-36 text-right whitespace-nowrap figures" aria-hidden>
        {words}
      </span>
    </div>
  );
}

function moveTo(seq: number | undefined): void {
  goToMoment(seq);
}
