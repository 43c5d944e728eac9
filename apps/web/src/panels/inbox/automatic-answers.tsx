import { Braces } from 'lucide-react';
import { useState } from 'react';
import { FailureText } from '../../app/failure.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { type BridgeError, toBridgeError } from '../../source/errors.ts';
import { useStore, useStoreVersion } from '../../source/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { RuleRow } from './rule-row.tsx';
import { RulesEditor } from './rules-editor.tsx';
import { useRules } from './use-rules.ts';

/** The rules by which servers are answered without asking: what they say, how often they did, and a switch. */
export function AutomaticAnswers({ sessionId }: { readonly sessionId: string }) {
  const t = useT();
  const format = useFormat();
  const words = t.inbox.rules;
  const store = useStore(sessionId);
  useStoreVersion(store);
  const { rules, text, isPaused, keep, remove, raise, pause } = useRules();
  const [isEditing, setEditing] = useState(false);
  const [failure, setFailure] = useState<BridgeError>();
  const { answersByRule, automaticAnswers: total } = store.model;
  const attempt = (work: Promise<void>) => {
    setFailure(undefined);
    work.catch((error: unknown) => setFailure(toBridgeError(error)));
  };
  return (
    <section aria-label={words.title} data-automatic={total} className="flex min-w-0 flex-col gap-2">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="flex items-baseline gap-2 text-title">
          {words.title}
          <span className="text-base font-normal text-text-3 figures">{format.number(rules.length)}</span>
        </h2>
        {total === 0 ? null : <span className="text-text-2">{words.count(format.number(total), total)}</span>}
        <label className="ml-auto flex items-center gap-2">
          <input
            type="checkbox"
            data-setting="answers-paused"
            checked={isPaused}
            onChange={(event) => attempt(pause(event.target.checked))}
          />
          {words.pause}
        </label>
      </header>
      <p className="max-w-[80ch] text-text-2">{words.intro}</p>
      {isEditing ? (
        <RulesEditor text={text} onKeep={(next) => attempt(keep(next))} onClose={() => setEditing(false)} />
      ) : (
        <>
          {rules.length === 0 ? null : (
            <ol className={isPaused ? 'opacity-60' : undefined}>
              {rules.map((rule, index) => (
                <RuleRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place in the list
                  key={index}
                  position={index + 1}
                  rule={rule}
                  count={answersByRule.get(index + 1) ?? 0}
                  onRaise={index === 0 ? undefined : () => attempt(raise(index))}
                  onRemove={() => attempt(remove(index))}
                />
              ))}
            </ol>
          )}
          <Button data-action="edit-rules" className="w-fit" onClick={() => setEditing(true)}>
            <Braces size={14} strokeWidth={1.5} aria-hidden />
            {rules.length === 0 ? words.begin : words.edit}
          </Button>
        </>
      )}
      {failure === undefined ? null : (
        <p role="alert" className="text-error">
          <FailureText error={failure} />
        </p>
      )}
    </section>
  );
}
