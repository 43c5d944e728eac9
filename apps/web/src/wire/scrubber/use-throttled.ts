import { useCallback, useEffect, useRef } from 'react';

/** Calls `work` with the newest value at most once in `pauseMs`; browsers refuse to take more changes of the address. */
export function useThrottled<T>(work: (value: T) => void, pauseMs: number): (value: T) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<{ readonly value: T }>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (value: T) => {
      waiting.current = { value };
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        if (waiting.current !== undefined) work(waiting.current.value);
      }, pauseMs);
    },
    [work, pauseMs],
  );
}
