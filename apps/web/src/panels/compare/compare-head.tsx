import type { Comparison, ComparisonSide } from '@lifeline/wire';
import { ArrowLeftRight, RotateCw } from 'lucide-react';
import { formatRoute, goTo } from '../../app/router.ts';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { SideLetter } from './side-letter.tsx';
import { useBegun, useRouteOf, useTitle } from './use-side.ts';

export interface CompareHeadProps {
  readonly a: string;
  readonly b: string;
  readonly comparison: Comparison | undefined;
  readonly busy: boolean;
  readonly onAgain: () => void;
}

/** The two recordings: name, date, server, revision, events. */
export function CompareHead({ a, b, comparison, busy, onAgain }: CompareHeadProps) {
  const t = useT();
  return (
    <header className="flex shrink-0 flex-col border-b border-border">
      <div className="flex h-10 items-center gap-1 pr-2 pl-4">
        <h2 className="flex-1 text-title">{t.compare.title}</h2>
        <IconButton
          icon={ArrowLeftRight}
          label={t.compare.swap}
          data-action="swap"
          onClick={() => goTo({ kind: 'start', panel: 'compare', a: b, b: a })}
        />
        <IconButton
          icon={RotateCw}
          label={t.compare.again}
          data-action="compare"
          disabled={busy}
          onClick={onAgain}
        />
      </div>
      <div className="grid grid-cols-2 gap-px border-t border-border bg-border">
        <Side letter="A" recording={a} side={comparison?.a} />
        <Side letter="B" recording={b} side={comparison?.b} />
      </div>
    </header>
  );
}

interface SideProps {
  readonly letter: 'A' | 'B';
  readonly recording: string;
  readonly side: ComparisonSide | undefined;
}

function Side({ letter, recording, side }: SideProps) {
  const t = useT();
  const format = useFormat();
  const title = useTitle(recording);
  const route = useRouteOf(recording);
  const begun = useBegun(recording);
  const date = begun === undefined ? undefined : format.date(begun);
  const facts = side && [
    date,
    side.server,
    side.revision,
    t.compare.events(side.events, format.number(side.events)),
  ];
  return (
    <div data-side={letter} className="flex min-w-0 items-start gap-3 bg-canvas px-4 py-2">
      <SideLetter letter={letter} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">
          <a href={formatRoute(route)} className="hover:underline">
            <RevealText text={title} />
          </a>
        </p>
        <p className="min-h-4 truncate text-meta text-text-3 figures">
          <RevealText text={(facts ?? [date]).filter((fact) => fact !== undefined).join(' · ')} />
        </p>
      </div>
    </div>
  );
}
