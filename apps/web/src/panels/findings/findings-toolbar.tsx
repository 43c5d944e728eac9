import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { useStore } from '../../source/hooks.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { LintState } from './lint-state.ts';
import { findingsMarkdown } from './markdown.ts';
import type { ToldFinding } from './use-findings.ts';

export interface FindingsToolbarProps {
  readonly sessionId: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly shown: readonly ToldFinding[];
  readonly all: number;
  readonly lint: LintState | undefined;
}

/** Filter, number of findings, and all of them as Markdown. */
export function FindingsToolbar({ sessionId, query, onQuery, shown, all, lint }: FindingsToolbarProps) {
  const t = useT();
  const format = useFormat();
  const { model } = useStore(sessionId);
  const info = model.negotiation?.serverInfo;
  const subject = [info?.name ?? t.findings.server, info?.version]
    .filter((part) => part !== undefined)
    .join(' ');
  const isJudging = lint !== undefined && lint.judged < lint.total && !lint.failed;
  return (
    <div className="flex min-h-10 shrink-0 items-center gap-2 border-b border-border px-3 py-1.5">
      <input
        type="search"
        data-list-filter=""
        aria-label={t.findings.filter}
        placeholder={t.findings.filter}
        value={query}
        spellCheck={false}
        className="control min-w-0 flex-1"
        onChange={(event) => onQuery(event.target.value)}
      />
      <p role="status" className="text-meta whitespace-nowrap text-text-3 figures">
        {isJudging
          ? t.findings.judged(format.number(lint.judged), format.number(lint.total))
          : query.trim() === ''
            ? t.findings.count(all, format.number(all))
            : t.findings.countOf(format.number(shown.length), format.number(all))}
      </p>
      {shown.length === 0 ? null : (
        <CopyButton text={() => findingsMarkdown(shown, subject, t)} label={t.findings.copyAll} />
      )}
    </div>
  );
}
