import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { type BenchTool, useBench } from './state/bench.ts';

/** Says that a tool's schema is not the one that its cases were made for. */
export function StaleStrip({ tool }: { readonly tool: BenchTool }) {
  const words = useT().bench.stale;
  const { actions, readOnly } = useBench();
  const stale = tool.views.filter((view) => view.isStale).length;
  if (!tool.facts.isListed && tool.views.length > 0) {
    return (
      <p role="status" className="shrink-0 border-b border-border bg-bar px-4 py-2">
        {words.gone}
      </p>
    );
  }
  if (stale === 0) return null;
  return (
    <div
      role="status"
      data-stale-cases={stale}
      className="flex shrink-0 items-center gap-2 border-b border-border bg-bar px-4 py-2"
    >
      <span className="min-w-0 flex-1">{words.text(stale)}</span>
      {readOnly ? null : (
        <Button data-action="accept-schema" onClick={() => actions.acceptSchema(tool.name)}>
          {words.accept}
        </Button>
      )}
    </div>
  );
}
