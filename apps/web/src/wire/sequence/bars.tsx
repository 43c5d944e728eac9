import { type ActivationBar, BAR_WIDTH, type Crowd } from '@lifeline/diagram';
import { useT } from '../../i18n/language.ts';
import { OutcomeGlyph } from '../glyphs.tsx';
import { TONES } from './tones.ts';

interface BarProps {
  readonly bar: ActivationBar;
  readonly from: number;
  readonly to: number;
  readonly hatch: string;
}

const HATCH_PX = 16;

/** An exchange in flight on one lifeline. */
export function Bar({ bar, from, to, hatch }: BarProps) {
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
  return (
    <g transform={`translate(${bar.x + BAR_WIDTH + 5} ${bar.y2 - 12})`} className="text-text-2">
      <OutcomeGlyph outcome={bar.exchange.outcome} />
    </g>
  );
}

/** Where more is in flight than bars fit. */
export function CrowdShape({
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
  // above the arrow that was one too many, whose label stands in the middle
  const isBegin = top === crowd.y1;
  return (
    <>
      <path
        d={`M${crowd.x + BAR_WIDTH / 2} ${top}V${bottom}`}
        className="stroke-edge"
        strokeDasharray="2 2"
      />
      {crowd.lane === 'client' ? (
        <text x={crowd.x + BAR_WIDTH} y={isBegin ? top - 5 : top + 12} className="fill-text-2 text-badge">
          {t.wire.nested(crowd.count)}
        </text>
      ) : null}
    </>
  );
}
