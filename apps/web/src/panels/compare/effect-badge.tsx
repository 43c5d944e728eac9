import { Check, TriangleAlert } from 'lucide-react';
import { useT } from '../../i18n/language.ts';
import { Badge } from '../../ui/badge.tsx';

/** What a change means for callers, as glyph and word. */
export function EffectBadge({ effect }: { readonly effect: 'breaking' | 'safe' }) {
  const t = useT();
  const Icon = effect === 'breaking' ? TriangleAlert : Check;
  return (
    <Badge tone={effect === 'breaking' ? 'error' : 'ok'} glyph={<Icon size={11} strokeWidth={2} />}>
      {t.compare.effects[effect]}
    </Badge>
  );
}
