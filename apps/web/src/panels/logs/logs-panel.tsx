import { useState } from 'react';
import { useSessionRoute } from '../../app/router.ts';
import { useStore, useStoreVersion } from '../../source/hooks.ts';
import { keepFilter, keptFilter } from './kept-filter.ts';
import { LogDetail } from './log-detail.tsx';
import type { LogFilter } from './log-filter.ts';
import { LogList } from './log-list.tsx';
import { LogToolbar } from './log-toolbar.tsx';
import { NoLines } from './no-lines.tsx';
import { useLogRows } from './use-log-rows.ts';

/** What the server wrote to stderr and sent as log notifications, in one list. */
export function LogsPanel({ sessionId }: { readonly sessionId: string }) {
  const store = useStore(sessionId);
  useStoreVersion(store);
  const [filter, setFilter] = useState(() => keptFilter(sessionId));
  const log = useLogRows(store, filter);
  const sel = useSessionRoute()?.sel;
  const selected = sel === undefined || log.rows.indexOf(sel) === undefined ? undefined : sel;
  const change = (next: LogFilter) => {
    keepFilter(sessionId, next);
    setFilter(next);
  };
  return (
    <div className="@container flex min-h-0 flex-1 flex-col" data-list-count={log.rows.length}>
      <LogToolbar sessionId={sessionId} filter={filter} onFilter={change} log={log} />
      {log.rows.length === 0 ? (
        <NoLines sessionId={sessionId} filter={filter} onFilter={change} progress={log.progress} />
      ) : (
        <LogList
          key={`${filter.source} ${filter.level} ${filter.text}`}
          store={store}
          rows={log.rows}
          selected={selected}
        />
      )}
      {selected === undefined ? null : <LogDetail key={selected} store={store} seq={selected} />}
    </div>
  );
}
