import { Play, Trash2 } from 'lucide-react';
import { useT } from '../../i18n/language.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { CasePlace } from './case-place.tsx';
import { CaseArguments } from './detail/case-arguments.tsx';
import { CaseChecks } from './detail/case-checks.tsx';
import { CaseExpectation } from './detail/case-expectation.tsx';
import { CaseNotes } from './detail/case-notes.tsx';
import { CaseResult } from './detail/case-result.tsx';
import { CaseSaves } from './detail/case-saves.tsx';
import { CaseVerdict } from './detail/case-verdict.tsx';
import { OwnArguments } from './detail/own-arguments.tsx';
import { useBench } from './state/bench.ts';
import type { CaseView } from './state/case-view.ts';
import { caseWords } from './state/case-words.ts';

/** A case in full: what it sends, what is expected, what came, and what a person says of it. */
export function CaseDetail({ view }: { readonly view: CaseView }) {
  const t = useT();
  const { actions, readOnly, start, run } = useBench();
  const { input } = view.case;
  const { place, value, words } = caseWords(view, t);
  return (
    <article
      aria-label={t.bench.detail.label}
      data-case-detail={view.case.id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      data-inset-focus=""
      className="@container flex min-h-0 flex-1 flex-col gap-4 overflow-auto px-4 py-3"
    >
      <header className="flex min-w-0 items-center gap-2">
        <h3 className="min-w-0 flex-1 wrap-anywhere">
          {place === undefined ? null : (
            <code className="mr-2">
              <CasePlace place={place} value={value} />
            </code>
          )}
          <RevealText text={words} />
        </h3>
        {readOnly ? null : (
          <>
            <IconButton
              icon={Play}
              label={t.bench.run.one}
              data-action="run-case"
              disabled={run?.state === 'running'}
              onClick={() => start([view])}
            />
            <IconButton
              icon={Trash2}
              label={t.bench.detail.remove}
              data-action="remove-case"
              onClick={() => actions.removeCase(view.case.id)}
            />
          </>
        )}
      </header>
      <div className="grid gap-4 @xl:grid-cols-2">
        <CaseExpectation view={view} />
        <CaseResult view={view} />
      </div>
      {input.kind === 'own' ? (
        <OwnArguments view={view} text={input.argumentsText} />
      ) : (
        <CaseArguments view={view} />
      )}
      <CaseChecks view={view} />
      <CaseNotes view={view} />
      <CaseVerdict view={view} />
      <CaseSaves view={view} />
    </article>
  );
}
