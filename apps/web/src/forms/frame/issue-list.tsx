import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { issueText, problemText } from '../issue-text.ts';
import type { Verdict } from '../state/use-check.ts';
import { visibleText } from '../visible-text.ts';

const MAX_SHOWN = 200;

interface IssueListProps {
  readonly verdict: Verdict;
  readonly onGoTo: (pointer: string) => void;
  readonly onClose: () => void;
}

/** All issues with the way to their fields, and what cannot be used of the schema. */
export function IssueList({ verdict, onGoTo, onClose }: IssueListProps) {
  const t = useT();
  const { issues, problems } = verdict;
  return (
    <ul
      aria-label={t.forms.footer.list}
      className="max-h-48 overflow-auto border-b border-border pb-2"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      {issues.slice(0, MAX_SHOWN).map((issue) => (
        <li key={`${issue.pointer} ${issue.code} ${issue.detail}`}>
          <button
            type="button"
            data-go-to={issue.pointer}
            aria-label={t.forms.footer.goTo(visibleText(issue.pointer))}
            className="flex min-h-6 w-full gap-2 rounded-control px-1 text-left hover:bg-fill"
            onClick={() => onGoTo(issue.pointer)}
          >
            <span className="shrink-0 font-mono text-wire">
              {issue.pointer === '' ? t.forms.footer.wholeValue : <RevealText text={issue.pointer} />}
            </span>
            <span className="min-w-0 text-malformed wrap-anywhere">
              <RevealText text={issueText(issue, t)} />
            </span>
          </button>
        </li>
      ))}
      {problems.slice(0, MAX_SHOWN).map((problem) => (
        <li key={`${problem.schemaPointer} ${problem.code} ${problem.detail}`} className="flex gap-2 px-1">
          <span className="shrink-0 font-mono text-wire text-text-3">
            <RevealText text={`#${problem.schemaPointer}`} />
          </span>
          <span className="min-w-0 text-malformed wrap-anywhere">
            <RevealText text={problemText(problem, t)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
