import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect } from 'react';
import { classes } from './classes.ts';
import { useViewport, visibleRange } from './use-viewport.ts';

export interface ListBoxProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  /** Height of each row in px. */
  readonly rowHeight: number;
  /** Index of the selected item, or -1. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** Enter or double-click on a row. */
  readonly onOpen?: (index: number) => void;
  readonly itemKey: (item: T, index: number) => string;
  readonly renderItem: (item: T, index: number) => ReactNode;
  /** Whether an item is checked; absent: items cannot be checked. */
  readonly isChecked?: (item: T) => boolean;
  /** Space on a row. */
  readonly onToggle?: (index: number) => void;
  /** `data-*` attributes of a row. */
  readonly itemProps?: (item: T, index: number) => Record<`data-${string}`, string | number | undefined>;
  readonly className?: string;
}

/** From this many rows on, only the visible ones are in the DOM. */
const VIRTUAL_FROM = 200;

/** A single-selection list; arrows, Home, End, Page keys select. Rows have one height. */
export function ListBox<T>(props: ListBoxProps<T>) {
  const { label, items, rowHeight, selected, onSelect, onOpen, itemKey, renderItem, itemProps, className } =
    props;
  const { isChecked, onToggle } = props;
  const base = useId();
  const view = useViewport<HTMLDivElement>();
  const { show } = view;
  const virtual = items.length > VIRTUAL_FROM;
  const { first, end } = virtual
    ? visibleRange(view, rowHeight, items.length)
    : { first: 0, end: items.length };

  useLayoutEffect(() => {
    if (selected >= 0) show(selected * rowHeight, (selected + 1) * rowHeight);
  }, [selected, rowHeight, show]);

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Enter' && selected >= 0) {
      onOpen?.(selected);
      return;
    }
    if (event.key === ' ' && selected >= 0 && onToggle !== undefined) {
      event.preventDefault();
      onToggle(selected);
      return;
    }
    const page = Math.max(1, Math.floor(view.height / rowHeight) - 1);
    const to = targetOf(event.key, selected, items.length, page);
    if (to === undefined || items.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onSelect(to);
  };

  const rows: ReactNode[] = [];
  for (let index = first; index < end; index++) {
    const item = items[index];
    if (item === undefined) continue;
    rows.push(
      // biome-ignore lint/a11y/useFocusableInteractive: the listbox holds the focus and names its active option
      // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox takes the keys
      <div
        key={itemKey(item, index)}
        id={`${base}-${index}`}
        role="option"
        aria-selected={index === selected}
        aria-checked={isChecked?.(item)}
        aria-setsize={items.length}
        aria-posinset={index + 1}
        className={classes(
          'cursor-pointer overflow-hidden',
          virtual && 'absolute inset-x-0',
          index === selected ? 'bg-selected shadow-[inset_2px_0_var(--accent)]' : 'hover:bg-fill',
        )}
        style={virtual ? { height: rowHeight, top: index * rowHeight } : { height: rowHeight }}
        onClick={() => onSelect(index)}
        onDoubleClick={() => onOpen?.(index)}
        {...itemProps?.(item, index)}
      >
        {renderItem(item, index)}
      </div>,
    );
  }

  return (
    <div
      ref={view.ref}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={selected >= first && selected < end ? `${base}-${selected}` : undefined}
      className={classes('min-h-0 flex-1 overflow-auto', className)}
      onScroll={virtual ? view.onScroll : undefined}
      onKeyDown={press}
    >
      {virtual ? (
        <div className="relative" style={{ height: items.length * rowHeight }}>
          {rows}
        </div>
      ) : (
        rows
      )}
    </div>
  );
}

function targetOf(key: string, at: number, count: number, page: number): number | undefined {
  const bounded = (index: number) => Math.max(0, Math.min(count - 1, index));
  if (key === 'ArrowDown') return bounded(at + 1);
  if (key === 'ArrowUp') return bounded(at < 0 ? count - 1 : at - 1);
  if (key === 'PageDown') return bounded(at + page);
  if (key === 'PageUp') return bounded(at - page);
  if (key === 'Home') return 0;
  if (key === 'End') return bounded(count - 1);
  return undefined;
}
