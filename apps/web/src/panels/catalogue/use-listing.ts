import type { ItemKind } from '@lifeline/model';
import { useState } from 'react';
import { useCommands, useSession, useStore } from '../../source/hooks.ts';
import { listPages } from './list-pages.ts';

export interface Listing {
  /** Asks for a list: from its start, or from a cursor on. */
  readonly ask: (kind: ItemKind, cursor?: string) => void;
  /** Why the last request was not accepted. */
  readonly failure: unknown;
  /** A recording: nothing can be asked. */
  readonly readOnly: boolean;
}

/** Asks for lists; what comes of it is told by the model. */
export function useListing(sessionId: string): Listing {
  const store = useStore(sessionId);
  const commands = useCommands(sessionId);
  const session = useSession(sessionId);
  const [failure, setFailure] = useState<unknown>();
  const ask = (kind: ItemKind, cursor?: string) => {
    setFailure(undefined);
    listPages(store, commands, kind, cursor).catch(setFailure);
  };
  return { ask, failure, readOnly: session?.readOnly === true };
}
