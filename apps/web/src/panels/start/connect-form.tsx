import type { Prefill } from '@lifeline/wire';
import { type FormEvent, useRef, useState } from 'react';
import { FailureText } from '../../app/failure.tsx';
import { useT } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages.ts';
import { BridgeError } from '../../source/errors.ts';
import { usePrefill } from '../../source/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { CommandFields } from './command-fields.tsx';
import { platformOf } from './command-line.ts';
import { ConnectOptions } from './connect-options.tsx';
import { DeclaresField } from './declares-field.tsx';
import { keepDraft, keptDraft } from './kept-draft.ts';
import { KindSwitch } from './kind-switch.tsx';
import {
  draftOf,
  EMPTY_DRAFT,
  firstChoice,
  isCommandOf,
  type LaunchDraft,
  readLaunch,
  startRequestOf,
} from './launch-draft.ts';
import { storeDraft, storedDraft } from './stored-draft.ts';
import { TargetList } from './target-list.tsx';
import { UrlFields } from './url-fields.tsx';
import { useStartSession } from './use-start-session.ts';

/** The connect form; waits for what the command line asked for, to be filled with it. */
export function ConnectForm() {
  const t = useT();
  const prefill = usePrefill();
  return (
    <section aria-labelledby="start-connect" className="flex flex-col gap-4">
      <h3 id="start-connect" className="text-title">
        {t.start.connect.title}
      </h3>
      {prefill.isError ? (
        <p role="alert" className="text-error">
          <FailureText error={prefill.error} />
        </p>
      ) : null}
      {prefill.data === undefined ? null : <LoadedForm prefill={prefill.data} />}
    </section>
  );
}

function LoadedForm({ prefill }: { readonly prefill: Prefill }) {
  const t = useT();
  const platform = platformOf(prefill.cwd);
  const targets = prefill.targets;
  const [chosen, setChosen] = useState(firstChoice(prefill));
  const [draft, setDraft] = useState<LaunchDraft>(() => {
    const entry = targets.find((target) => target.name === chosen);
    return (
      keptDraft() ??
      storedDraft(prefill) ??
      (entry === undefined ? EMPTY_DRAFT : draftOf(entry.target, platform, entry.declares))
    );
  });
  const [empty, setEmpty] = useState(false);
  const [bad, setBad] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const start = useStartSession();
  const launch = readLaunch(draft, platform);
  const choice = targets.find((target) => target.name === chosen);
  // Another command than the chosen server's is not that server, and does not go by its name.
  const named = choice !== undefined && isCommandOf(launch, choice.target) ? chosen : undefined;

  const change = (part: Partial<LaunchDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(next, readLaunch(next, platform).argv);
    storeDraft(next, prefill, platform);
    setEmpty(false);
    setBad(false);
    start.reset();
  };
  const choose = (name: string) => {
    const entry = targets.find((target) => target.name === name);
    if (entry === undefined) return;
    setChosen(name);
    change(draftOf(entry.target, platform, entry.declares));
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const request = startRequestOf(launch, draft);
    setEmpty(request === undefined);
    const isBad = launch.badEnvLines.length > 0;
    setBad(isBad);
    if (isBad) form.current?.querySelector<HTMLElement>('textarea[aria-invalid="true"]')?.focus();
    if (request === undefined || isBad || start.isPending) return;
    start.mutate(named === undefined ? request : { ...request, title: named });
  };
  const words = t.start.connect;
  const typedNothing = empty
    ? new BridgeError('bad-command', emptyWords(draft, targets.length > 0, words))
    : undefined;
  const badLines = bad ? new BridgeError('bad-message', words.badLines) : undefined;
  const unread = prefill.error === undefined ? undefined : BridgeError.of(prefill.error);
  // beside servers that can be chosen it is a remark on the list, not a failure of the form
  const failure = typedNothing ?? badLines ?? start.error ?? (targets.length === 0 ? unread : undefined);

  return (
    <form ref={form} className="flex flex-col gap-4" onSubmit={submit}>
      {targets.length === 0 ? null : (
        <TargetList targets={targets} chosen={named} remark={unread} onChoose={choose} />
      )}
      <KindSwitch kind={draft.kind} onChange={(kind) => change({ kind })} />
      {draft.kind === 'url' ? (
        <UrlFields draft={draft} badLines={launch.badEnvLines} onChange={change} />
      ) : (
        <CommandFields draft={draft} launch={launch} prefill={prefill} onChange={change} onSubmit={submit} />
      )}
      <DeclaresField value={draft.declares} onChange={(declares) => change({ declares })} />
      <ConnectOptions draft={draft} onChange={change} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" kind="primary" data-action="connect" disabled={start.isPending}>
          {start.isPending ? (draft.kind === 'url' ? words.connecting : words.starting) : words.submit}
          <Kbd keys="Enter" />
        </Button>
        {failure === undefined ? null : (
          <p role="alert" data-connect-error="" className="min-w-0 flex-1 text-error">
            <FailureText error={failure} />
          </p>
        )}
      </div>
    </form>
  );
}

function emptyWords({ kind }: LaunchDraft, hasTargets: boolean, words: Messages['start']['connect']): string {
  if (kind === 'url') return words.emptyUrl;
  return hasTargets ? words.emptyChoice : words.empty;
}
