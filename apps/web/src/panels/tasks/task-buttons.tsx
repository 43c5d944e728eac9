import type { Task } from '@lifeline/model';
import { useRun } from '../../app/run.ts';
import { useT } from '../../i18n/language.ts';
import { useCommands, useStore } from '../../source/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { isPolled } from './task-line.tsx';
import { declares, listenParams, taskParams } from './task-support.ts';

export interface TaskButtonsProps {
  readonly sessionId: string;
  readonly task: Task;
}

/**
 * What can be done with a task: ask after it, stop and start the automatic questions, be told of it, cancel it, fetch
 * its result.
 */
export function TaskButtons({ sessionId, task }: TaskButtonsProps) {
  const words = useT().tasks;
  const { model } = useStore(sessionId);
  const commands = useCommands(sessionId);
  const run = useRun();
  const { id } = task;
  const ask = (method: string) => run(commands.request(method, taskParams(id), id));
  const isOn = isPolled(task);
  const listening =
    task.listenExchange === undefined
      ? undefined
      : [model.exchanges[task.listenExchange]].find((exchange) => exchange?.outcome === 'pending');
  const isLegacy = model.era !== 'modern';
  const mayCancel = !isLegacy || declares(model, ['tasks', 'cancel']);
  const isFetching =
    task.resultExchange !== undefined && model.exchanges[task.resultExchange]?.outcome === 'pending';
  return (
    <div className="flex flex-wrap gap-2">
      {task.isOver ? null : (
        <>
          <Button data-action="toggle-polls" onClick={() => run(commands.poll(id, !isOn))}>
            {isOn ? words.pause : words.resume}
          </Button>
          <Button
            data-action="cancel-task"
            title={mayCancel ? undefined : words.cancelUndeclared}
            onClick={() => ask('tasks/cancel')}
          >
            {words.cancel}
          </Button>
        </>
      )}
      {isLegacy || task.isOver ? null : listening === undefined ? (
        <Button
          kind="quiet"
          data-action="listen-task"
          title={words.listenHint}
          onClick={() => run(commands.request('subscriptions/listen', listenParams(id), id))}
        >
          {words.listen}
        </Button>
      ) : (
        <Button
          kind="quiet"
          data-action="unlisten-task"
          onClick={() => run(commands.cancel(listening.requestSeq))}
        >
          {words.unlisten}
        </Button>
      )}
      <Button kind="quiet" data-action="poll-task" onClick={() => ask('tasks/get')}>
        {words.askNow}
      </Button>
      {isLegacy && task.isOver && !isFetching ? (
        <Button kind="quiet" data-action="fetch-result" onClick={() => ask('tasks/result')}>
          {task.resultSeq === undefined ? words.fetch : words.fetchAgain}
        </Button>
      ) : null}
    </div>
  );
}
