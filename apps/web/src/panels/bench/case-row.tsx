import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { OutcomeBadge } from '../../wire/outcome-badge.tsx';
import { CasePlace } from './case-place.tsx';
import { ChooseMark } from './choose-mark.tsx';
import type { CaseView } from './state/case-view.ts';
import { caseWords, expectationWords } from './state/case-words.ts';
import { VerdictBadge } from './verdict-badge.tsx';

/** Columns of the matrix where there is room for one line a case. */
export const WIDE_COLUMNS =
  'grid grid-cols-[20px_minmax(0,1fr)_92px_104px_64px_132px] items-center gap-x-2 px-3';

export interface CaseRowProps {
  readonly view: CaseView;
  /** One line with columns; two lines otherwise. */
  readonly isWide: boolean;
  readonly isChosen: boolean;
  /** Absent: nothing can be run. */
  readonly onToggle: (() => void) | undefined;
}

/** A case of the matrix: what it tries, what is expected, what came, and the verdict. */
export function CaseRow({ view, isWide, isChosen, onToggle }: CaseRowProps) {
  const t = useT();
  const expected = expectationWords(view.case.expect, t);
  const mark = <ChooseMark isChosen={isChosen} onToggle={onToggle} />;
  if (isWide) {
    return (
      <div className={`${WIDE_COLUMNS} h-full`}>
        {mark}
        <CaseTitle view={view} />
        <span className="truncate text-text-2">{expected}</span>
        <span className="truncate">
          <Got view={view} />
        </span>
        <span className="text-right text-text-2 figures">
          <Time view={view} />
        </span>
        <span>
          <VerdictBadge view={view} />
        </span>
      </div>
    );
  }
  return (
    <div className="grid h-full grid-cols-[20px_minmax(0,1fr)_auto] content-center items-center gap-x-2 gap-y-0.5 border-b border-border px-3">
      {mark}
      <CaseTitle view={view} />
      <span className="flex justify-end">
        <VerdictBadge view={view} />
      </span>
      <span className="col-start-2 flex min-w-0 items-center gap-1.5 text-meta text-text-3">
        <span className="truncate">{t.bench.list.expects(expected)}</span>
      </span>
      <span className="flex items-center justify-end gap-1.5 text-meta text-text-3 figures">
        <Time view={view} />
        <Got view={view} />
      </span>
    </div>
  );
}

function CaseTitle({ view }: { readonly view: CaseView }) {
  const t = useT();
  const { place, value, words } = caseWords(view, t);
  return (
    <span className="flex min-w-0 items-baseline gap-2">
      {place === undefined ? null : (
        <span className="max-w-[60%] shrink-0 truncate font-mono text-wire">
          <CasePlace place={place} value={value} />
        </span>
      )}
      <span className="min-w-0 truncate text-text-2">
        <RevealText text={words} />
      </span>
      {view.isStale ? <span className="shrink-0 text-meta text-text-3">{t.bench.stale.mark}</span> : null}
    </span>
  );
}

function Got({ view: { row } }: { readonly view: CaseView }) {
  return row?.outcome === undefined ? null : <OutcomeBadge outcome={row.outcome} errorCode={row.errorCode} />;
}

function Time({ view: { row } }: { readonly view: CaseView }) {
  const format = useFormat();
  return row?.ms === undefined ? null : <span>{format.ms(row.ms)}</span>;
}
