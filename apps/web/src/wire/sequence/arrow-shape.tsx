import type { Arrow } from '@lifeline/diagram';
import { classes } from '../../ui/classes.ts';
import { TONES } from './tones.ts';

export interface ArrowShapeProps {
  readonly arrow: Arrow;
  /** y of the arrow in the element. */
  readonly y: number;
  readonly selected: boolean;
}

const RING = 3;

/** An arrow with its head, tail and whatever stops it; inside an svg whose x is that of the view. */
export function ArrowShape({ arrow, y: at, selected }: ArrowShapeProps) {
  const { x1, x2, style, stop } = arrow;
  const forward = x2 >= x1 ? 1 : -1;
  // On the middle of a pixel, a line of 1.5 px keeps one sharp row of pixels.
  const y = at + 0.5;
  const start = style.tail === 'ring' ? x1 + forward * 2 * RING : x1;
  const end = style.head === 'filled' && stop === undefined ? x2 - forward * (style.headLength - 2) : x2;
  const width = selected ? Math.max(2, style.width) : style.width;
  return (
    <g className={classes('fill-none', TONES[style.tone])} strokeWidth={width}>
      {offsets(arrow).map((offset) => (
        <path
          key={offset}
          d={`M${start} ${y + offset}H${end}`}
          strokeDasharray={style.dash.join(' ') || undefined}
        />
      ))}
      {style.tail === 'ring' ? <circle cx={x1 + forward * RING} cy={y} r={RING - 0.75} /> : null}
      {stop === undefined ? <Head arrow={arrow} y={y} forward={forward} /> : null}
      {stop === 'tear' ? <path d={`M${x2} ${y - 7}l4 2.8-5 2.8 6 2.8-5 2.8 4 2.8`} /> : null}
      {stop === 'gate' ? (
        <path d={`M${x2 + 2} ${y - 8}v16M${x2 + 6} ${y - 8}v16`} className="wire-gate" />
      ) : null}
    </g>
  );
}

function Head({
  arrow,
  y,
  forward,
}: {
  readonly arrow: Arrow;
  readonly y: number;
  readonly forward: number;
}) {
  const { x2, style } = arrow;
  if (style.head === 'none') return null;
  const back = x2 - forward * style.headLength;
  const half = style.headWidth / 2;
  const path = `M${back} ${y - half}L${x2} ${y}L${back} ${y + half}`;
  return style.head === 'filled' ? (
    <path d={`${path}Z`} className="fill-current" stroke="none" />
  ) : (
    <path d={path} strokeLinejoin="miter" />
  );
}

/** Where the parallel lines of an arrow are, from its y. */
function offsets({ doubled, style }: Arrow): readonly number[] {
  if (style.stacked) return [-3, 0, 3];
  return doubled ? [-1.5, 1.5] : [0];
}
