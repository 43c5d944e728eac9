import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { classes } from './classes.ts';

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
  /** `data-*` attributes of a row. */
  readonly itemProps?: (item: T, index: number) => Record<`data-${string}`, string | number | undefined>;
  readonly className?: string;
}

/** From this many rows on, only the visible ones are in the DOM. */
const VIRTUAL_FROM = 200;
const OVERSCAN = 8;

/** A single-selection list; arrows, Home, End, Page keys select. Rows have one height. */
export function ListBox<T>(props: ListBoxProps<T>) {
  const { label, items, rowHeight, selected, onSelect, onOpen, itemKey, renderItem, itemProps, className } =
    props;
  const base = useId();
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 600 });
  const virtual = items.length > VIRTUAL_FROM;
  const first = virtual ? Math.max(0, Math.floor(view.top / rowHeight) - OVERSCAN) : 0;
  const last = virtual
    ? Math.min(items.length, Math.ceil((view.top + view.height) / rowHeight) + OVERSCAN)
    : items.length;

  const measure = () => {
    const element = box.current;
    if (element !== null) setView({ top: element.scrollTop, height: element.clientHeight });
  };
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || selected < 0) return;
    const top = selected * rowHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + rowHeight > element.scrollTop + element.clientHeight) {
      element.scrollTop = top + rowHeight - element.clientHeight;
    }
  }, [selected, rowHeight]);

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Enter' && selected >= 0) {
      onOpen?.(selected);
      return;
    }
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? rowHeight) / rowHeight) - 1);
    const to = targetOf(event.key, selected, items.length, page);
    if (to === undefined || items.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onSelect(to);
  };

  const rows: ReactNode[] = [];
  for (let index = first; index < last; index++) {
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
      ref={box}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={selected >= first && selected < last ? `${base}-${selected}` : undefined}
      className={classes('min-h-0 flex-1 overflow-auto', className)}
      onScroll={virtual ? measure : undefined}
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
