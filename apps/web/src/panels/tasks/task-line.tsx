import type { Task } from '@lifeline/model';
import { navigate } from '../../app/router.ts';
import { useRunning } from '../../app/running.ts';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { useStore, useStoreVersion } from '../../source/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { SeqLink } from '../seq-link.tsx';
import { TaskButtons } from './task-buttons.tsx';
import { TaskStatus } from './task-status.tsx';

export interface TaskLineProps {
  readonly sessionId: string;
  readonly task: Task;
}

/** How a task stands: its status in the server's words, how it is asked after, and what can be done with it. */
export function TaskLine({ sessionId, task }: TaskLineProps) {
  const words = useT().tasks;
  const store = useStore(sessionId);
  useStoreVersion(store);
  const isRunning = useRunning(sessionId);
  const isHere = isRunning && store.model.connections.at(-1)?.connection === task.connection;
  const message = task.changes.at(-1)?.message;
  const asks = task.status === 'input_required' && !task.isOver;
  return (
    <section
      aria-label={words.one}
      data-task={task.id}
      data-task-status={task.status}
      data-task-polls={task.polls}
      data-polling={isHere && isPolled(task) ? 'on' : 'off'}
      className="flex min-w-0 flex-col gap-2 rounded-control border border-border px-3 py-2"
    >
      <div role="status" className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1">
        <span className="text-meta text-text-3">{words.one}</span>
        <TaskStatus status={task.status} />
        {message === undefined ? null : <RevealText text={message} className="min-w-0 wrap-anywhere" />}
      </div>
      {asks ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-pending-fill px-3 py-2">
          <p className="min-w-0 flex-1">{words.asks}</p>
          <Button data-action="open-inbox" onClick={() => navigate({ panel: 'inbox' })}>
            {words.answer}
          </Button>
        </div>
      ) : null}
      <TaskFacts task={task} isHere={isHere} />
      {isHere ? <TaskButtons sessionId={sessionId} task={task} /> : null}
    </section>
  );
}

/** Whether the bridge asks after a task by itself. */
export function isPolled({ isOver, isPaused, errorSeq }: Task): boolean {
  return !isOver && !isPaused && errorSeq === undefined;
}

/** The bridge's own interval, where the server names none; ms. */
const USUAL_POLL_MS = 1000;

function TaskFacts({ task, isHere }: { readonly task: Task; readonly isHere: boolean }) {
  const words = useT().tasks;
  const format = useFormat();
  const { ttlMs, polls, pollMs = USUAL_POLL_MS, errorSeq } = task;
  return (
    <p className="flex flex-wrap gap-x-3 text-meta text-text-2 figures">
      {!isHere || task.isOver ? null : isPolled(task) ? (
        <span>{words.every(format.ms(pollMs))}</span>
      ) : (
        <span>{words.paused}</span>
      )}
      {polls === 0 ? null : <SeqLink seq={task.seq}>{words.asked(polls, format.number(polls))}</SeqLink>}
      {errorSeq === undefined ? null : <SeqLink seq={errorSeq}>{words.pollFailed}</SeqLink>}
      {ttlMs === undefined ? null : (
        <span>{ttlMs === null ? words.keptForever : words.keptFor(format.ms(ttlMs))}</span>
      )}
    </p>
  );
}
