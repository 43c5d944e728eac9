import type { LabelBox } from '@lifeline/diagram';
import type { ReactNode } from 'react';

export interface LabelBoxViewProps {
  readonly box: LabelBox;
  /** Top of the line that the box belongs to, px in the content. */
  readonly lineTop: number;
  /** `center` by default. */
  readonly align?: 'start' | 'center' | 'end';
  readonly before?: ReactNode;
  /** Behind it; one element that shrinks as far as the words need the room. */
  readonly yielding?: ReactNode;
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

const ALIGN = { start: 'justify-start', center: 'justify-center', end: 'justify-end' } as const;
const HEIGHT = 20;
const ASCENT = 15;

/**
 * The words above an arrow, between the lifelines; glyphs at the left, the id at the right. Where the words need the
 * room, the id wraps into a second line, which is cut off: it goes whole, before any word is cut.
 */
export function LabelBoxView({
  box,
  lineTop,
  align = 'center',
  before,
  yielding,
  after,
  children,
}: LabelBoxViewProps) {
  const width = Math.max(0, box.right - box.left);
  return (
    <div
      className="absolute flex flex-wrap items-center gap-x-1.5 overflow-hidden whitespace-nowrap"
      style={{ left: box.left, width, top: box.baseline - lineTop - ASCENT, height: HEIGHT }}
    >
      <span className="flex h-5 max-w-full min-w-0 flex-auto items-center gap-1.5">
        <span className="flex shrink-0 items-center gap-1 empty:hidden">{before}</span>
        {yielding}
        <span className={`flex min-w-0 flex-auto items-center gap-1.5 overflow-hidden ${ALIGN[align]}`}>
          {children}
        </span>
      </span>
      <span className="flex h-5 items-center empty:hidden">{after}</span>
    </div>
  );
}
