import type { Exchange, Task } from '@lifeline/model';
import type { ReactNode } from 'react';
import { navigate } from '../../app/router.ts';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { ResultView } from '../../results/result-view.tsx';
import { useStore, useStoreVersion } from '../../source/hooks.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { SeqLink } from '../seq-link.tsx';
import { TaskLine } from './task-line.tsx';
import { TaskStatus } from './task-status.tsx';

export interface TaskDetailProps {
  readonly sessionId: string;
  readonly task: Task;
}

/** One task: what created it, how it stands, what became of it, and how it got there. */
export function TaskDetail({ sessionId, task }: TaskDetailProps) {
  const words = useT().tasks;
  const { model } = useStore(sessionId);
  useStoreVersion(useStore(sessionId));
  const creator = task.exchange === undefined ? undefined : model.exchanges[task.exchange];
  const fetched = task.resultExchange === undefined ? undefined : model.exchanges[task.resultExchange];
  const shown = creator ?? fetched;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <article tabIndex={0} data-inset-focus="" className="flex min-h-0 flex-1 flex-col overflow-auto">
      <header className="flex flex-col gap-1 px-4 pt-3">
        <div className="flex min-w-0 items-baseline gap-2">
          <h2 className="min-w-0 font-mono text-title font-semibold wrap-anywhere">
            <RevealText text={task.id} />
          </h2>
          <CopyButton text={task.id} label={words.copyId} className="-my-1 size-6 self-center" />
        </div>
        <Facts task={task} creator={creator} />
      </header>
      {creator === undefined ? (
        <div className="px-4 pt-3">
          <TaskLine sessionId={sessionId} task={task} />
        </div>
      ) : null}
      {shown === undefined ? null : (
        <ResultView sessionId={sessionId} latest={{ exchange: shown, run: 1, before: [] }} />
      )}
      <Changes task={task} />
    </article>
  );
}

function Facts({ task, creator }: { readonly task: Task; readonly creator: Exchange | undefined }) {
  const words = useT().tasks;
  const format = useFormat();
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-0.5 text-meta figures">
      {creator === undefined ? null : (
        <Fact name={words.createdBy}>
          <SeqLink seq={creator.requestSeq}>
            <RevealText text={[creator.method, creator.subject].filter(Boolean).join(' ')} />
          </SeqLink>
          {creator.method !== 'tools/call' || creator.subject === undefined ? null : (
            <button
              type="button"
              className="ml-3 text-accent underline"
              onClick={() => navigate({ panel: 'tools', name: creator.subject })}
            >
              {words.toTool}
            </button>
          )}
        </Fact>
      )}
      {task.createdAt === undefined ? null : (
        <Fact name={words.createdAt}>
          <RevealText text={format.date(task.createdAt)} />
        </Fact>
      )}
      {task.updatedAt === undefined ? null : (
        <Fact name={words.updatedAt}>
          <RevealText text={format.date(task.updatedAt)} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-text-3">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

/** The statuses that it went through. */
function Changes({ task }: { readonly task: Task }) {
  const words = useT().tasks;
  const format = useFormat();
  return (
    <section aria-label={words.changes} className="px-4 pt-1 pb-4">
      <h3 className="pb-1 text-text-2">{words.changes}</h3>
      <ol data-task-changes={task.changes.length} className="flex flex-col">
        {task.changes.map(({ seq, atMs, status, message }) => (
          <li key={seq} className="flex min-w-0 items-baseline gap-2 border-t border-border py-1">
            <SeqLink seq={seq}>
              <span className="text-meta figures">{format.at(atMs)}</span>
            </SeqLink>
            <TaskStatus status={status} />
            {message === undefined ? null : (
              <RevealText text={message} className="min-w-0 text-text-2 wrap-anywhere" />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
