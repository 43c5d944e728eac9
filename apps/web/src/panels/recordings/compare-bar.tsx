import type { RecordingInfo } from '@lifeline/wire';
import { Columns2 } from 'lucide-react';
import { goTo } from '../../app/router.ts';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { titleOf } from './recording-list.ts';
import type { Pair } from './use-pair.ts';

export interface CompareBarProps {
  readonly pair: Pair;
  readonly recordings: readonly RecordingInfo[];
}

/** What is chosen for comparing, and the way there. */
export function CompareBar({ pair, recordings }: CompareBarProps) {
  const t = useT();
  const [a, b] = pair.ids.map((id) => recordings.find((recording) => recording.id === id));
  if (a === undefined) return null;
  const words = t.recordings.compare;
  return (
    <div
      role="status"
      className="flex shrink-0 items-center gap-3 border-b border-border bg-pending-fill px-4 py-1"
    >
      <p className="flex min-w-0 flex-1 gap-3">
        <Side letter="A" recording={a} />
        {b === undefined ? (
          <span className="text-text-2">{words.choose}</span>
        ) : (
          <Side letter="B" recording={b} />
        )}
      </p>
      <Button
        kind="primary"
        data-action="compare"
        disabled={b === undefined}
        onClick={() => b !== undefined && goTo({ kind: 'start', panel: 'compare', a: a.id, b: b.id })}
      >
        <Columns2 size={16} strokeWidth={1.5} aria-hidden />
        {words.action}
      </Button>
      <Button kind="quiet" onClick={pair.clear}>
        {t.recordings.cancel}
      </Button>
    </div>
  );
}

function Side({ letter, recording }: { readonly letter: string; readonly recording: RecordingInfo }) {
  return (
    <span className="min-w-0 truncate">
      <strong className="font-semibold">{letter}</strong> <RevealText text={titleOf(recording)} />
    </span>
  );
}
