import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../../source/queries.ts';

const SAVE_AFTER_MS = 400;

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
  const unsaved = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useRef(() => {});
  useEffect(() => {
    flush.current = () => {
      clearTimeout(timer.current);
      if (unsaved.current === undefined) return;
      const text = unsaved.current;
      unsaved.current = undefined;
      save(text).catch((error: unknown) => console.warn('the answer’s draft could not be kept', error));
    };
  });
  useEffect(() => () => flush.current(), []);

  return {
    text: typed ?? (typeof draft === 'string' ? draft : undefined),
    change: (text) => {
      setTyped(text);
      unsaved.current = text;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => flush.current(), SAVE_AFTER_MS);
    },
    forget: () => {
      unsaved.current = undefined;
      clearTimeout(timer.current);
      remove().catch((error: unknown) => console.warn('the answer’s draft could not be removed', error));
    },
  };
}
