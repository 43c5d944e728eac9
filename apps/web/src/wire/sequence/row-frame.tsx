import { type Arrow, gutterTime } from '@lifeline/diagram';
import { type ReactNode, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import type { RowFacts } from '../rows/row-facts.ts';
import { RowShell, type RowState } from '../rows/row-shell.tsx';
import { ArrowShape } from './arrow-shape.tsx';

/** A line's place: in the content, and in the element that is rendered. */
export interface Placed {
  /** Top inside the rendered element, px. */
  readonly top: number;
  readonly state: RowState;
  /** It came just now, while little else does: its arrow may be drawn before the reader's eyes. */
  readonly fresh: boolean;
}

export interface RowFrameProps extends Placed {
  readonly facts: RowFacts;
  readonly line: { readonly top: number; readonly height: number };
  readonly arrow: Arrow | undefined;
  /** Right gutter: how long it took. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A row of the diagram: time, arrow, words, latency. */
export function RowFrame({ facts, line, arrow, top, state, fresh, aside, children }: RowFrameProps) {
  return (
    <RowShell facts={facts} state={state} style={{ top, height: line.height }}>
      <time className="absolute bottom-0.5 left-0 w-[60px] text-right text-badge whitespace-nowrap text-text-3 figures">
        {gutterTime(facts.atMs)}
      </time>
      {arrow === undefined ? null : (
        <ArrowLayer
          arrow={arrow}
          lineTop={line.top}
          height={line.height}
          selected={state === 'selected'}
          fresh={fresh}
        />
      )}
      {children}
      {aside === undefined ? null : (
        <span className="absolute right-2 bottom-0.5 text-right text-badge whitespace-nowrap text-text-2 figures">
          {aside}
        </span>
      )}
    </RowShell>
  );
}

interface ArrowLayerProps {
  readonly arrow: Arrow;
  readonly lineTop: number;
  readonly height: number;
  readonly selected: boolean;
  readonly fresh: boolean;
}

/** The arrow of a line, over its whole width. */
export function ArrowLayer({ arrow, lineTop, height, selected, fresh }: ArrowLayerProps) {
  // Only an arrow that is fresh when it first appears draws itself.
  const [draws] = useState(fresh);
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={height}
      className={classes(
        'pointer-events-none absolute inset-0 overflow-visible',
        draws && (arrow.x2 >= arrow.x1 ? 'wire-draw-right' : 'wire-draw-left'),
      )}
    >
      <ArrowShape arrow={arrow} y={arrow.y - lineTop} selected={selected} />
    </svg>
  );
}
