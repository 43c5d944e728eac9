import type { Beside as BesideItem } from '@lifeline/lessons';
import { useRaw, useStore, useStoreVersion } from '../../source/hooks.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { SeqLink } from '../seq-link.tsx';

interface BesideProps {
  readonly items: readonly BesideItem[];
  readonly heads: readonly string[];
  /** Sessions of the lesson by the key of their server. */
  readonly sessions: Readonly<Record<string, string>>;
  /** Key of the step's server. */
  readonly on: string;
}

/** Messages as they crossed, one beside the other. */
export function Beside({ items, heads, sessions, on }: BesideProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(190px,1fr))] gap-3">
      {items.map((item, index) => {
        const head = heads[index] ?? '';
        const sessionId = sessions[item.on ?? on];
        if (sessionId === undefined) return null;
        const isHere = item.on === undefined || item.on === on;
        return <Message key={head} item={item} head={head} sessionId={sessionId} isHere={isHere} />;
      })}
    </div>
  );
}

interface MessageProps {
  readonly item: BesideItem;
  readonly head: string;
  readonly sessionId: string;
  /** It is on the wire beside the words. */
  readonly isHere: boolean;
}

function Message({ item, head, sessionId, isHere }: MessageProps) {
  const store = useStore(sessionId);
  useStoreVersion(store);
  const seq = item.row({ rows: store.rows, model: store.model, since: 0 });
  const raw = useRaw(store, seq);
  if (seq === undefined) return null;
  return (
    <figure data-beside={seq} className="flex min-w-0 flex-col gap-1">
      <figcaption className="flex items-baseline gap-2 text-meta font-semibold">
        {isHere ? <SeqLink seq={seq}>{head}</SeqLink> : head}
      </figcaption>
      <pre className="border border-border bg-bar p-2 text-meta whitespace-pre-wrap wrap-anywhere">
        {raw.text === undefined ? '…' : <RevealText text={indented(raw.text)} />}
      </pre>
    </figure>
  );
}

/** A short message in lines; what is no JSON stays as it is. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    // shown as it came
    return text;
  }
}
