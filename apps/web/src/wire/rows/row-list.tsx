import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { usePresenter } from '../../app/presenter.ts';
import { classes } from '../../ui/classes.ts';
import type { VirtualScroll } from '../scroll/use-virtual-scroll.ts';
import { rowAfter, useWire } from '../wire-context.ts';
import { rowElementId } from './row-shell.tsx';

export interface RowListProps {
  readonly label: string;
  readonly scroll: VirtualScroll;
  /** Height of a typical row, for the Page keys. */
  readonly rowHeight: number;
  /** Whether the selected row is among the children. */
  readonly selectedShown: boolean;
  /** Opens or closes the folded run at the selected row; false when there is none to open or close. */
  readonly onFold?: (open: boolean) => boolean;
  readonly children: ReactNode;
  readonly className?: string;
}

/** The scroller of a view: a listbox whose options are rows. A click selects; arrows, Page keys, Home, End move, Escape deselects. */
export function RowList({
  label,
  scroll,
  rowHeight,
  selectedShown,
  onFold,
  children,
  className,
}: RowListProps) {
  const wire = useWire();
  const { sel, select } = wire;
  const { isOn } = usePresenter();

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    const folds = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
    if ((folds || event.key === 'Enter') && onFold?.(event.key !== 'ArrowLeft') === true) {
      event.preventDefault();
      return;
    }
    if (event.key === 'Enter') {
      focusDetail();
      event.preventDefault();
      return;
    }
    if (event.key === 'Escape' && sel !== undefined && !isOn) {
      select(undefined);
      event.preventDefault();
      return;
    }
    // a remote control sends these: the page's keys take them
    if (isOn && event.key.startsWith('Page')) return;
    const page = Math.max(1, Math.floor(scroll.viewport / rowHeight) - 1);
    const by = stepOf(event.key, page);
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const to = rowAfter(wire, by);
    if (to !== undefined) select(to);
  };
  // A view that follows moves on between press and release: the row that was pressed is the one that was meant.
  const pressed = useRef<number>(undefined);
  const hold = (event: MouseEvent) => {
    pressed.current = seqUnder(event);
  };
  const click = (event: MouseEvent) => {
    const seq = pressed.current ?? seqUnder(event);
    pressed.current = undefined;
    // A drag that selected text was no click.
    if (seq !== undefined && getSelection()?.isCollapsed !== false) select(seq);
  };

  return (
    <div
      {...scroll.scroller}
      data-rows=""
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={sel !== undefined && selectedShown ? rowElementId(sel) : undefined}
      className={classes(
        'contain-strict relative min-h-0 flex-1 overflow-x-hidden overflow-y-scroll',
        className,
      )}
      onKeyDown={press}
      onMouseDown={hold}
      onClick={click}
    >
      <div role="none" className="relative isolate" style={{ height: scroll.height }}>
        {children}
      </div>
    </div>
  );
}

/** The row that an event of the mouse happened on. */
function seqUnder({ target }: MouseEvent): number | undefined {
  const row = target instanceof Element ? target.closest<SVGElement | HTMLElement>('[data-seq]') : null;
  const seq = row?.dataset.seq;
  return seq === undefined ? undefined : Number(seq);
}

function stepOf(key: string, page: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return 1;
    case 'ArrowUp':
      return -1;
    case 'PageDown':
      return page;
    case 'PageUp':
      return -page;
    case 'Home':
      return Number.NEGATIVE_INFINITY;
    case 'End':
      return Number.POSITIVE_INFINITY;
    default:
      return undefined;
  }
}

/** Moves the focus to the detail of the selected row. */
function focusDetail(): void {
  document.querySelector<HTMLElement>('[data-detail] [role="tab"][aria-selected="true"]')?.focus();
}
