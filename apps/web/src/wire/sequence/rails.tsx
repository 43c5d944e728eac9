import {
  type ActivationBar,
  BAR_WIDTH,
  type Crowd,
  type Lifeline,
  type PhaseBar,
  type SequenceLine,
  type SequenceWindow,
} from '@lifeline/diagram';
import type { Outcome } from '@lifeline/protocol';
import { useId } from 'react';
import { useT } from '../../i18n/language.ts';
import { OutcomeGlyph } from '../glyphs.tsx';
import { TONES } from './tones.ts';

export interface RailsProps {
  readonly window: SequenceWindow;
  /** The part of the content that is drawn, px. */
  readonly from: number;
  readonly to: number;
  readonly shift: number;
}

/** What runs down behind the rows: lifelines, activation bars, phases. */
export function Rails({ window, from, to, shift }: RailsProps) {
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

/** Baseline of a number below the top of its row, where the row's time leaves the gutter free; px. */
const NUMBER_PX = 12;

function PhaseRail({ bar, lines }: PhaseRailProps) {
  const besideTime = (y: number) =>
    (lines.find((line) => line.top + line.height > y && line.height >= 28)?.top ?? y) + NUMBER_PX;
  return (
    <>
      <rect x={0} y={bar.y1} width={3} height={bar.y2 - bar.y1} className={`wire-phase-${bar.phase}`} />
      {bar.numbers.map((y) => (
        <text key={y} x={6} y={besideTime(y)} className="fill-text-3 text-badge">
          {bar.phase}
        </text>
      ))}
    </>
  );
}

interface BarProps {
  readonly bar: ActivationBar;
  readonly from: number;
  readonly to: number;
  readonly hatch: string;
}

const HATCH_PX = 16;

function Bar({ bar, from, to, hatch }: BarProps) {
  const { x, y2, tone, end } = bar;
  // What lies outside the window is not drawn: an edge a little beyond it is never seen.
  const top = Math.max(bar.y1, from - 8);
  const bottom = Math.min(y2, to + 8);
  if (bottom <= top) return null;
  const sides = `M${x + 0.5} ${bottom}V${top}h${BAR_WIDTH - 1}V${bottom}`;
  const shut = end === 'open' ? '' : 'Z';
  const hatchTop = Math.max(top, y2 - HATCH_PX);
  return (
    <>
      <path d={sides + shut} className={`fill-fill ${tone === undefined ? 'stroke-edge' : TONES[tone]}`} />
      {end === 'hatched' && bottom > hatchTop ? (
        <rect
          x={x + 1}
          y={hatchTop}
          width={BAR_WIDTH - 2}
          height={bottom - hatchTop}
          fill={`url(#${hatch})`}
        />
      ) : null}
      {end === 'hatched' && bar.lane === 'server' && bottom === y2 ? <End bar={bar} /> : null}
    </>
  );
}

/** Why an exchange ended without an answer, beside the end of its bar. */
function End({ bar }: { readonly bar: ActivationBar }) {
  const outcome: Outcome = bar.exchange.outcome;
  return (
    <g transform={`translate(${bar.x + BAR_WIDTH + 5} ${bar.y2 - 12})`} className="text-text-2">
      <OutcomeGlyph outcome={outcome} />
    </g>
  );
}

function CrowdShape({
  crowd,
  from,
  to,
}: {
  readonly crowd: Crowd;
  readonly from: number;
  readonly to: number;
}) {
  const t = useT();
  const top = Math.max(crowd.y1, from);
  const bottom = Math.min(crowd.y2, to);
  if (bottom <= top) return null;
  const inwards = crowd.lane === 'client' ? 'start' : 'end';
  return (
    <>
      <path
        d={`M${crowd.x + BAR_WIDTH / 2} ${top}V${bottom}`}
        className="stroke-edge"
        strokeDasharray="2 2"
      />
      <text
        x={crowd.x + (inwards === 'start' ? BAR_WIDTH : 0)}
        y={top + 12}
        textAnchor={inwards}
        className="fill-text-2 text-badge"
      >
        {t.wire.nested(crowd.count)}
      </text>
    </>
  );
}
