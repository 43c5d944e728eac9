import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from './classes.ts';

export type BadgeTone =
  | 'outline'
  | 'ok'
  | 'error'
  | 'tool-error'
  | 'malformed'
  | 'held'
  | 'pending'
  | 'neutral';

const TONES: Record<BadgeTone, string> = {
  outline: 'border border-edge text-text-2',
  ok: 'bg-ok-fill text-ok',
  error: 'bg-error-fill text-error',
  'tool-error': 'bg-tool-error-fill text-tool-error',
  malformed: 'bg-malformed-fill text-malformed',
  held: 'bg-held-fill text-held',
  pending: 'bg-pending-fill text-accent',
  neutral: 'bg-fill text-text-2',
};

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  readonly tone?: BadgeTone;
  /** A glyph beside the word: colour never stands alone. */
  readonly glyph?: ReactNode;
  readonly mono?: boolean;
}

/** An 18 px badge: glyph and word. */
export function Badge({ tone = 'outline', glyph, mono = false, className, children, ...rest }: BadgeProps) {
  return (
    <span
      data-badge=""
      className={classes(
        'inline-flex h-[18px] shrink-0 items-center gap-1 rounded-control px-1.5 text-badge whitespace-nowrap figures',
        mono && 'font-mono',
        TONES[tone],
        className,
      )}
      {...rest}
    >
      {glyph === undefined ? null : <span aria-hidden>{glyph}</span>}
      {children}
    </span>
  );
}
