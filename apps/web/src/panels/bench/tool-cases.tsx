import { useMemo } from 'react';
import { useSessionRoute } from '../../app/router.ts';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Split } from '../../ui/split.tsx';
import { useBoxTest } from '../catalogue/use-box.ts';
import { BaseBar } from './base-bar.tsx';
import { CaseDetail } from './case-detail.tsx';
import { CaseList } from './case-list.tsx';
import { NoBase } from './no-base.tsx';
import { StaleStrip } from './stale-strip.tsx';
import { type Bench, type BenchTool, useBench } from './state/bench.ts';
import { type CaseView, passesFilter } from './state/case-view.ts';
import { searchText } from './state/case-words.ts';

export interface ToolCasesProps {
  readonly tool: BenchTool;
  /** Shows the tool's form; absent where it is elsewhere. */
  readonly onCall?: (() => void) | undefined;
}

/** A broad place, or a low one, is parted side by side. */
const isBroad = (width: number, height: number) => width >= 860 || (width >= 660 && height < 420);

/** The cases of a tool: its bases, the matrix, and the selected case. */
export function ToolCases({ tool, onCall }: ToolCasesProps) {
  const t = useT();
  const bench = useBench();
  const [ref, isFlat] = useBoxTest<HTMLDivElement>(isBroad);
  const shown = useShownCases(tool.views);
  const selected = useSelected(bench, tool);
  if (tool.bases.length === 0 && tool.views.length === 0) return <NoBase tool={tool.name} onCall={onCall} />;
  return (
    <div ref={ref} className="flex min-h-72 flex-1 shrink-0 flex-col">
      <BaseBar tool={tool} />
      <StaleStrip tool={tool} />
      {tool.views.length === 0 ? (
        <EmptyState title={t.bench.generate.first} reason={t.bench.generate.firstReason} />
      ) : shown.length === 0 ? (
        <EmptyState title={t.bench.list.noMatch}>
          <Button onClick={() => bench.onLook({ query: '', verdict: undefined })}>
            {t.bench.list.clear}
          </Button>
        </EmptyState>
      ) : (
        <Split
          id={isFlat ? 'case-beside' : 'case-below'}
          direction={isFlat ? 'row' : 'column'}
          sized="second"
          initial={0.5}
          min={isFlat ? 300 : 120}
          minOther={isFlat ? 360 : 120}
          label={t.bench.detail.label}
          first={<CaseList tool={tool.name} shown={shown} selected={selected} />}
          second={selected === undefined ? undefined : <CaseDetail key={selected.case.id} view={selected} />}
        />
      )}
    </div>
  );
}

/** The cases that the filter lets through. */
export function useShownCases(views: readonly CaseView[]): readonly CaseView[] {
  const t = useT();
  const { look } = useBench();
  const { query, verdict } = look;
  return useMemo(() => {
    if (query.trim() === '' && verdict === undefined) return views;
    return views.filter((view) => passesFilter(view, { query, verdict }, searchText(view, t)));
  }, [views, query, verdict, t]);
}

/** The case that was selected here, else the one whose exchange is selected on the wire. */
function useSelected({ look }: Bench, tool: BenchTool): CaseView | undefined {
  const sel = useSessionRoute()?.sel;
  const id = look.selected.get(tool.name);
  const own = tool.views.find((view) => view.case.id === id);
  if (own !== undefined || sel === undefined) return own;
  return tool.views.find(({ row }) => row?.endSeq === sel || row?.requestSeq === sel);
}
