import { countVerdicts, VERDICTS, type Verdict } from '@lifeline/suite';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';
import { useBench } from './state/bench.ts';
import type { CaseView } from './state/case-view.ts';
import { VerdictGlyph } from './verdict-glyph.tsx';

/** The two that a bench is there for come first, and are said also when there are none. */
const HEADLINE: readonly Verdict[] = ['over-accepting', 'over-rejecting'];
const ORDER: readonly Verdict[] = [
  ...HEADLINE,
  ...VERDICTS.filter((verdict) => !HEADLINE.includes(verdict) && verdict !== 'pass'),
  'pass',
];

const COLORS: Record<Verdict, string> = {
  pass: 'text-ok',
  fail: 'text-error',
  'over-accepting': 'text-tool-error',
  'over-rejecting': 'text-error',
  'invalid-output': 'text-malformed',
  stale: 'text-text-2',
  'not-run': 'text-text-2',
};

/** How many cases have each verdict; pressing one narrows the cases to it. */
export function VerdictChips({ views }: { readonly views: readonly CaseView[] }) {
  const t = useT();
  const format = useFormat();
  const { look, onLook } = useBench();
  const counts = countVerdicts(views);
  return (
    <fieldset
      data-over-accepting={counts['over-accepting']}
      data-over-rejecting={counts['over-rejecting']}
      className="flex flex-wrap items-center gap-x-1"
    >
      <legend className="sr-only">{t.bench.list.byVerdict}</legend>
      {ORDER.filter(
        (verdict) => counts[verdict] > 0 || HEADLINE.includes(verdict) || look.verdict === verdict,
      ).map((verdict) => (
        <button
          key={verdict}
          type="button"
          data-verdict-filter={verdict}
          aria-pressed={look.verdict === verdict}
          title={t.bench.verdictText[verdict]}
          className={classes(
            'flex h-6 items-center gap-1 rounded-control border px-1.5 whitespace-nowrap',
            look.verdict === verdict ? 'border-accent bg-selected' : 'border-transparent hover:bg-fill',
            counts[verdict] === 0 ? 'text-text-3' : COLORS[verdict],
          )}
          onClick={() => onLook({ verdict: look.verdict === verdict ? undefined : verdict })}
        >
          <VerdictGlyph verdict={verdict} />
          <strong className="font-semibold figures">{format.number(counts[verdict])}</strong>
          {t.bench.verdicts[verdict]}
        </button>
      ))}
    </fieldset>
  );
}
