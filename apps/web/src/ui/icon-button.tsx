import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import { classes } from './classes.ts';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly icon: LucideIcon;
  /** Name for everyone: tooltip and screen reader. */
  readonly label: string;
  readonly bordered?: boolean;
}

/** A square 28 px button with an icon of 16. */
export function IconButton({ icon: Icon, label, bordered = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classes(
        'inline-flex size-7 shrink-0 items-center justify-center rounded-control border text-text-2 hover:bg-fill hover:text-text disabled:opacity-50 aria-pressed:bg-selected aria-pressed:text-accent',
        bordered ? 'border-edge bg-canvas' : 'border-transparent',
        className,
      )}
      {...rest}
    >
      <Icon size={16} strokeWidth={1.5} aria-hidden />
    </button>
  );
}
