import { useEffect, useRef, useState } from 'react';
import { navigate } from '../app/router.ts';
import type { TraceStore } from '../source/trace-store.ts';

/**
 * Selects what this page sends, as long as the view follows; else returns the seq of the newest message of its own
 * that was not shown, so that it can be offered.
 */
export function useOwnCall(store: TraceStore, follow: boolean, sel: number | undefined): number | undefined {
  const own = store.ownSeq;
  const handled = useRef(own);
  const [offered, setOffered] = useState<number>();
  useEffect(() => {
    if (own === undefined || own === handled.current) return;
    handled.current = own;
    if (!follow) {
      setOffered(own);
      return;
    }
    // Once its rows are painted: the detail that opens takes as long to draw as they do.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => navigate({ sel: own }));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [own, follow]);
  return follow || offered === sel ? undefined : offered;
}
