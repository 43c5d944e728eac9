import { useState } from 'react';
import { FailureText } from '../../app/failure.tsx';
import { navigate, useSessionRoute } from '../../app/router.ts';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBox } from '../../ui/list-box.tsx';
import { Split } from '../../ui/split.tsx';
import { BenchFrame } from './bench-frame.tsx';
import { CaseFilterField } from './case-filter-field.tsx';
import { ConsentStrip } from './consent-strip.tsx';
import { OpenDialog } from './open-dialog.tsx';
import { ProblemsStrip } from './problems-strip.tsx';
import { RunButtons } from './run-buttons.tsx';
import { type BenchTool, useBench } from './state/bench.ts';
import { isFileChanged, SuiteFileBar } from './suite-file-bar.tsx';
import { ToolCases, useShownCases } from './tool-cases.tsx';
import { ToolRow } from './tool-row.tsx';
import { useRunAnnounced } from './use-run-announced.ts';
import { VerdictChips } from './verdict-chips.tsx';

/** The bench: all tools with cases, how they stand, and running them. */
export function BenchPanel({ sessionId }: { readonly sessionId: string }) {
  return (
    <BenchFrame sessionId={sessionId}>
      <BenchBody />
    </BenchFrame>
  );
}

function BenchBody() {
  const t = useT();
  const { views, tools, problems, failure, readOnly } = useBench();
  const shown = useShownCases(views);
  const [isOpening, setOpening] = useState(false);
  useRunAnnounced();
  if (tools.length === 0 && problems.length === 0) {
    return (
      <>
        <EmptyState title={t.bench.empty.title} reason={t.bench.empty.reason}>
          <Button kind="primary" onClick={() => navigate({ panel: 'tools' })}>
            {t.bench.empty.tools}
          </Button>
          {readOnly ? null : (
            <Button data-action="open-suite" onClick={() => setOpening(true)}>
              {t.bench.empty.open}
            </Button>
          )}
        </EmptyState>
        {isOpening ? <OpenDialog onClose={() => setOpening(false)} /> : null}
      </>
    );
  }
  return (
    <div data-bench="" className="flex min-h-0 flex-1 flex-col">
      <header className="flex shrink-0 flex-col gap-2 border-b border-border px-4 py-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-title">{t.bench.title}</h2>
          <RunButtons views={views} shown={shown} />
        </div>
        {readOnly ? null : <SuiteFileBar />}
        <div className="flex items-start gap-2">
          <div className="-ml-2 min-w-0 flex-1">
            <VerdictChips views={views} />
          </div>
          <CaseFilterField />
        </div>
      </header>
      <ProblemsStrip />
      <ConsentStrip tools={tools} />
      {failure === undefined || isFileChanged(failure) ? null : (
        <p role="alert" className="shrink-0 border-b border-border px-4 py-2 text-error">
          <FailureText error={failure} />
        </p>
      )}
      <ToolsAndCases />
    </div>
  );
}

/** The tools that something is kept of, and the cases of the selected one. */
function ToolsAndCases() {
  const t = useT();
  const { tools, views, look } = useBench();
  const name = useSessionRoute()?.name;
  const shownTools = useShownTools();
  const selected = tools.find((tool) => tool.name === name) ?? shownTools[0] ?? tools[0];
  if (views.length > 0 && shownTools.length === 0 && (look.query !== '' || look.verdict !== undefined)) {
    return <NoMatch />;
  }
  return (
    <Split
      id="bench-tools"
      direction="row"
      sized="first"
      initial={200}
      min={120}
      minOther={300}
      label={t.bench.list.tools}
      first={
        <ListBox
          label={t.bench.list.tools}
          items={shownTools}
          rowHeight={46}
          selected={selected === undefined ? -1 : shownTools.indexOf(selected)}
          onSelect={(index) => navigate({ name: shownTools[index]?.name })}
          itemKey={(tool) => tool.name}
          itemProps={(tool) => ({ 'data-item': 'tool', 'data-name': tool.name })}
          renderItem={(tool) => <ToolRow tool={tool} />}
        />
      }
      second={selected === undefined ? undefined : <ToolCases key={selected.name} tool={selected} />}
    />
  );
}

function NoMatch() {
  const words = useT().bench.list;
  const { onLook } = useBench();
  return (
    <EmptyState title={words.noMatch}>
      <Button onClick={() => onLook({ query: '', verdict: undefined })}>{words.clear}</Button>
    </EmptyState>
  );
}

/** While the cases are narrowed, the tools that have one left; all of them otherwise. */
function useShownTools(): readonly BenchTool[] {
  const { tools, views } = useBench();
  const shown = useShownCases(views);
  if (shown === views) return tools;
  const names = new Set(shown.map((view) => view.case.tool));
  return tools.filter((tool) => names.has(tool.name));
}
