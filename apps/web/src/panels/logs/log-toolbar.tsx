import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';
import { ProgressBar } from '../progress-bar.tsx';
import { LevelControl } from './level-control.tsx';
import { isFiltering, LOG_LEVELS, LOG_SOURCES, type LogFilter, levelOf } from './log-filter.ts';
import type { FilteredLog } from './use-log-rows.ts';

export interface LogToolbarProps {
  readonly sessionId: string;
  readonly filter: LogFilter;
  readonly onFilter: (filter: LogFilter) => void;
  readonly log: FilteredLog;
}

/** Which lines are shown, how many there are, and which the server is asked to send. */
export function LogToolbar({ sessionId, filter, onFilter, log }: LogToolbarProps) {
  const t = useT();
  return (
    <div
      role="toolbar"
      aria-label={t.logs.toolbar}
      className="flex min-h-10 shrink-0 flex-wrap items-center gap-x-2 gap-y-1 border-b border-border px-3 py-1.5"
    >
      <input
        type="search"
        data-list-filter=""
        aria-label={t.logs.filter}
        placeholder={t.logs.filter}
        value={filter.text}
        spellCheck={false}
        className="control min-w-32 flex-1"
        onChange={(event) => onFilter({ ...filter, text: event.target.value })}
      />
      <Sources filter={filter} onFilter={onFilter} />
      <select
        data-log-filter="level"
        aria-label={t.logs.level}
        title={filter.level === '' ? t.logs.level : t.logs.noStderr}
        className="control"
        value={filter.level}
        disabled={filter.source === 'stderr'}
        onChange={(event) => onFilter({ ...filter, level: levelOf(event.target.value) ?? '' })}
      >
        <option value="">{t.logs.anyLevel}</option>
        {LOG_LEVELS.map((level) => (
          <option key={level} value={level}>
            {t.logs.andAbove(level)}
          </option>
        ))}
      </select>
      <div className="flex w-full min-w-0 items-center gap-2">
        <Count filter={filter} log={log} />
        <LevelControl sessionId={sessionId} />
      </div>
    </div>
  );
}

function Sources({ filter, onFilter }: Pick<LogToolbarProps, 'filter' | 'onFilter'>) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a segmented switch
    <div role="group" aria-label={t.logs.source} className="flex rounded-control border border-edge p-px">
      {LOG_SOURCES.map((source) => (
        <button
          key={source}
          type="button"
          data-log-source={source}
          aria-pressed={source === filter.source}
          className={classes(
            'h-6 rounded-[3px] px-2 whitespace-nowrap',
            source === filter.source ? 'bg-selected font-semibold text-accent' : 'text-text-2 hover:bg-fill',
          )}
          onClick={() => onFilter({ ...filter, source, level: source === 'stderr' ? '' : filter.level })}
        >
          {t.logs.sources[source]}
        </button>
      ))}
    </div>
  );
}

/** How many lines are shown of how many; how far the search is. */
function Count({ filter, log }: Pick<LogToolbarProps, 'filter' | 'log'>) {
  const t = useT();
  const format = useFormat();
  const { rows, progress } = log;
  const all = format.number(rows.total);
  return (
    <p className="flex min-w-0 flex-1 items-center gap-2 text-meta text-text-3 figures">
      <span className="truncate">
        {isFiltering(filter)
          ? t.logs.countOf(format.number(rows.length), all)
          : t.logs.count(rows.total, all)}
        {filter.level === '' || filter.source !== 'all' ? null : ` · ${t.logs.noStderr}`}
      </span>
      {progress === 'done' ? null : (
        <>
          <ProgressBar label={t.logs.searching} value={rows.checked} max={rows.total} />
          <span className="whitespace-nowrap">{t.logs.searched(format.number(rows.checked))}</span>
        </>
      )}
    </p>
  );
}
