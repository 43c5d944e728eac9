import type { Exchange } from '@lifeline/model';
import { useEffect, useState } from 'react';
import { useStoreVersion } from '../source/hooks.ts';
import type { TraceStore } from '../source/trace-store.ts';
import { sentArguments } from './sent-arguments.ts';

/** A run and the JSON text that it asked with, as far as it is in the page. */
export interface SentRun {
  readonly exchange: Exchange;
  /** Undefined: nothing was sent along. */
  readonly text: string | undefined;
}

/** What these runs asked with; fetched when it is not here. Requests cut for their size are left out. */
export function useSentArguments(store: TraceStore, exchanges: readonly Exchange[]): readonly SentRun[] {
  const version = useStoreVersion(store);
  const [read] = useState(() => new Map<number, ReturnType<typeof sentArguments>>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version may have dropped a body again
  useEffect(() => {
    for (const { requestSeq } of exchanges) {
      if (!read.has(requestSeq) && store.raw(requestSeq) === undefined) store.load(requestSeq, requestSeq);
    }
  }, [store, exchanges, read, version]);
  return exchanges.flatMap((exchange) => {
    const { requestSeq } = exchange;
    const raw = store.raw(requestSeq);
    if (raw !== undefined && raw !== 'none' && !raw.cut && !read.has(requestSeq)) {
      read.set(requestSeq, sentArguments(raw.text));
    }
    const sent = read.get(requestSeq);
    return sent === undefined ? [] : [{ exchange, text: sent.text }];
  });
}
