import type { Verdict } from '@lifeline/suite';
import { useT } from '../../i18n/language.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { OutcomeGlyph } from '../../wire/glyphs.tsx';
import type { CaseView } from './state/case-view.ts';
import { VerdictGlyph } from './verdict-glyph.tsx';

const TONES: Record<Verdict, BadgeTone> = {
  pass: 'ok',
  fail: 'error',
  'over-accepting': 'tool-error',
  'over-rejecting': 'error',
  'invalid-output': 'malformed',
  stale: 'neutral',
  'not-run': 'outline',
};

/** The verdict on a case as shape and word, or that it is being run. */
export function VerdictBadge({ view }: { readonly view: CaseView }) {
  const t = useT();
  const state = view.row?.state;
  if (state === 'running' || state === 'waiting') {
    return (
      <Badge tone={state === 'running' ? 'pending' : 'outline'} glyph={<OutcomeGlyph outcome="pending" />}>
        {state === 'running' ? t.bench.running : t.bench.waiting}
      </Badge>
    );
  }
  const { verdict } = view;
  return (
    <Badge
      tone={TONES[verdict]}
      glyph={<VerdictGlyph verdict={verdict} />}
      title={t.bench.verdictText[verdict]}
    >
      {t.bench.verdicts[verdict]}
    </Badge>
  );
}
