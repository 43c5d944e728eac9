import { useCallback, useState } from 'react';

export interface Newest {
  readonly follow: boolean;
  readonly setFollow: (follow: boolean) => void;
  /** Lines that came since the reader scrolled away. */
  readonly unseen: number;
}

/** Whether the list stays at its newest line; `stands` says that it begins elsewhere. */
export function useNewest(count: number, stands: boolean): Newest {
  /** Lines there were when the reader left the end; undefined while following. */
  const [leftAt, setLeftAt] = useState<number | undefined>(stands ? count : undefined);
  const setFollow = useCallback(
    (on: boolean) => setLeftAt((at) => (on ? undefined : (at ?? count))),
    [count],
  );
  return {
    follow: leftAt === undefined,
    setFollow,
    unseen: leftAt === undefined ? 0 : Math.max(0, count - leftAt),
  };
}
