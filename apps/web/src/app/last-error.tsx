import { useEffect } from 'react';
import { useStore, useStoreVersion } from '../source/hooks.ts';
import { RevealText } from '../ui/reveal-text.tsx';
import { lastErrorLine } from './last-error-line.ts';
import { stderrTail } from './stderr-tail.tsx';

/** An error and its stack fit into so many lines. */
const LINES = 40;
const MAX_CHARS = 400;

/** The stderr line that tells why the server ended, quoted; nothing where it wrote none. */
export function LastError({ sessionId }: { readonly sessionId: string }) {
  const store = useStore(sessionId);
  useStoreVersion(store);
  const connection = store.model.connections.at(-1)?.connection;
  const seqs = stderrTail(store, LINES).filter((seq) => store.rows.at(seq).connection === connection);
  const newest = seqs.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer line makes another tail
  useEffect(() => {
    for (const seq of seqs) store.load(seq, seq);
  }, [store, newest]);
  const line = lastErrorLine(
    seqs.flatMap((seq) => {
      const raw = store.raw(seq);
      return raw === undefined || raw === 'none' ? [] : [raw.text];
    }),
  );
  if (line === undefined) return null;
  return (
    <p className="truncate font-mono text-wire text-text" data-last-error="">
      <RevealText text={line.slice(0, MAX_CHARS)} />
    </p>
  );
}
