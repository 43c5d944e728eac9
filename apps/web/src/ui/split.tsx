import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { classes } from './classes.ts';
import { readSize, writeSize } from './stored-size.ts';

export interface SplitProps {
  /** Name under which the size is kept in this browser. */
  readonly id: string;
  readonly direction: 'row' | 'column';
  /** The pane whose size is set; the other takes the rest. */
  readonly sized: 'first' | 'second';
  /** Initial size: px, or a share of the whole when ≤ 1. */
  readonly initial: number;
  /** Smallest sizes in px. */
  readonly min: number;
  readonly minOther: number;
  /** Name of the splitter for screen readers. */
  readonly label: string;
  readonly first: ReactNode;
  /** Undefined: the first pane stands alone. */
  readonly second: ReactNode | undefined;
  /** The other pane takes no more than its content needs; the sized one gets the rest. */
  readonly fit?: boolean;
}

const STEP = 16;

/** Two panes and a splitter: 1 px to see, 8 to grab; arrows move it by 16, double-click resets. */
export function Split(props: SplitProps) {
  const { id, direction, sized, initial, min, minOther, label, first, second, fit = false } = props;
  const root = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(() => readSize(id) ?? initial);
  const [whole, setWhole] = useState(0);
  const row = direction === 'row';

  const length = () => (row ? root.current?.offsetWidth : root.current?.offsetHeight) ?? 0;
  const toPx = (value: number) => (value <= 1 ? value * length() : value);
  const apply = (px: number) => {
    const limit = length();
    setWhole(limit);
    const bounded = Math.max(min, Math.min(px, limit - minOther));
    const next = initial <= 1 && limit > 0 ? bounded / limit : bounded;
    setSize(next);
    writeSize(id, next);
  };
  const reset = () => {
    setSize(initial);
    writeSize(id, undefined);
  };

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = root.current?.getBoundingClientRect();
    if (box === undefined) return;
    const at = row ? event.clientX - box.left : event.clientY - box.top;
    apply(sized === 'first' ? at : length() - at);
  };
  const nudge = (event: KeyboardEvent) => {
    const forward = row ? 'ArrowRight' : 'ArrowDown';
    const back = row ? 'ArrowLeft' : 'ArrowUp';
    const sign = sized === 'first' ? 1 : -1;
    if (event.key === forward) apply(toPx(size) + STEP * sign);
    else if (event.key === back) apply(toPx(size) - STEP * sign);
    else if (event.key === 'Home') apply(sized === 'first' ? min : length());
    else if (event.key === 'End') apply(sized === 'first' ? length() : min);
    else if (event.key === 'Enter') reset();
    else return;
    event.preventDefault();
  };

  const basis = size <= 1 ? `${size * 100}%` : `${size}px`;
  const least = row ? 'minWidth' : 'minHeight';
  const most = row ? 'maxWidth' : 'maxHeight';
  const sizedStyle: CSSProperties = {
    flex: fit ? `1 0 ${basis}` : `0 0 ${basis}`,
    [least]: min,
    ...(fit ? {} : { [most]: `max(${min}px, calc(100% - ${minOther + 1}px))` }),
  };
  const otherStyle: CSSProperties = { flex: fit ? '0 1 auto' : '1 1 0', [least]: 0 };
  const shownPx = Math.round(size <= 1 ? size * whole : size);

  return (
    <div ref={root} className={classes('flex min-h-0 min-w-0 flex-1', row ? 'flex-row' : 'flex-col')}>
      <div
        className="flex min-h-0 min-w-0 flex-col overflow-hidden"
        style={sized === 'first' ? sizedStyle : otherStyle}
      >
        {first}
      </div>
      {second === undefined ? null : (
        // biome-ignore lint/a11y/useSemanticElements: a movable splitter is a separator with a value, not a rule
        <div
          role="separator"
          tabIndex={0}
          aria-label={label}
          aria-orientation={row ? 'vertical' : 'horizontal'}
          aria-valuenow={shownPx}
          aria-valuemin={min}
          aria-valuemax={Math.max(min, whole - minOther)}
          className={classes(
            'relative z-10 shrink-0 bg-border hover:bg-accent focus-visible:bg-accent',
            row ? 'w-px cursor-col-resize' : 'h-px cursor-row-resize',
          )}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onFocus={() => setWhole(length())}
          onDoubleClick={reset}
          onKeyDown={nudge}
        >
          <div className={classes('absolute', row ? '-inset-x-1 inset-y-0' : '-inset-y-1 inset-x-0')} />
        </div>
      )}
      {second === undefined ? null : (
        <div
          className="flex min-h-0 min-w-0 flex-col overflow-hidden"
          style={sized === 'second' ? sizedStyle : otherStyle}
        >
          {second}
        </div>
      )}
    </div>
  );
}
