import type { Exchange } from '@lifeline/model';
import type { TraceStore } from '../source/trace-store.ts';

/** The exchange of a request that this page sent as event `requestSeq`, once it came to its end. */
export function settled(store: TraceStore, requestSeq: number): Promise<Exchange> {
  return new Promise((resolve) => {
    const look = () => {
      const exchange = store.model.exchangeAt(requestSeq);
      if (exchange === undefined || exchange.outcome === 'pending') return false;
      resolve(exchange);
      return true;
    };
    if (look()) return;
    const stop = store.subscribe(() => {
      if (look()) stop();
    });
  });
}

/** The exact text of an event's line; undefined when it cannot be had. */
export function rawText(store: TraceStore, seq: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const raw = store.raw(seq);
      if (raw === undefined) return false;
      resolve(raw === 'none' ? undefined : raw.text);
      return true;
    };
    if (look()) return;
    const stop = store.subscribe(() => {
      if (look()) stop();
    });
    store.load(seq, seq);
  });
}
