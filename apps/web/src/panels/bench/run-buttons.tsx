import { Play, Square } from 'lucide-react';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { ProgressBar } from '../progress-bar.tsx';
import { useBench } from './state/bench.ts';
import type { CaseView } from './state/case-view.ts';

export interface RunButtonsProps {
  /** All cases here. */
  readonly views: readonly CaseView[];
  /** Those that the filter lets through. */
  readonly shown: readonly CaseView[];
}

/** Runs the chosen cases, else those that are shown; while they run, how far they are and Stop. */
export function RunButtons({ views, shown }: RunButtonsProps) {
  const t = useT();
  const format = useFormat();
  const { run, look, start, stop, readOnly, limit } = useBench();
  const focus = useKeptFocus<HTMLSpanElement>(run?.state === 'running');
  if (readOnly) return null;
  if (run?.state === 'running') {
    return (
      <span
        {...focus}
        className="flex items-center gap-2"
        data-run-state="running"
        data-done={run.done}
        data-total={run.total}
      >
        <ProgressBar label={t.bench.run.label} value={run.done} max={run.total} />
        <span className="text-meta whitespace-nowrap text-text-2 figures">
          {t.bench.run.progress(format.number(run.done), format.number(run.total))}
        </span>
        <Button data-action="stop-cases" onClick={stop}>
          <Square size={12} strokeWidth={1.5} aria-hidden className="fill-current" />
          {t.bench.run.stop}
        </Button>
      </span>
    );
  }
  const chosen = views.filter((view) => look.chosen.has(view.case.id));
  const ready = chosen.length > 0 ? chosen : shown;
  return (
    <span
      {...focus}
      className="flex items-center gap-2"
      data-run-state={run?.state ?? 'none'}
      data-done={run?.done ?? 0}
      data-total={run?.total ?? 0}
    >
      {limit}
      <Button
        kind="primary"
        data-action="run-cases"
        disabled={ready.length === 0}
        onClick={() => start(ready)}
      >
        <Play size={14} strokeWidth={1.5} aria-hidden />
        {ready.length === views.length ? t.bench.run.all : t.bench.run.some(ready.length)}
      </Button>
    </span>
  );
}
