import { useState } from 'react';
import { allowTools, forbidTools, useAllowedTools } from './consent.ts';

/** The person's word on tools that are not marked read-only. */
export interface Consent {
  readonly allowed: ReadonlySet<string>;
  /** A run waits for it. */
  readonly isAsked: boolean;
  /** Lets these tools be called, and starts the run that waits for it. */
  readonly allow: (tools: readonly string[]) => void;
  readonly revoke: (tools: readonly string[]) => void;
  /** Makes a run wait. */
  readonly ask: (run: () => void) => void;
}

export function useConsent(sessionId: string): Consent {
  const allowed = useAllowedTools(sessionId);
  const [waiting, setWaiting] = useState<() => void>();
  return {
    allowed,
    isAsked: waiting !== undefined,
    allow: (tools) => {
      allowTools(sessionId, tools);
      setWaiting(undefined);
      waiting?.();
    },
    revoke: (tools) => forbidTools(sessionId, tools),
    ask: (run) => setWaiting(() => run),
  };
}
