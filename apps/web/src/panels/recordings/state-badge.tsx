import { Circle, CircleDot, CircleSlash, TriangleAlert } from 'lucide-react';
import { useT } from '../../i18n/language.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import type { ShownState } from './recording-list.ts';

const LOOKS = {
  live: { tone: 'pending', icon: CircleDot },
  ended: { tone: 'outline', icon: Circle },
  crashed: { tone: 'tool-error', icon: CircleSlash },
  unreadable: { tone: 'malformed', icon: TriangleAlert },
} as const satisfies Record<ShownState, { readonly tone: BadgeTone; readonly icon: typeof Circle }>;

/** How a recording stands, as glyph and word. */
export function StateBadge({ state }: { readonly state: ShownState }) {
  const t = useT();
  const { tone, icon: Icon } = LOOKS[state];
  return (
    <Badge tone={tone} glyph={<Icon size={11} strokeWidth={2} />}>
      {t.recordings.states[state]}
    </Badge>
  );
}
