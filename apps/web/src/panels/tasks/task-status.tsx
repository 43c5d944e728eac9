import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';

const LOOKS: Readonly<Record<string, { readonly tone: BadgeTone; readonly glyph: string }>> = {
  working: { tone: 'pending', glyph: '…' },
  input_required: { tone: 'held', glyph: '?' },
  completed: { tone: 'ok', glyph: '✓' },
  failed: { tone: 'error', glyph: '✕' },
  cancelled: { tone: 'neutral', glyph: '⊘' },
};
const UNKNOWN = { tone: 'malformed', glyph: '?' } as const;

/** The status of a task in the protocol's own word. */
export function TaskStatus({ status }: { readonly status: string }) {
  const { tone, glyph } = Object.hasOwn(LOOKS, status) ? (LOOKS[status] ?? UNKNOWN) : UNKNOWN;
  return (
    <Badge tone={tone} glyph={glyph} mono className="self-center">
      <RevealText text={status} />
    </Badge>
  );
}
