import type { Task } from '@lifeline/model';
import { useFormat } from '../../i18n/format.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { TaskStatus } from './task-status.tsx';

/** Height of a row in px. */
export const ROW_HEIGHT = 46;

export interface TaskRowProps {
  readonly store: TraceStore;
  readonly task: Task;
}

/** A task of the list: the tool that runs as it, its status, its id. */
export function TaskRow({ store, task }: TaskRowProps) {
  const format = useFormat();
  const creator = task.exchange === undefined ? undefined : store.model.exchanges[task.exchange];
  return (
    <div className="flex h-full min-w-0 flex-col justify-center border-b border-border px-3">
      <span className="flex min-w-0 items-center gap-2">
        <RevealText
          text={creator?.subject ?? creator?.method ?? task.id}
          className="min-w-0 flex-1 truncate font-mono text-wire"
        />
        <TaskStatus status={task.status} />
      </span>
      <span className="flex min-w-0 gap-2 text-badge text-text-3">
        <RevealText text={task.id} className="min-w-0 flex-1 truncate font-mono" />
        <span className="shrink-0 figures">{format.at(creator?.requestAtMs ?? task.atMs)}</span>
      </span>
    </div>
  );
}
