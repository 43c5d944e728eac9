import { useMemo } from 'react';
import { ItemForm } from '../../forms/index.ts';
import { useT } from '../../i18n/language.ts';
import { EarlierRuns } from '../../results/earlier-runs.tsx';
import { useLatestRun } from '../../results/latest-run.ts';
import { useSession, useStore } from '../../source/hooks.ts';
import { draftKeyOf } from '../catalogue/draft-key.ts';
import type { Entry } from '../catalogue/entry.ts';
import { ProgressTokenNote } from '../catalogue/progress-token-note.tsx';
import { RunAndResult } from '../catalogue/run-and-result.tsx';
import { useRunCommand } from '../run-command.ts';
import { useTimeLimit } from '../time-limit.tsx';
import { useMeta } from '../use-meta.tsx';
import { useSuggest } from '../use-suggest.ts';
import { promptSchema } from './prompt-schema.ts';

export interface PromptGetProps {
  readonly sessionId: string;
  readonly entry: Entry;
}

/** Gets a prompt: a form of its arguments, and the messages that came. */
export function PromptGet({ sessionId, entry }: PromptGetProps) {
  const t = useT();
  const { item } = entry;
  const command = useRunCommand(sessionId);
  const { getPrompt, composeRaw } = command;
  const { timeoutMs, control } = useTimeLimit();
  const meta = useMeta();
  const session = useSession(sessionId);
  const latest = useLatestRun(useStore(sessionId), { method: 'prompts/get', subject: item.key });
  const suggest = useSuggest(sessionId, { type: 'ref/prompt', key: item.key });
  const schemaText = useMemo(() => promptSchema(item.text), [item.text]);
  return (
    <RunAndResult
      sessionId={sessionId}
      latest={latest}
      command={command}
      recorded={{ title: t.prompts.lastArguments, none: t.prompts.noGet }}
    >
      <ItemForm
        name={item.key}
        schemaText={schemaText}
        draftKey={draftKeyOf(session, item)}
        runLabel={t.prompts.get}
        busy={latest?.exchange.outcome === 'pending'}
        suggest={suggest}
        onRun={(argumentsText, issues) =>
          meta.guard(() => getPrompt(item.key, argumentsText, { issues, timeoutMs, meta: meta.text }))
        }
        onRaw={(text) => composeRaw('prompts/get', item.key, text)}
        options={control}
        earlier={latest === undefined ? null : <EarlierRuns sessionId={sessionId} latest={latest} />}
        note={
          <>
            <ProgressTokenNote />
            {meta.field}
          </>
        }
      />
    </RunAndResult>
  );
}
