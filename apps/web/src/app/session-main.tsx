import type { SessionState } from '@lifeline/wire';
import type { ReactNode } from 'react';

export interface SessionMainProps {
  readonly sessionId?: string;
  readonly state: SessionState | 'idle';
  readonly era?: string | undefined;
  readonly revision?: string | undefined;
  readonly children: ReactNode;
}

/** The page's `main` with the session's state as attributes. */
export function SessionMain({ sessionId, state, era, revision, children }: SessionMainProps) {
  return (
    <main
      id="content"
      tabIndex={-1}
      data-session={sessionId ?? ''}
      data-session-state={state}
      data-era={era}
      data-revision={revision}
      className="flex min-h-0 min-w-0 flex-1 flex-col outline-none"
    >
      {children}
    </main>
  );
}
