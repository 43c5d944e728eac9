import type { SessionState } from '@lifeline/wire';
import type { ReactNode } from 'react';
import { useStore, useStoreVersion } from '../source/hooks.ts';
import { SessionMain } from './session-main.tsx';

interface TracedMainProps {
  readonly sessionId: string;
  readonly state: SessionState;
  readonly children: ReactNode;
}

/** Follows every batch of the trace for `main`'s attributes, without rendering its content again. */
export function TracedMain({ sessionId, state, children }: TracedMainProps) {
  const store = useStore(sessionId);
  useStoreVersion(store);
  const { era, negotiation } = store.model;
  return (
    <SessionMain sessionId={sessionId} state={state} era={era} revision={negotiation?.revision}>
      {children}
    </SessionMain>
  );
}
