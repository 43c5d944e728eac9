import type { Outcome } from '@lifeline/protocol';
import { useT } from '../i18n/language.ts';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { OutcomeGlyph } from './glyphs.tsx';

const TONES: Record<Outcome, BadgeTone> = {
  pending: 'pending',
  result: 'ok',
  'tool-error': 'tool-error',
  error: 'error',
  cancelled: 'neutral',
  timeout: 'error',
  lost: 'error',
};

export interface OutcomeBadgeProps {
  readonly outcome: Outcome;
  readonly errorCode?: string | undefined;
}

/** Outcome as glyph and word; a JSON-RPC error shows its code. */
export function OutcomeBadge({ outcome, errorCode }: OutcomeBadgeProps) {
  const t = useT();
  const coded = outcome === 'error' && errorCode !== undefined && errorCode !== '';
  return (
    <Badge tone={TONES[outcome]} glyph={<OutcomeGlyph outcome={outcome} />} className="px-1">
      {coded ? errorCode : t.wire.outcomes[outcome]}
    </Badge>
  );
}
