import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classes } from './classes.ts';

export interface TabItem<T extends string> {
  readonly id: T;
  readonly label: ReactNode;
  readonly count?: number;
}

export interface TabsProps<T extends string> {
  readonly label: string;
  readonly items: readonly TabItem<T>[];
  readonly active: T;
  readonly onChange: (id: T) => void;
  /** Attributes for each tab's button, such as `data-tab`. */
  readonly tabProps?: (id: T) => Record<`data-${string}`, string>;
  /** Right of the tabs. */
  readonly aside?: ReactNode;
  /** Content of the active tab. */
  readonly children: ReactNode;
}

/** Tabs with arrow keys; only the active panel is in the page. */
export function Tabs<T extends string>(props: TabsProps<T>) {
  const { label, items, active, onChange, tabProps, aside, children } = props;
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.id === active);
    const to = targetOf(event.key, at, items.length);
    const next = to === undefined ? undefined : items[to];
    if (next === undefined || to === undefined) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-center gap-3 border-b border-border px-4">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className={classes('flex shrink-0', aside === undefined ? 'gap-4' : 'gap-3')}
          onKeyDown={move}
        >
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="tab"
              id={`${base}-${item.id}`}
              aria-selected={item.id === active}
              aria-controls={`${base}-panel`}
              tabIndex={item.id === active ? 0 : -1}
              data-inset-focus=""
              className={classes(
                '-mb-px h-8 border-b-2 whitespace-nowrap',
                item.id === active
                  ? 'border-accent font-semibold text-text'
                  : 'border-transparent text-text-2 hover:text-text',
              )}
              onClick={() => onChange(item.id)}
              {...tabProps?.(item.id)}
            >
              {item.label}
              {item.count === undefined ? null : (
                <span className="ml-1 text-meta font-normal text-text-3 figures">{item.count}</span>
              )}
            </button>
          ))}
        </div>
        {aside === undefined ? null : <div className="ml-auto min-w-0">{aside}</div>}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${active}`}
        className="flex min-h-0 flex-1 flex-col"
      >
        {children}
      </div>
    </div>
  );
}

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
