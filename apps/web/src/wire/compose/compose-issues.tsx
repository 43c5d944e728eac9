import { useT } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { FindingGlyph } from '../glyphs.tsx';
import { jsonErrorText } from '../json-error.ts';
import { type ComposeDraft, type DraftIssue, draftLine } from './draft.ts';

export interface ComposeIssuesProps {
  readonly draft: ComposeDraft;
  readonly issues: readonly DraftIssue[];
}

/** Longest preview of the line, in UTF-16 units. */
const PREVIEW_CHARS = 400;

/** What is odd about the draft, and the line as it will go out. Nothing here keeps it from being sent. */
export function ComposeIssues({ draft, issues }: ComposeIssuesProps) {
  const t = useT();
  return (
    <>
      <ul>
        {issues.map((issue) => (
          <li
            key={issue.kind}
            data-issue={issue.kind}
            className="flex items-start gap-1.5 text-meta text-malformed"
          >
            <span className="flex h-4 items-center">
              <FindingGlyph />
            </span>
            {issueText(issue, draft, t)}
          </li>
        ))}
      </ul>
      {draft.kind === 'raw' ? null : (
        <p className="truncate text-meta text-text-3">
          {t.wire.compose.goesOut}{' '}
          <code className="text-meta">
            <RevealText text={draftLine(draft).slice(0, PREVIEW_CHARS)} />
          </code>
        </p>
      )}
    </>
  );
}

function issueText(issue: DraftIssue, draft: ComposeDraft, t: Messages): string {
  const words = t.wire.compose.issues;
  switch (issue.kind) {
    case 'not-json':
      return `${jsonErrorText(issue.error, t)} ${draft.kind === 'raw' ? words.rawBroken : words.paramsBroken}`;
    case 'not-object':
      return draft.kind === 'raw' ? words.rawNotObject : words.paramsNotObject;
    case 'no-method':
      return words.noMethod;
    case 'lines':
      return words.lines(issue.count);
  }
}
