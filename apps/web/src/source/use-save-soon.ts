import { useEffect, useState } from 'react';

const SAVE_AFTER_MS = 400;

export interface SaveSoon {
  /** Saves once nothing more came for a moment; instead of what was to be saved before. */
  readonly soon: (save: () => void) => void;
  /** Saves only when the component or the page goes; instead of what was to be saved before. */
  readonly atEnd: (save: () => void) => void;
  /** What was to be saved is not needed any more. */
  readonly drop: () => void;
}

/** Saves what is being typed: a moment after the last change, and at once when the component or the page goes. */
export function useSaveSoon(): SaveSoon {
  const [saver] = useState(makeSaver);
  useEffect(() => {
    addEventListener('pagehide', saver.flush);
    return () => {
      removeEventListener('pagehide', saver.flush);
      saver.flush();
    };
  }, [saver]);
  return saver;
}

function makeSaver(): SaveSoon & { readonly flush: () => void } {
  let pending: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = () => {
    clearTimeout(timer);
    pending = undefined;
  };
  const flush = () => {
    const save = pending;
    drop();
    save?.();
  };
  const atEnd = (save: () => void) => {
    drop();
    pending = save;
  };
  const soon = (save: () => void) => {
    atEnd(save);
    timer = setTimeout(flush, SAVE_AFTER_MS);
  };
  return { soon, atEnd, drop, flush };
}
