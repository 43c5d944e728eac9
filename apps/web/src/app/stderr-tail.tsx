import { useT } from '../i18n/language.ts';
import { useRaw, useStore, useStoreVersion } from '../source/hooks.ts';
import type { TraceStore } from '../source/trace-store.ts';
import { RevealText } from '../ui/reveal-text.tsx';

/** The newest stderr lines' seqs, oldest first. */
export function stderrTail(store: Pick<TraceStore, 'model' | 'rows'>, count: number): readonly number[] {
  const found: number[] = [];
  const { logSeqs } = store.model;
  for (let at = logSeqs.length - 1; at >= 0 && found.length < count; at--) {
    const seq = logSeqs[at];
    if (seq !== undefined && store.rows.at(seq).kind === 'stderr') found.push(seq);
  }
  return found.reverse();
}

export interface StderrTailProps {
  readonly sessionId: string;
  /** How many lines, at most. */
  readonly lines: number;
}

/** The last lines that the server wrote to stderr. */
export function StderrTail({ sessionId, lines }: StderrTailProps) {
  const t = useT();
  const store = useStore(sessionId);
  useStoreVersion(store);
  const seqs = stderrTail(store, lines);
  if (seqs.length === 0) return <p className="text-meta text-text-3">{t.app.banners.noStderr}</p>;
  return (
    <pre className="max-h-48 overflow-auto text-wire whitespace-pre-wrap text-text-2">
      {seqs.map((seq) => (
        <Line key={seq} store={store} seq={seq} />
      ))}
    </pre>
  );
}

function Line({ store, seq }: { readonly store: TraceStore; readonly seq: number }) {
  const raw = useRaw(store, seq);
  return (
    <div className="min-h-5">
      <RevealText text={(raw.text ?? '').slice(0, 2000)} />
    </div>
  );
}
