import { useEffect, useState } from 'react';
import { useSourceState } from '../source/hooks.ts';

/** Wall clock in ms, renewed once a second while the component is shown; it stops while the bridge cannot be reached. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  const stopped = useSourceState() === 'lost';
  useEffect(() => {
    if (stopped) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [stopped]);
  return now;
}
