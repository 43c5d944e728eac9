import type { ButtonHTMLAttributes } from 'react';
import { classes } from '../../ui/classes.ts';

interface SmallButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly label: string;
  readonly pressed?: boolean;
  readonly mono?: boolean;
}

/** A 24 px button in the smallest text, for what every field has. */
export function SmallButton({ label, pressed, mono = false, ...rest }: SmallButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      className={classes(
        'inline-flex h-6 min-w-6 items-center justify-center rounded-control px-1 text-badge whitespace-nowrap text-text-2 hover:bg-fill hover:text-text aria-pressed:text-accent disabled:opacity-40',
        mono && 'font-mono',
      )}
      {...rest}
    />
  );
}
