import { quoteJson } from '@lifeline/json';
import { useRunning } from '../../app/running.ts';
import { useT } from '../../i18n/language.ts';
import { useStore } from '../../source/hooks.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import { Button } from '../../ui/button.tsx';
import { SeqLink } from '../seq-link.tsx';
import { declares } from './task-support.ts';

export interface ListTasksProps {
  readonly sessionId: string;
  /** Asks with these params. */
  readonly onAsk: (paramsText: string) => void;
}

/** Asks for the server's own list of tasks, page by page; only 2025-11-25 has one. */
export function ListTasks({ sessionId, onAsk }: ListTasksProps) {
  const words = useT().tasks;
  const store = useStore(sessionId);
  const isRunning = useRunning(sessionId);
  if (!isRunning) return null;
  if (store.model.era === 'modern') return <small className="text-text-3">{words.noList}</small>;
  if (!declares(store.model, ['tasks', 'list'])) {
    return <small className="text-text-3">{words.listUndeclared}</small>;
  }
  const { cursor, failedSeq } = newestList(store);
  return (
    <>
      <Button data-action="list-tasks" onClick={() => onAsk('{}')}>
        {words.ask}
      </Button>
      {cursor === undefined ? null : (
        <Button data-action="more-tasks" onClick={() => onAsk(`{"cursor":${quoteJson(cursor)}}`)}>
          {words.more}
        </Button>
      )}
      {failedSeq === undefined ? null : <SeqLink seq={failedSeq}>{words.listFailed}</SeqLink>}
    </>
  );
}

/** What the newest tasks/list came to: the cursor of a next page, or the error. */
function newestList(store: TraceStore): { readonly cursor?: string; readonly failedSeq?: number } {
  const newest = store.model.exchanges.findLast(
    ({ method, dir }) => method === 'tasks/list' && dir === 'toServer',
  );
  if (newest?.responseSeq === undefined) return {};
  if (newest.outcome === 'error') return { failedSeq: newest.responseSeq };
  const { cursor } = store.rows.restAt(newest.responseSeq);
  return cursor === undefined ? {} : { cursor };
}
