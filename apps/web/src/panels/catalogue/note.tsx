import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import type { Listing } from './use-listing.ts';

export interface NoteProps {
  readonly children: ReactNode;
  readonly busy?: boolean;
  readonly listing?: Listing;
  readonly action?: {
    readonly label: string;
    readonly run: () => void;
    /** Becomes `data-action`. */
    readonly name?: string;
  };
}

/** A strip over a list: what holds, and what can be done about it. */
export function Note({ children, busy = false, listing, action }: NoteProps) {
  return (
    <div
      role="status"
      className={classes(
        'flex flex-col items-start gap-1 border-b border-border px-3 py-1.5 text-meta text-text-2',
        busy ? 'text-text-3' : 'bg-bar',
      )}
    >
      <p className="wrap-anywhere">{children}</p>
      {action === undefined || listing?.readOnly === true ? null : (
        <Button data-action={action.name} className="h-6 px-2 text-meta" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
