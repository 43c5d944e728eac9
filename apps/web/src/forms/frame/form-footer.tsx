import { Check as CheckMark, CircleAlert, Eraser } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { useFormApi } from '../state/form-api.ts';
import type { Verdict } from '../state/use-check.ts';
import { IssueList } from './issue-list.tsx';

export interface FormFooterProps {
  /** The exact text that goes out. */
  readonly children: ReactNode;
  readonly verdict: Verdict;
  /** What running is called here. */
  readonly runLabel: string | undefined;
  readonly runAction: string | undefined;
  readonly isBusy: boolean;
  readonly isEditing: boolean;
  /** The text is not JSON: no request can carry it. */
  readonly isBroken: boolean;
  /** The person wanted to send text that is not JSON. */
  readonly isRefused: boolean;
  readonly beside?: ReactNode;
  readonly options?: ReactNode;
  readonly onRun: () => void;
  /** Opens the text as a raw line, which need not be JSON. */
  readonly onRaw: (() => void) | undefined;
  readonly onCancel: (() => void) | undefined;
  readonly onClear: () => void;
  readonly onJsonMode: () => void;
  readonly onCheckAgain: () => void;
  readonly onGoTo: (pointer: string) => void;
}

/** Always in sight: the exact text, run, the outcome of the check, JSON mode, clear. Issues disable nothing. */
export function FormFooter(props: FormFooterProps) {
  const t = useT();
  const { verdict, runLabel, isBusy, isEditing, onCancel } = props;
  const [showsIssues, setShowsIssues] = useState(false);
  const count = verdict.issues.length;
  const { footer } = t.forms;
  const { subject } = useFormApi();
  return (
    <footer className="@container flex shrink-0 flex-col gap-2 border-t border-border bg-bar px-4 py-2">
      {showsIssues ? (
        <IssueList verdict={verdict} onGoTo={props.onGoTo} onClose={() => setShowsIssues(false)} />
      ) : null}
      {props.children}
      {props.isRefused ? (
        <p className="flex flex-wrap items-center gap-x-2 text-error">
          {t.forms.of[subject].notSent}
          {props.onRaw === undefined ? null : (
            <Button data-action="compose-raw" className="text-text" onClick={props.onRaw}>
              {footer.composeRaw}
            </Button>
          )}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-2 @max-sm:gap-1">
        <Button
          data-action={props.runAction ?? 'run'}
          kind="primary"
          className="@max-sm:px-2"
          onClick={props.onRun}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {count > 0 && !props.isBroken ? footer.sendAnyway : (runLabel ?? footer.run)}
          <Kbd keys="Mod+Enter" className="@max-md:hidden" />
        </Button>
        {isBusy && onCancel !== undefined ? (
          <Button data-action="cancel-call" onClick={onCancel}>
            {footer.cancel}
          </Button>
        ) : null}
        {props.beside}
        <Outcome
          verdict={verdict}
          isOpen={showsIssues}
          onToggle={() => setShowsIssues(!showsIssues)}
          onCheckAgain={props.onCheckAgain}
        />
        <span className="ml-auto flex items-center gap-1 @max-sm:gap-0.5">
          {props.options}
          <Button
            data-action="json-mode"
            kind="quiet"
            aria-pressed={isEditing}
            className="px-2 font-mono text-meta @max-sm:px-1 aria-pressed:bg-selected aria-pressed:text-accent"
            title={t.forms.json.edit}
            onClick={props.onJsonMode}
          >
            {'JSON'}
          </Button>
          <Button
            data-action="clear-drafts"
            kind="quiet"
            className="px-2 text-meta @max-md:px-1"
            title={t.forms.root.clearHint}
            onClick={props.onClear}
          >
            <Eraser size={16} strokeWidth={1.5} aria-hidden className="@md:hidden" />
            <span className="@max-md:sr-only">{t.forms.root.clear}</span>
          </Button>
        </span>
      </div>
    </footer>
  );
}

interface OutcomeProps {
  readonly verdict: Verdict;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onCheckAgain: () => void;
}

function Outcome({ verdict, isOpen, onToggle, onCheckAgain }: OutcomeProps) {
  const t = useT();
  const { footer } = t.forms;
  const { state, issues, problems } = verdict;
  if (state === 'timeout' || state === 'failed') {
    return (
      <span className="flex items-center gap-2 text-meta text-malformed">
        {state === 'timeout' ? footer.timeout : footer.failed}
        <Button kind="quiet" data-action="check-again" className="px-2 text-meta" onClick={onCheckAgain}>
          {footer.again}
        </Button>
      </span>
    );
  }
  const texts = [
    ...(issues.length > 0 ? [footer.issues(issues.length)] : []),
    ...(problems.length > 0 ? [footer.problems(problems.length)] : []),
  ];
  if (texts.length === 0) {
    return (
      <span
        className="flex items-center gap-1 text-meta text-text-3"
        title={state === 'checking' ? undefined : footer.valid}
      >
        {state === 'checking' ? (
          <span className="@max-sm:sr-only">{footer.checking}</span>
        ) : (
          <>
            <CheckMark size={14} strokeWidth={1.5} aria-hidden />
            <span className="@max-md:sr-only">{footer.valid}</span>
          </>
        )}
      </span>
    );
  }
  return (
    <Button
      kind="quiet"
      data-action="issues"
      aria-expanded={isOpen}
      className="px-2 text-meta text-malformed @max-sm:px-1"
      onClick={onToggle}
    >
      <CircleAlert size={14} strokeWidth={1.5} aria-hidden />
      {texts.join(' · ')}
    </Button>
  );
}
