import { countVerdicts } from '@lifeline/suite';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import type { BenchTool } from './state/bench.ts';
import { VerdictGlyph } from './verdict-glyph.tsx';

/** A tool in the bench's list: how many cases it has, and how they stand. */
export function ToolRow({ tool }: { readonly tool: BenchTool }) {
  const t = useT();
  const format = useFormat();
  const counts = countVerdicts(tool.views);
  const further = counts.fail + counts['invalid-output'];
  const marks = [
    { verdict: 'over-accepting', count: counts['over-accepting'], color: 'text-tool-error' },
    { verdict: 'over-rejecting', count: counts['over-rejecting'], color: 'text-error' },
    { verdict: 'fail', count: further, color: 'text-error' },
    { verdict: 'pass', count: counts.pass, color: 'text-ok' },
  ] as const;
  return (
    <div className="flex h-full flex-col justify-center border-b border-border px-3">
      <RevealText text={tool.name} className="truncate font-mono text-wire" />
      <span className="flex items-center gap-2 text-meta text-text-3 figures">
        <span className="truncate">{t.bench.count(tool.views.length)}</span>
        <span className="ml-auto flex items-center gap-2">
          {marks.map(({ verdict, count, color }) =>
            count === 0 ? null : (
              <span
                key={verdict}
                className={`flex items-center gap-0.5 ${color}`}
                title={`${format.number(count)} ${t.bench.verdicts[verdict]}`}
              >
                <VerdictGlyph verdict={verdict} />
                {format.number(count)}
              </span>
            ),
          )}
        </span>
      </span>
    </div>
  );
}
