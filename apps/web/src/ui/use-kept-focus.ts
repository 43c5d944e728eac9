import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** For the element around buttons that replace each other. */
export interface KeptFocus<T extends HTMLElement> {
  readonly ref: RefObject<T | null>;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Keeps the focus where it was when a button is replaced by another one, which `state` tells. */
export function useKeptFocus<T extends HTMLElement>(state: unknown): KeptFocus<T> {
  const ref = useRef<T>(null);
  const isInside = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state brings another button
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body)
      ref.current?.querySelector<HTMLElement>('button')?.focus();
  }, [state]);
  return {
    ref,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ relatedTarget }) => {
      isInside.current = relatedTarget === null && document.activeElement === document.body;
    },
  };
}
