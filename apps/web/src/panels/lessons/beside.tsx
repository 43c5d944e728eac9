import type { Query, Scene } from '@lifeline/lessons';
import { useRaw, useStore } from '../../source/hooks.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { SeqLink } from '../seq-link.tsx';

interface BesideProps {
  readonly queries: readonly Query[];
  readonly heads: readonly string[];
  readonly scene: Scene;
  readonly sessionId: string;
}

/** Messages as they crossed, one beside the other. */
export function Beside({ queries, heads, scene, sessionId }: BesideProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(190px,1fr))] gap-3">
      {queries.map((query, index) => {
        const seq = query(scene);
        const head = heads[index] ?? '';
        return seq === undefined ? null : <Message key={head} seq={seq} head={head} sessionId={sessionId} />;
      })}
    </div>
  );
}

interface MessageProps {
  readonly seq: number;
  readonly head: string;
  readonly sessionId: string;
}

function Message({ seq, head, sessionId }: MessageProps) {
  const raw = useRaw(useStore(sessionId), seq);
  return (
    <figure data-beside={seq} className="flex min-w-0 flex-col gap-1">
      <figcaption className="flex items-baseline gap-2 text-meta font-semibold">
        <SeqLink seq={seq}>{head}</SeqLink>
      </figcaption>
      <pre className="border border-border bg-bar p-2 text-meta whitespace-pre-wrap break-all">
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
