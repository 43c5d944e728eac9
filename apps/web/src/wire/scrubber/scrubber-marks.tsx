import { useState } from 'react';
import { useWire } from '../wire-context.ts';
import { columnsOf, FaultSeqs } from './fault-seqs.ts';

const WIDTH = 600;
/** From the edge of a range input to the middle of its thumb at the end, px. */
const THUMB_PX = 8;

/** Behind the slider: where phases begin, and where something failed. */
export function ScrubberMarks() {
  const { store } = useWire();
  const [faults] = useState(() => new FaultSeqs(store));
  faults.advance();
  const last = store.rows.length - 1;
  const path = (seqs: Iterable<number>, y: number, height: number) =>
    columnsOf(seqs, last, WIDTH)
      .map((x) => `M${x} ${y}v${height}`)
      .join('');
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} 24`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-y-0 h-6 fill-none"
      style={{ left: THUMB_PX, width: `calc(100% - ${2 * THUMB_PX}px)` }}
    >
      <path
        d={path(
          store.model.bands.map((band) => band.fromSeq),
          17,
          6,
        )}
        className="stroke-edge"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={path(faults.seqs, 1, 6)}
        className="stroke-error"
        vectorEffect="non-scaling-stroke"
        strokeWidth={1.5}
      />
    </svg>
  );
}
