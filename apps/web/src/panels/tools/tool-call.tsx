import { useMemo } from 'react';
import { ItemForm } from '../../forms/index.ts';
import { useT } from '../../i18n/language.ts';
import { EarlierRuns } from '../../results/earlier-runs.tsx';
import { useLatestRun } from '../../results/latest-run.ts';
import { useSession, useStore } from '../../source/hooks.ts';
import { KeepBase } from '../bench/keep-base.tsx';
import { draftKeyOf } from '../catalogue/draft-key.ts';
import { type Entry, memberText } from '../catalogue/entry.ts';
import { ProgressTokenNote } from '../catalogue/progress-token-note.tsx';
import { RunAndResult } from '../catalogue/run-and-result.tsx';
import { useRunCommand } from '../run-command.ts';
import { useRunAsTask } from '../tasks/run-as-task.tsx';
import { useTimeLimit } from '../time-limit.tsx';
import { useMeta } from '../use-meta.tsx';

export interface ToolCallProps {
  readonly sessionId: string;
  readonly entry: Entry;
}

/** Calls a tool: its form, and the newest result. */
export function ToolCall({ sessionId, entry }: ToolCallProps) {
  const t = useT();
  const { item } = entry;
  const command = useRunCommand(sessionId);
  const { call, composeRaw, readOnly } = command;
  const { timeoutMs, control } = useTimeLimit();
  const task = useRunAsTask(sessionId, item.text);
  const meta = useMeta();
  const session = useSession(sessionId);
  const outputSchema = useMemo(() => memberText(item.text, 'outputSchema'), [item.text]);
  const latest = useLatestRun(useStore(sessionId), { method: 'tools/call', subject: item.key });
  const keep =
    !import.meta.env.VIEWER && latest !== undefined && !readOnly ? (
      <KeepBase sessionId={sessionId} tool={item.key} latest={latest} />
    ) : null;
  return (
    <RunAndResult
      sessionId={sessionId}
      latest={latest}
      command={command}
      recorded={{ title: t.tools.lastArguments, none: t.tools.noCall }}
      outputSchema={outputSchema}
      action={keep}
    >
      <ItemForm
        name={item.key}
        schemaText={memberText(item.text, 'inputSchema')}
        draftKey={draftKeyOf(session, item)}
        busy={latest?.exchange.outcome === 'pending'}
        onRun={(argumentsText, issues) =>
          meta.guard(() =>
            call(item.key, argumentsText, { issues, timeoutMs, meta: meta.text, asTask: task.asTask }),
          )
        }
        onRaw={(text) => composeRaw('tools/call', item.key, text)}
        options={
          <>
            {task.control}
            {control}
          </>
        }
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
