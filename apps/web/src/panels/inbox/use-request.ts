import { useMemo } from 'react';
import { useRaw } from '../../source/hooks.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import { type Asked, type RequestParts, readRequest } from './requests.ts';

/** Requests up to this size are taken apart here. */
const WHOLE_BYTES = 4 * 1024 * 1024;

export type LoadedRequest =
  | { readonly state: 'loading' | 'too-large' | 'unreadable' }
  | { readonly state: 'ready'; readonly parts: RequestParts };

/** The content of a server's request, once its body is in the page. */
export function useRequest(store: TraceStore, exchange: Asked): LoadedRequest {
  const raw = useRaw(store, exchange.requestSeq, WHOLE_BYTES);
  const { id, method, input } = exchange;
  return useMemo(() => {
    if (raw.state === 'loading') return { state: 'loading' };
    if (raw.state === 'truncated') return { state: 'too-large' };
    const parts =
      raw.text === undefined
        ? undefined
        : readRequest(raw.text, { id, method, ...(input !== undefined && { input }) });
    return parts === undefined ? { state: 'unreadable' } : { state: 'ready', parts };
  }, [raw.state, raw.text, id, method, input]);
}
