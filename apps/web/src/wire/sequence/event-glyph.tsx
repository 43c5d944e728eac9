import { Glyph, KindGlyph } from '../glyphs.tsx';
import type { RowFacts } from '../rows/row-facts.ts';

const PROCESS_SHAPES: Readonly<Record<string, string>> = {
  spawned: 'M3.5 2.5v7L9.5 6Z',
  exited: 'M3 3h6v6H3Z',
  signal: 'M6.8 1.5 3 6.8h2.6L5 10.5l4-5.6H6.2Z',
  'stdin-closed': 'M2.5 9.5h7M6 2.5 9.5 7h-7Z',
  'stdout-closed': 'M2.5 9.5h7M6 2.5 9.5 7h-7Z',
};

/** What happened to the process; any other event by its kind. */
export function EventGlyph({ facts }: { readonly facts: Pick<RowFacts, 'kind' | 'event'> }) {
  const shape =
    facts.kind === 'process' && facts.event !== undefined ? PROCESS_SHAPES[facts.event] : undefined;
  if (shape === undefined) return <KindGlyph kind={facts.kind === 'process' ? 'closed' : facts.kind} />;
  return (
    <Glyph>
      <path d={shape} className="fill-current" />
    </Glyph>
  );
}
