import type { LabelBox } from '@lifeline/diagram';
import type { ReactNode } from 'react';

export interface LabelBoxViewProps {
  readonly box: LabelBox;
  /** Top of the line that the box belongs to, px in the content. */
  readonly lineTop: number;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

const HEIGHT = 20;
const ASCENT = 15;

/** The words above an arrow, in the middle between the lifelines; glyphs at the left, the id at the right. */
export function LabelBoxView({ box, lineTop, before, after, children }: LabelBoxViewProps) {
  const width = Math.max(0, box.right - box.left);
  return (
    <div
      className="absolute grid grid-cols-[minmax(max-content,1fr)_minmax(0,auto)_minmax(max-content,1fr)] items-center gap-1.5 whitespace-nowrap"
      style={{ left: box.left, width, top: box.baseline - lineTop - ASCENT, height: HEIGHT }}
    >
      <span className="flex items-center gap-1">{before}</span>
      <span className="flex min-w-0 items-center justify-center gap-1.5 overflow-hidden">{children}</span>
      <span className="flex items-center justify-end">{after}</span>
    </div>
  );
}
