import { type RefObject, useEffect, useRef } from 'react';

/** Shows a step from its beginning, and, when it is done, what is told then. The ref is for what scrolls. */
export function useReading(step: string, done: boolean): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (seen.current !== step) scroller.current?.scrollTo({ top: 0 });
    else if (done)
      scroller.current?.querySelector('[data-lesson-after]')?.scrollIntoView({ block: 'nearest' });
    seen.current = step;
  }, [step, done]);
  return scroller;
}
