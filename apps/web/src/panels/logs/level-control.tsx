import { quoteJson } from '@lifeline/json';
import { useId, useState } from 'react';
import { FailureText } from '../../app/failure.tsx';
import { useRun } from '../../app/run.ts';
import { useRunning } from '../../app/running.ts';
import { useT } from '../../i18n/language.ts';
import { useCommands, useSession, useStore, useStoreVersion } from '../../source/hooks.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { OutcomeBadge } from '../../wire/outcome-badge.tsx';
import { useRunCommand } from '../run-command.ts';
import { SeqLink } from '../seq-link.tsx';
import { LOG_LEVELS } from './log-filter.ts';
import { RequestedLevel } from './requested-level.ts';

/**
 * Asks the server for log notifications from a level on, where it declared logging: by a request of its own, or in the
 * modern era by what each request says. Shows what was really asked for.
 */
export function LevelControl({ sessionId }: { readonly sessionId: string }) {
  const t = useT();
  const id = useId();
  const store = useStore(sessionId);
  useStoreVersion(store);
  const { ask, failure } = useRunCommand(sessionId);
  const canSend = useRunning(sessionId);
  const session = useSession(sessionId);
  const commands = useCommands(sessionId);
  const run = useRun();
  const [requested] = useState(() => new RequestedLevel(store.model.exchanges));
  const latest = requested.latest(store.model.connections.at(-1)?.connection ?? 0);
  if (store.model.negotiation?.serverCapabilityNames.includes('logging') !== true) return null;
  const isModern = store.model.era === 'modern';
  const level = (isModern ? session?.logLevel : latest?.subject) ?? '';
  const choose = (next: string) => {
    if (isModern) run(commands.logLevel(next === '' ? undefined : next));
    else ask('logging/setLevel', `{"level":${quoteJson(next)}}`, next);
  };
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-end gap-2">
      {latest === undefined || latest.outcome === 'result' ? null : (
        <SeqLink seq={latest.responseSeq ?? latest.requestSeq}>
          <OutcomeBadge outcome={latest.outcome} errorCode={latest.errorCode} />
        </SeqLink>
      )}
      <label htmlFor={id} className="text-meta text-text-3">
        {t.logs.sends}
      </label>
      {canSend ? (
        <select
          id={id}
          data-set-level=""
          className="control"
          title={isModern ? t.logs.asksHint : t.logs.sendsHint}
          value={level}
          onChange={(event) => choose(event.target.value)}
        >
          {isModern || latest === undefined ? <option value="">{t.logs.notAsked}</option> : null}
          {LOG_LEVELS.some((known) => known === level) || level === '' ? null : (
            <option value={level}>{level}</option>
          )}
          {LOG_LEVELS.map((known) => (
            <option key={known} value={known}>
              {known}
            </option>
          ))}
        </select>
      ) : (
        <span id={id} data-set-level={level} className="font-mono text-wire">
          {level === '' ? t.logs.notAsked : <RevealText text={level} />}
        </span>
      )}
      {failure === undefined ? null : (
        <p role="alert" className="text-error">
          <FailureText error={failure} />
        </p>
      )}
    </div>
  );
}
