import { memo } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import type { RawText } from '../../source/event-text.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { DirectionGlyph, FindingGlyph, KindGlyph } from '../glyphs.tsx';
import { type RowFacts, sameFacts } from '../rows/row-facts.ts';
import { rowLabel } from '../rows/row-label.ts';
import { RowShell, type RowState } from '../rows/row-shell.tsx';
import { ROW_PX } from '../rows/use-fixed-rows.ts';

export interface RawRowProps {
  readonly facts: RowFacts;
  /** Undefined while it is not in the page. */
  readonly raw: RawText | 'none' | undefined;
  readonly top: number;
  readonly state: RowState;
}

/** No screen shows more of one line. */
const SHOWN_CHARS = 600;

/** One event's exact line, cut at the edge; the whole is in the detail. */
export const RawRow = memo(
  function RawRow({ facts, raw, top, state }: RawRowProps) {
    const t = useT();
    const format = useFormat();
    const { dir, kind, event } = facts;
    return (
      <RowShell
        facts={facts}
        state={state}
        style={{ top, height: ROW_PX }}
        className="contain-strict flex items-center gap-2 px-2"
      >
        <span className="w-11 shrink-0 text-right text-meta text-text-3 figures">{facts.seq}</span>
        <span className="flex w-4 shrink-0 justify-center text-text-3">
          {dir === undefined ? (
            <KindGlyph kind={kind} event={event} />
          ) : (
            <DirectionGlyph toServer={dir === 'toServer'} />
          )}
        </span>
        <span className="min-w-0 flex-1 truncate font-mono text-wire whitespace-pre">
          <Line facts={facts} raw={raw} />
        </span>
        {facts.findings === 0 ? null : (
          <span className="shrink-0 text-malformed" title={t.wire.name.findings(facts.findings)}>
            <FindingGlyph />
          </span>
        )}
        <span className="w-16 shrink-0 text-right text-meta text-text-3 figures">
          {facts.bytes === 0 && raw === 'none' ? null : format.bytes(facts.bytes)}
        </span>
      </RowShell>
    );
  },
  (a, b) => a.top === b.top && a.state === b.state && a.raw === b.raw && sameFacts(a.facts, b.facts),
);

function Line({ facts, raw }: Pick<RawRowProps, 'facts' | 'raw'>) {
  const t = useT();
  const format = useFormat();
  if (isEvent(facts)) {
    const label = rowLabel(facts, t, format);
    const words = [label.name, label.subject, label.rest].filter((word) => word !== undefined).join(' ');
    return <span className="font-sans text-base text-text-3">{words}</span>;
  }
  if (raw === undefined) return <span className="inline-block h-2.5 w-2/3 rounded-control bg-fill" />;
  if (raw === 'none' || raw.text === '') {
    return (
      <span className="font-sans text-base text-text-3">
        {raw === 'none' ? t.wire.raw.unread : t.wire.raw.empty}
      </span>
    );
  }
  return <RevealText text={raw.text.slice(0, SHOWN_CHARS)} />;
}

/** Events that have no line of their own. */
function isEvent(facts: RowFacts): boolean {
  return facts.dir === undefined && facts.kind !== 'stderr';
}
