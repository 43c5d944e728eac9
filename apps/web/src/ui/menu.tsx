import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  /** Heading that stands above the first item that has it. */
  readonly group?: string;
  readonly run: () => void;
}

export interface MenuButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** `data-action` of the button. */
  readonly action: string;
  /** Made when the menu is opened. */
  readonly items: () => readonly MenuItem[];
  readonly className?: string;
}

const EDGE_PX = 8;

/** A button that opens a menu. Arrows, Home and End move in it; Escape or a click elsewhere closes it. */
export function MenuButton({ icon, label, action, items, className }: MenuButtonProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<readonly MenuItem[]>([]);

  const open = (button: HTMLElement) => {
    const menu = box.current;
    if (menu === null) return;
    const list = items();
    setShown(list);
    menu.showPopover();
    // The items are in the page after this task.
    requestAnimationFrame(() => {
      place(menu, button.getBoundingClientRect());
      menu.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    });
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const to = targetOf(
      event.key,
      document.activeElement instanceof HTMLElement ? all.indexOf(document.activeElement) : -1,
      all.length,
    );
    if (event.key === 'Tab') event.currentTarget.hidePopover();
    event.stopPropagation();
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };

  return (
    <>
      <IconButton
        icon={icon}
        label={label}
        data-action={action}
        aria-haspopup="menu"
        aria-controls={id}
        onClick={(event) => {
          event.preventDefault();
          event.stopPropagation();
          open(event.currentTarget);
        }}
        {...(className === undefined ? {} : { className })}
      />
      <div
        ref={box}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className="fixed m-0 max-h-[60vh] max-w-[min(420px,calc(100vw-16px))] overflow-auto rounded-menu border border-border bg-canvas p-1 font-sans text-text shadow-menu"
        onKeyDown={press}
      >
        {shown.map((item, index) => (
          <div key={item.id} role="none">
            {item.group !== undefined && item.group !== shown[index - 1]?.group ? (
              <div role="presentation" className="px-2 pt-1.5 pb-0.5 text-meta text-text-3">
                {item.group}
              </div>
            ) : null}
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-menu-item={item.id}
              className="block w-full truncate rounded-control px-2 py-1 text-left hover:bg-fill focus:bg-selected focus:outline-none"
              onClick={(event) => {
                event.stopPropagation();
                box.current?.hidePopover();
                item.run();
              }}
            >
              {item.label}
            </button>
          </div>
        ))}
      </div>
    </>
  );
}

/** Below the button, or above it where there is more room, and within the page. */
function place(menu: HTMLElement, button: DOMRect): void {
  const { width, height } = menu.getBoundingClientRect();
  const below = button.bottom + 4;
  const fits = below + height <= window.innerHeight - EDGE_PX;
  const top = fits ? below : Math.max(EDGE_PX, button.top - height - 4);
  const left = Math.max(EDGE_PX, Math.min(button.right - width, window.innerWidth - width - EDGE_PX));
  menu.style.top = `${top}px`;
  menu.style.left = `${left}px`;
}

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
