import { useState } from 'react';
import { useDraft } from '../../source/queries.ts';
import { useSaveSoon } from '../../source/use-save-soon.ts';

/** The answer being written. It is kept by the bridge, so that it outlives the panel and a reload. */
export interface AnswerText {
  /** Undefined while nothing was written. */
  readonly text: string | undefined;
  readonly change: (text: string) => void;
  /** Forgets what was written: it was sent. */
  readonly forget: () => void;
}

export function useAnswerText(key: string): AnswerText {
  const { draft, save, remove } = useDraft(key);
  const [typed, setTyped] = useState<string>();
  const { soon, drop } = useSaveSoon();
  return {
    text: typed ?? (typeof draft === 'string' ? draft : undefined),
    change: (text) => {
      setTyped(text);
      soon(() =>
        save(text).catch((error: unknown) => console.warn('the answer’s draft could not be kept', error)),
      );
    },
    forget: () => {
      drop();
      remove().catch((error: unknown) => console.warn('the answer’s draft could not be removed', error));
    },
  };
}
