import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type BannerTone = 'info' | 'warning' | 'error';

const TONES: Record<BannerTone, string> = {
  info: 'bg-pending-fill text-text',
  warning: 'bg-tool-error-fill text-tool-error',
  error: 'bg-error-fill text-error',
};

export interface BannerProps {
  readonly tone: BannerTone;
  /** Becomes `data-banner`. */
  readonly kind?: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A strip that says what holds now, with its action. Errors are announced. */
export function Banner({ tone, kind, children, actions }: BannerProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      data-banner={kind}
      className={classes(
        'flex min-h-9 shrink-0 items-center gap-3 border-b border-border px-4 py-1',
        TONES[tone],
      )}
    >
      <div className="min-w-0 flex-1">{children}</div>
      {actions === undefined ? null : <div className="flex shrink-0 items-center gap-2">{actions}</div>}
    </div>
  );
}
