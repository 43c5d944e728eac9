import { createContext, useContext, useMemo } from 'react';
import { type KeptAnnotations, useAnnotations } from '../source/annotations.ts';
import { useSession } from '../source/hooks.ts';

/** What a person wrote on single events. */
export interface EventNotes {
  readonly textOf: (seq: number) => string | undefined;
  /** An empty text takes the note away. Absent: there is nowhere to keep notes. */
  readonly change?: (seq: number, text: string) => Promise<void>;
}

const NONE: EventNotes = { textOf: () => undefined };
const NotesContext = createContext<EventNotes>(NONE);
export const NotesProvider = NotesContext.Provider;

export function useEventNotes(): EventNotes {
  return useContext(NotesContext);
}

/** What was written about a session's recording; a session without a file has nothing. */
export function useSessionAnnotations(sessionId: string): KeptAnnotations {
  const isKept = useSession(sessionId)?.recording === 'disk';
  const recording = sessionId.startsWith('r-') ? sessionId.slice(2) : sessionId;
  return useAnnotations(isKept ? recording : undefined);
}

/** The notes on a session's events. */
export function useSessionNotes(sessionId: string): EventNotes {
  const { annotations, change } = useSessionAnnotations(sessionId);
  return useMemo(() => {
    const texts = new Map(annotations.notes.map(({ seq, text }) => [seq, text]));
    return {
      textOf: (seq) => texts.get(seq),
      ...(change !== undefined && { change: (seq, text) => change({ notes: [{ seq, text }] }) }),
    };
  }, [annotations, change]);
}
