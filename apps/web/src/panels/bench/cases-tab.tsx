import { FailureText } from '../../app/failure.tsx';
import type { Entry } from '../catalogue/entry.ts';
import { useOpenTab } from '../catalogue/open-tab.ts';
import { BenchFrame } from './bench-frame.tsx';
import { CaseFilterField } from './case-filter-field.tsx';
import { ConsentStrip } from './consent-strip.tsx';
import { RunButtons } from './run-buttons.tsx';
import { toolOf, useBench } from './state/bench.ts';
import { toolFacts } from './state/tool-facts.ts';
import { ToolCases, useShownCases } from './tool-cases.tsx';
import { useRunAnnounced } from './use-run-announced.ts';
import { VerdictChips } from './verdict-chips.tsx';

export interface CasesTabProps {
  readonly sessionId: string;
  readonly entry: Entry;
}

/** A tool's tab of cases. */
export function CasesTab({ sessionId, entry }: CasesTabProps) {
  return (
    <BenchFrame sessionId={sessionId}>
      <CasesBody entry={entry} />
    </BenchFrame>
  );
}

function CasesBody({ entry: { item } }: { readonly entry: Entry }) {
  const bench = useBench();
  const openTab = useOpenTab();
  const tool = toolOf(bench, item.key, toolFacts([item], item.key));
  const shown = useShownCases(tool.views);
  useRunAnnounced();
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      {tool.views.length === 0 ? null : (
        <header className="flex shrink-0 flex-wrap items-center justify-between gap-2 border-b border-border px-4 py-2">
          <div className="-ml-2">
            <VerdictChips views={tool.views} />
          </div>
          <span className="ml-auto flex items-center gap-2">
            <CaseFilterField />
            <RunButtons views={tool.views} shown={shown} />
          </span>
        </header>
      )}
      <ConsentStrip tools={[tool]} />
      {bench.failure === undefined ? null : (
        <p role="alert" className="shrink-0 border-b border-border px-4 py-2 text-error">
          <FailureText error={bench.failure} />
        </p>
      )}
      <ToolCases tool={tool} onCall={() => openTab('call')} />
    </div>
  );
}
