import type { Task } from '@lifeline/model';
import { FailureText } from '../../app/failure.tsx';
import { navigate, useSessionRoute } from '../../app/router.ts';
import { useT } from '../../i18n/language.ts';
import { useSession, useStore, useStoreVersion } from '../../source/hooks.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBox } from '../../ui/list-box.tsx';
import { ListSplit } from '../../ui/list-split.tsx';
import { useRunCommand } from '../run-command.ts';
import { ListTasks } from './list-tasks.tsx';
import { TaskDetail } from './task-detail.tsx';
import { ROW_HEIGHT, TaskRow } from './task-row.tsx';
import { hasTasks } from './task-support.ts';

/** The tasks of the server, the newest first, and what is known of the selected one. */
export function TasksPanel({ sessionId }: { readonly sessionId: string }) {
  const words = useT().tasks;
  const store = useStore(sessionId);
  useStoreVersion(store);
  const session = useSession(sessionId);
  const { ask, failure } = useRunCommand(sessionId);
  const name = useSessionRoute()?.name;
  const tasks = store.model.tasks.toReversed();
  const index = name === undefined ? 0 : tasks.findIndex((task) => task.id.toWellFormed() === name);
  const selected = tasks[index];
  const list = <ListTasks sessionId={sessionId} onAsk={(params) => ask('tasks/list', params)} />;
  const failed =
    failure === undefined ? null : (
      <p role="alert" className="px-3 py-2 text-error">
        <FailureText error={failure} />
      </p>
    );
  if (tasks.length === 0) {
    const isOffered = hasTasks(store.model);
    return (
      <EmptyState
        title={session?.readOnly === true ? words.noneRecorded : words.none}
        reason={isOffered ? words.noneReason : words.notOffered}
      >
        {list}
        {failed}
      </EmptyState>
    );
  }
  const select = (to: Task | undefined) => {
    if (to !== undefined) navigate({ panel: 'tasks', name: to.id });
  };
  return (
    <ListSplit
      label={words.listPane}
      list={
        <div className="flex min-h-0 flex-1 flex-col" data-list-count={tasks.length}>
          <div className="flex flex-wrap items-center gap-2 border-b border-border px-3 py-2">{list}</div>
          {failed}
          <ListBox
            label={words.list}
            items={tasks}
            rowHeight={ROW_HEIGHT}
            selected={index}
            onSelect={(to) => select(tasks[to])}
            itemKey={(task) => `${task.connection} ${task.id}`}
            itemProps={(task) => ({
              'data-item': 'task',
              'data-name': task.id,
              'data-task-status': task.status,
            })}
            renderItem={(task) => <TaskRow store={store} task={task} />}
          />
        </div>
      }
      detail={
        selected === undefined ? (
          <p className="p-4 text-text-2">{words.unknown}</p>
        ) : (
          <TaskDetail key={`${selected.connection} ${selected.id}`} sessionId={sessionId} task={selected} />
        )
      }
    />
  );
}
