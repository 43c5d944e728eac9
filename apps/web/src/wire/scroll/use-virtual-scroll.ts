import {
  type PointerEvent,
  type RefCallback,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type WheelEvent,
} from 'react';
import { elementHeight, ScrollMap } from './scroll-map.ts';

export interface VirtualScrollOptions {
  /** Height of the whole content, px. */
  readonly total: number;
  /** Stay at the end while content is added. */
  readonly follow: boolean;
  readonly onFollow: (follow: boolean) => void;
  /** Where to begin when not following, px. */
  readonly initialTop: () => number;
  /** The viewport has moved or changed its size: its edges, px. */
  readonly onMoved: (top: number, bottom: number) => void;
  /** The window moves in steps of this many px. */
  readonly step: number;
  /** Content up to this height is rendered whole: it can be read, searched and driven without scrolling, px. */
  readonly wholePx: number;
}

export interface VirtualScroll {
  /** Size of the scroller's inside, px; 0 before it was measured. */
  readonly width: number;
  readonly viewport: number;
  /** Height of the element inside the scroller. */
  readonly height: number;
  /** Part of the content to render. */
  readonly from: number;
  readonly to: number;
  /** A content position minus this is the position inside the element. */
  readonly shift: number;
  /** Scrolls as little as needed to show `top`..`bottom`; what is far away comes to the middle. */
  readonly reveal: (top: number, bottom: number) => void;
  readonly scroller: {
    readonly ref: RefCallback<HTMLElement>;
    readonly onScroll: () => void;
    readonly onWheel: (event: WheelEvent) => void;
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onTouchMove: () => void;
    readonly onKeyDownCapture: () => void;
  };
}

interface Frame {
  readonly top: number;
  readonly shift: number;
  readonly viewport: number;
  readonly width: number;
}

/** What is rendered beyond each edge of the viewport while the reader scrolls, in steps. */
const OVERSCAN_STEPS = 2;
/** What is this near to the end is shown at the end, px. */
const SNAP_PX = 80;
/** So long after a touch or a key a scroll is taken for the reader's, ms: a flick glides on. */
const INPUT_MS = 1500;
/** Space that `reveal` leaves above and below, px. */
const MARGIN = 8;

/**
 * Scrolling over content of any height of which only a window is in the DOM. Following is held by the caller:
 * the reader's scrolling up ends it, another layout does not; reaching the end begins it again. Renders anew only when the window moved by a step.
 */
export function useVirtualScroll(options: VirtualScrollOptions): VirtualScroll {
  const { total, follow, onFollow, step, wholePx } = options;
  const [map] = useState(() => new ScrollMap());
  const [frame, setFrame] = useState<Frame>({ top: 0, shift: 0, viewport: 0, width: 0 });
  const element = useRef<HTMLElement>(undefined);
  const latest = useRef(options);
  const placed = useRef(false);
  /** The reader has scrolled away, and the caller has not rendered that yet. */
  const leaving = useRef(false);
  /** When the reader last used what scrolls. */
  const inputMs = useRef(Number.NEGATIVE_INFINITY);

  const publish = useCallback(() => {
    const { step, onMoved } = latest.current;
    const top = Math.floor(map.top / step) * step;
    const width = element.current?.clientWidth ?? 0;
    onMoved(map.top, map.top + map.viewport);
    setFrame((old) =>
      old.top === top && old.shift === map.shift && old.viewport === map.viewport && old.width === width
        ? old
        : { top, shift: map.shift, viewport: map.viewport, width },
    );
  }, [map]);

  const place = useCallback(() => {
    const box = element.current;
    if (box === undefined) return;
    const { total, follow, initialTop } = latest.current;
    map.resize(total, box.clientHeight);
    if (follow && !leaving.current) box.scrollTop = map.moveTo(map.end);
    else if (!placed.current) box.scrollTop = map.moveTo(initialTop());
    else if (map.drifted) box.scrollTop = map.moveTo(map.top);
    placed.current ||= total > 0 && box.clientHeight > 0;
  }, [map]);

  useLayoutEffect(() => {
    latest.current = options;
    if (!options.follow) leaving.current = false;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: content and following decide where to stand
  useLayoutEffect(() => {
    const before = placed.current;
    place();
    if (!follow || (!before && placed.current)) publish();
  }, [place, publish, total, follow]);

  const ref = useCallback<RefCallback<HTMLElement>>(
    (box) => {
      if (box === null) return;
      element.current = box;
      const observer = new ResizeObserver(() => {
        place();
        publish();
      });
      observer.observe(box);
      return () => {
        observer.disconnect();
        element.current = undefined;
      };
    },
    [place, publish],
  );

  const leave = () => {
    if (!latest.current.follow || leaving.current || map.end === 0) return;
    leaving.current = true;
    publish();
    onFollow(false);
  };

  const touched = () => {
    inputMs.current = performance.now();
  };

  const onScroll = () => {
    const box = element.current;
    if (box === undefined) return;
    const before = map.top;
    map.scrolled(box.scrollTop);
    if (map.drifted) box.scrollTop = map.moveTo(map.top);
    if (latest.current.follow && !leaving.current) {
      if (map.top >= before - 1 || map.atEnd) return;
      if (performance.now() - inputMs.current < INPUT_MS) leave();
      else place();
      return;
    }
    publish();
    if (map.atEnd && map.top > before) onFollow(true);
  };

  const reveal = useCallback(
    (top: number, bottom: number) => {
      const box = element.current;
      if (box === undefined) return;
      // The selection that is to be shown may have opened the detail, which takes room from the view.
      place();
      const { viewport } = map;
      const upper = map.top + MARGIN;
      const lower = map.top + viewport - MARGIN;
      if (top >= upper && bottom <= lower) return;
      const near = bottom > upper - viewport / 2 && top < lower + viewport / 2;
      const middle = top - (viewport - (bottom - top)) / 2;
      const to = !near ? middle : top < upper ? top - MARGIN : bottom + MARGIN - viewport;
      box.scrollTop = map.moveTo(map.end - to < SNAP_PX ? map.end : to);
      publish();
      latest.current.onFollow(map.atEnd);
    },
    [map, place, publish],
  );

  // Following is computed from the content, so that new rows take one render, not two.
  const ended = follow ? endFrame(total, frame) : frame;
  const overscan = total <= wholePx ? wholePx : follow ? 0 : OVERSCAN_STEPS * step;
  return {
    width: frame.width,
    viewport: frame.viewport,
    height: elementHeight(total),
    from: Math.max(0, ended.top - overscan),
    to: Math.min(total, ended.top + frame.viewport + step + overscan),
    shift: ended.shift,
    reveal,
    scroller: {
      ref,
      onScroll,
      onWheel: (event) => {
        if (event.deltaY < 0) leave();
      },
      onPointerDown: (event) => {
        if (event.nativeEvent.offsetX > event.currentTarget.clientWidth) leave();
      },
      onTouchMove: touched,
      onKeyDownCapture: touched,
    },
  };
}

function endFrame(total: number, frame: Frame): Frame {
  const map = new ScrollMap();
  map.resize(total, frame.viewport);
  map.moveTo(map.end);
  return { ...frame, top: map.top, shift: map.shift };
}
