import type { ButtonHTMLAttributes } from 'react';
import { classes } from './classes.ts';

export type ButtonKind = 'normal' | 'primary' | 'quiet' | 'danger';

const KINDS: Record<ButtonKind, string> = {
  normal: 'border-edge bg-canvas text-text hover:bg-fill',
  primary: 'border-accent bg-accent text-on-accent font-semibold hover:opacity-90',
  quiet: 'border-transparent bg-transparent text-text-2 hover:bg-fill hover:text-text',
  danger: 'border-error bg-canvas text-error hover:bg-error-fill',
};

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: ButtonKind;
}

/** A 28 px button. Attributes, also `data-*`, go to the native element. */
export function Button({ kind = 'normal', className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={classes(
        'inline-flex h-7 shrink-0 items-center justify-center gap-1.5 rounded-control border px-3 whitespace-nowrap select-none disabled:opacity-50',
        KINDS[kind],
        className,
      )}
      {...rest}
    />
  );
}
