import { METHODS } from '@lifeline/protocol';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { FailureText } from '../../app/failure.tsx';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { focusRows } from '../focus-rows.ts';
import { standingOf } from '../standing.ts';
import { useWire } from '../wire-context.ts';
import { AddedMeta } from './added-meta.tsx';
import { ComposeIssues } from './compose-issues.tsx';
import { COMPOSE_KINDS, type ComposeDraft, type ComposeKind, draftIssues } from './draft.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useSend } from './use-send.ts';

export interface ComposePanelProps {
  readonly draft: ComposeDraft;
  readonly onChange: (draft: ComposeDraft | undefined) => void;
  readonly sessionId: string;
}

/** Writes any request, notification or raw line, also a broken one, and sends it. */
export function ComposePanel({ draft: given, onChange, sessionId }: ComposePanelProps) {
  const t = useT();
  const base = useId();
  const words = t.wire.compose;
  const first = useRef<HTMLElement>(null);
  const { draft, keep } = useKeptDraft(sessionId, given);
  const { send, busy, error, sentSeq } = useSend(sessionId);
  const blank = draft.method === '' && draft.text === '';
  const [touched, setTouched] = useState(false);
  // what is odd about a blank message is said before it goes out, not before anybody wrote
  const judged = touched || !blank;
  const issues = judged ? draftIssues(draft) : [];
  const raw = draft.kind === 'raw';
  useEffect(() => first.current?.focus(), []);
  const put = (next: ComposeDraft) => {
    onChange(next);
    keep(next);
  };
  const edit = (next: ComposeDraft) => {
    setTouched(true);
    put(next);
  };
  const submit = () => {
    if (!judged) setTouched(true);
    else if (!busy) send(draft);
  };
  const close = () => {
    onChange(undefined);
    focusRows();
  };
  return (
    <form
      aria-label={words.title}
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
        else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <div className="flex h-9 shrink-0 items-center gap-2 border-b border-border pr-2 pl-4">
        <h2 className="text-title">{words.title}</h2>
        <KindSwitch kind={draft.kind} onChange={(kind) => put({ ...draft, kind })} />
        <span className="flex-1" />
        <IconButton icon={X} label={t.ui.close} onClick={close} />
      </div>
      <div className="flex min-h-0 flex-1 flex-col gap-2 overflow-auto px-4 py-2">
        {raw ? null : <MethodField draft={draft} onChange={edit} id={`${base}-method`} inputRef={first} />}
        <label htmlFor={`${base}-text`} className="text-meta text-text-2">
          {raw ? words.line : words.params}
        </label>
        <textarea
          id={`${base}-text`}
          ref={(element) => {
            if (raw) first.current = element;
          }}
          data-compose-text=""
          value={draft.text}
          spellCheck={false}
          placeholder={raw ? '{"jsonrpc":"2.0", …}' : words.paramsPlaceholder}
          aria-describedby={`${base}-issues`}
          className="control min-h-16 flex-1 resize-none py-1 font-mono text-wire"
          onChange={(event) => edit({ ...draft, text: event.target.value })}
        />
        {draft.kind === 'request' ? <AddedMeta /> : null}
        <div id={`${base}-issues`}>
          <ComposeIssues draft={draft} issues={issues} />
        </div>
      </div>
      <div className="flex min-h-11 shrink-0 items-center gap-3 border-t border-border bg-bar px-4 py-1.5">
        <Button kind="primary" type="submit" data-action="send" aria-disabled={busy}>
          {issues.length > 0 ? words.sendAnyway : words.send}
          <Kbd keys="Mod+Enter" />
        </Button>
        <p role="status" className="min-w-0 flex-1 text-meta">
          {error === undefined ? (
            <span className="text-text-2">{sentSeq === undefined ? null : words.sent(sentSeq)}</span>
          ) : (
            <span className="text-error">
              <FailureText error={error} />
            </span>
          )}
        </p>
      </div>
    </form>
  );
}

interface KindSwitchProps {
  readonly kind: ComposeKind;
  readonly onChange: (kind: ComposeKind) => void;
}

function KindSwitch({ kind, onChange }: KindSwitchProps) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a segmented switch
    <div
      role="group"
      aria-label={t.wire.compose.kind}
      className="flex rounded-control border border-edge p-px"
    >
      {COMPOSE_KINDS.map((name) => (
        <button
          key={name}
          type="button"
          data-compose-kind={name}
          aria-pressed={name === kind}
          className={classes(
            'h-6 rounded-[3px] px-2 whitespace-nowrap',
            name === kind ? 'bg-selected font-semibold text-accent' : 'text-text-2 hover:bg-fill',
          )}
          onClick={() => onChange(name)}
        >
          {name === 'raw' ? t.wire.compose.raw : t.wire.kinds[name]}
        </button>
      ))}
    </div>
  );
}

interface MethodFieldProps {
  readonly draft: ComposeDraft;
  readonly onChange: (draft: ComposeDraft) => void;
  readonly id: string;
  readonly inputRef: React.RefObject<HTMLElement | null>;
}

function MethodField({ draft, onChange, id, inputRef }: MethodFieldProps) {
  const t = useT();
  const { store } = useWire();
  const standing = standingOf(draft.method, store.model.negotiation?.revision, t);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <label htmlFor={id} className="text-meta text-text-2">
        {t.wire.compose.method}
      </label>
      <input
        id={id}
        ref={(element) => {
          inputRef.current = element;
        }}
        data-compose-method=""
        list={`${id}-list`}
        value={draft.method}
        spellCheck={false}
        autoComplete="off"
        placeholder={draft.kind === 'request' ? 'tools/list' : 'notifications/…'}
        className="control flex-1 font-mono text-wire"
        onChange={(event) => onChange({ ...draft, method: event.target.value })}
      />
      <datalist id={`${id}-list`}>
        {METHODS.filter((info) => info.kind === draft.kind && info.from !== 'server').map((info) => (
          <option key={info.method} value={info.method} />
        ))}
      </datalist>
      {standing === undefined ? null : <p className="w-full text-meta text-malformed">{standing}</p>}
    </div>
  );
}
