import type { Lifeline, PhaseBar, SequenceLine, SequenceWindow } from '@lifeline/diagram';
import { useId } from 'react';
import { Bar, CrowdShape } from './bars.tsx';

export interface RailsProps {
  readonly window: SequenceWindow;
  /** x of the server's lifeline. */
  readonly server: number;
  /** The part of the content that is drawn, px. */
  readonly from: number;
  readonly to: number;
  readonly shift: number;
}

/** What runs down behind the rows: lifelines, activation bars, phases. */
export function Rails({ window, server, from, to, shift }: RailsProps) {
  const hatch = useId();
  const { lines, lifelines, bars, crowds, phases } = window;
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={Math.max(0, to - from)}
      className="pointer-events-none absolute inset-x-0 -z-1 fill-none"
      style={{ top: from - shift }}
    >
      <defs>
        <pattern id={hatch} width={4} height={4} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V4" className="stroke-text-2" strokeWidth={2} />
        </pattern>
      </defs>
      <g transform={`translate(0 ${-from})`}>
        {phases.map((bar) => (
          <PhaseRail key={bar.y1} bar={bar} lines={lines} />
        ))}
        {lifelines.map((line) => (
          <LifelineShape key={`${line.lane} ${line.y1}`} line={line} />
        ))}
        {bars.map((bar) => (
          <Bar key={`${bar.lane} ${bar.exchange.index}`} bar={bar} from={from} to={to} hatch={hatch} />
        ))}
        {lines.map((line) =>
          line.kind === 'message' && line.origin?.y !== undefined ? (
            <Origin key={line.seq} x={server} y={line.arrow.y} originY={line.origin.y} from={from} to={to} />
          ) : null,
        )}
        {crowds.map((crowd) => (
          <CrowdShape key={`${crowd.lane} ${crowd.y1}`} crowd={crowd} from={from} to={to} />
        ))}
      </g>
    </svg>
  );
}

/** From the middle of a pill to that of the cross under it. */
const CROSS_PX = 17;

function LifelineShape({ line }: { readonly line: Lifeline }) {
  const { x, y1, ends } = line;
  // The pill of the exit stands at the line's end; the cross comes below it.
  const y2 = ends ? line.y2 + CROSS_PX : line.y2;
  return (
    <>
      <path d={`M${x} ${y1}V${y2}`} className="stroke-edge" />
      {ends ? (
        <path
          d={`M${x - 5} ${y2 - 5}l10 10M${x + 5} ${y2 - 5}l-10 10`}
          className="stroke-text-2"
          strokeWidth={1.5}
        />
      ) : null}
    </>
  );
}

interface PhaseRailProps {
  readonly bar: PhaseBar;
  readonly lines: readonly SequenceLine[];
}

/** The tag of a number on the phase's bar, px. */
const TAG_PX = 14;

function PhaseRail({ bar, lines }: PhaseRailProps) {
  // at the top of a row, where its time leaves the gutter free
  const besideTime = (y: number) =>
    lines.find((line) => line.top + line.height > y && line.height >= 28)?.top ?? y;
  return (
    <>
      <rect x={0} y={bar.y1} width={3} height={bar.y2 - bar.y1} className={`wire-phase-${bar.phase}`} />
      {bar.numbers.map((y) => (
        <g key={y} transform={`translate(0 ${besideTime(y)})`}>
          <rect width={TAG_PX} height={TAG_PX} rx={2} className="fill-text-2" />
          <text x={TAG_PX / 2} y={11} textAnchor="middle" className="fill-canvas text-[11px] font-semibold">
            {bar.phase}
          </text>
        </g>
      ))}
    </>
  );
}

interface OriginProps {
  readonly x: number;
  readonly y: number;
  readonly originY: number;
  readonly from: number;
  readonly to: number;
}

/** Ties a stray arrow to the one that it belongs to, beside the server's lifeline. */
function Origin({ x, y, originY, from, to }: OriginProps) {
  const start = Math.max(from - 8, Math.min(originY, to + 8));
  return (
    <path d={`M${x + 6} ${start + 0.5}h8V${y + 0.5}h-8`} className="stroke-text-3" strokeDasharray="1 2" />
  );
}
