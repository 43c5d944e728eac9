import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classes } from './classes.ts';

export interface MenuProps {
  /** Content of the button that opens the menu. */
  readonly button: ReactNode;
  /** Name of button and menu. */
  readonly label: string;
  readonly buttonClassName?: string;
  readonly children: ReactNode;
}

/** A button with a menu in the top layer (popover). Arrow keys move, Escape and a click outside close. */
export function Menu({ button, label, buttonClassName, children }: MenuProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  const place = () => {
    const box = trigger.current?.getBoundingClientRect();
    const element = menu.current;
    if (box === undefined || element === null) return;
    const left = Math.min(box.left, window.innerWidth - element.offsetWidth - 8);
    const below = box.bottom + 4;
    const fits = below + element.offsetHeight < window.innerHeight;
    element.style.left = `${Math.max(8, left)}px`;
    element.style.top = `${fits ? below : Math.max(8, box.top - 4 - element.offsetHeight)}px`;
    items(element)[0]?.focus();
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = items(event.currentTarget);
    const at = all.findIndex((item) => item.matches(':focus'));
    const to =
      event.key === 'ArrowDown'
        ? at + 1
        : event.key === 'ArrowUp'
          ? at - 1
          : event.key === 'Home'
            ? 0
            : undefined;
    if (to === undefined) return;
    event.preventDefault();
    all[(to + all.length) % all.length]?.focus();
  };

  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        popoverTarget={id}
        className={classes(
          'inline-flex h-7 items-center gap-1 rounded-control border border-transparent px-2 text-text-2 hover:bg-fill hover:text-text',
          buttonClassName,
        )}
      >
        {button}
      </button>
      <div
        ref={menu}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        popover="auto"
        className="fixed inset-auto m-0 max-h-[70vh] min-w-40 overflow-auto rounded-menu border border-border bg-canvas p-1 text-text shadow-menu"
        onToggle={(event) => {
          if (event.newState === 'open') place();
        }}
        onKeyDown={move}
      >
        {children}
      </div>
    </>
  );
}

function items(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('[role="menuitem"]:not([disabled])')];
}

export interface MenuItemProps {
  readonly onSelect: () => void;
  readonly children: ReactNode;
  readonly disabled?: boolean;
  readonly action?: string;
}

/** One action of a Menu; choosing it closes the menu. `action` becomes `data-action`. */
export function MenuItem({ onSelect, children, disabled = false, action }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={disabled}
      data-action={action}
      data-inset-focus=""
      className="flex h-7 w-full items-center gap-2 rounded-control px-2 text-left whitespace-nowrap hover:bg-fill focus-visible:bg-fill disabled:text-text-3"
      onClick={(event) => {
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        onSelect();
      }}
    >
      {children}
    </button>
  );
}
