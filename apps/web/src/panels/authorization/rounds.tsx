import type { AuthorizationInfo } from '@lifeline/wire';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { StageItem } from './stage-item.tsx';
import { stagesOf } from './stages.ts';

export interface RoundsProps {
  readonly store: TraceStore;
  readonly info: AuthorizationInfo | undefined;
}

/** The steps of the newest round, or of an earlier one that was chosen. */
export function Rounds({ store, info }: RoundsProps) {
  const words = useT().authorization;
  const { authorization: rounds } = store.model;
  /** Position of an earlier round; undefined: the newest, whichever that is. */
  const [chosen, setChosen] = useState<number>();
  const total = rounds.length;
  const newest = Math.max(0, total - 1);
  const at = Math.min(chosen ?? newest, newest);
  const ofRound = at === newest ? info : undefined;
  const go = (to: number) => setChosen(to >= newest ? undefined : to);
  return (
    <>
      {total < 2 ? null : (
        <div className="flex items-center gap-1 text-text-2 figures" data-round={at + 1} data-rounds={total}>
          <IconButton
            icon={ChevronLeft}
            label={words.earlier}
            disabled={at === 0}
            data-action="earlier-round"
            onClick={() => go(at - 1)}
          />
          <span aria-live="polite">{words.rounds(at + 1, total)}</span>
          <IconButton
            icon={ChevronRight}
            label={words.later}
            disabled={at === newest}
            data-action="later-round"
            onClick={() => go(at + 1)}
          />
        </div>
      )}
      <ol className="flex flex-col">
        {stagesOf(store.rows, rounds[at], ofRound).map((view, index) => (
          <StageItem key={view.stage} view={view} number={index + 1} info={ofRound} />
        ))}
      </ol>
    </>
  );
}
