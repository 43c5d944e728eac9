import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

export interface Viewport<E extends HTMLElement> {
  readonly ref: RefObject<E | null>;
  /** Scroll position and height in px. */
  readonly top: number;
  readonly height: number;
  readonly onScroll: () => void;
  /** Scrolls as little as needed to show `from`..`to` (px). */
  readonly show: (from: number, to: number) => void;
}

/** Which part of a scroller is visible; follows scrolling and resizing. */
export function useViewport<E extends HTMLElement>(): Viewport<E> {
  const ref = useRef<E>(null);
  const [view, setView] = useState({ top: 0, height: 0 });
  const onScroll = useCallback(() => {
    const element = ref.current;
    if (element === null) return;
    const next = { top: element.scrollTop, height: element.clientHeight };
    setView((before) => (before.top === next.top && before.height === next.height ? before : next));
  }, []);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    // it tells the first size, too, once everything is laid out: asking for it here would lay out twice
    const observer = new ResizeObserver(onScroll);
    observer.observe(element);
    return () => observer.disconnect();
  }, [onScroll]);
  const show = useCallback((from: number, to: number) => {
    const element = ref.current;
    if (element === null) return;
    if (from < element.scrollTop) element.scrollTop = from;
    else if (to > element.scrollTop + element.clientHeight) element.scrollTop = to - element.clientHeight;
  }, []);
  return { ref, ...view, onScroll, show };
}

/** Rows of one height that are visible, and some around them: from `first` up to, not including, `end`. */
export function visibleRange(
  view: { readonly top: number; readonly height: number },
  rowHeight: number,
  count: number,
  overscan = 8,
): { readonly first: number; readonly end: number } {
  const height = view.height === 0 ? 600 : view.height;
  return {
    first: Math.max(0, Math.min(count, Math.floor(view.top / rowHeight)) - overscan),
    end: Math.min(count, Math.ceil((view.top + height) / rowHeight) + overscan),
  };
}
