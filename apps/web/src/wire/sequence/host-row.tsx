import type { HostLine, HostReturnLine, LabelBox } from '@lifeline/diagram';
import { memo } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { OutcomeGlyph } from '../glyphs.tsx';
import { type RowFacts, sameFacts } from '../rows/row-facts.ts';
import { rowLabel } from '../rows/row-label.ts';
import { ArrowLayer, type Placed, RowFrame } from './row-frame.tsx';
import { sameArrow, sameBox } from './same.ts';

/** Narrower boxes hold no word. */
const LEAST_PX = 32;

function HostWords({
  box,
  lineTop,
  children,
}: {
  readonly box: LabelBox;
  readonly lineTop: number;
  readonly children: React.ReactNode;
}) {
  const width = box.right - box.left;
  if (width < LEAST_PX) return null;
  return (
    <span
      className="absolute flex h-5 items-center justify-center gap-1 overflow-hidden text-meta whitespace-nowrap text-text-3"
      style={{ left: box.left, width, top: box.baseline - lineTop - 15 }}
    >
      {children}
    </span>
  );
}

/** What the person did: a thin arrow to the Client, not on the wire. */
export const HostRow = memo(
  function HostRow({
    line,
    facts,
    ...placed
  }: Placed & { readonly line: HostLine; readonly facts: RowFacts }) {
    const t = useT();
    const label = rowLabel(facts, t, useFormat());
    const words = label.subject === undefined ? label.name : `${label.name} ${label.subject}`;
    return (
      <RowFrame {...placed} facts={facts} line={line} arrow={line.arrow}>
        <HostWords box={line.box} lineTop={line.top}>
          <span className="truncate" title={words}>
            <RevealText text={words} />
          </span>
        </HostWords>
      </RowFrame>
    );
  },
  (a, b) =>
    a.top === b.top &&
    a.state === b.state &&
    sameArrow(a.line.arrow, b.line.arrow) &&
    sameBox(a.line.box, b.line.box) &&
    sameFacts(a.facts, b.facts),
);

/** What goes back to the person for an action; not on the wire. */
export function HostReturn({ line, top }: { readonly line: HostReturnLine; readonly top: number }) {
  const t = useT();
  return (
    <div
      role="none"
      aria-hidden
      className="pointer-events-none absolute inset-x-0"
      style={{ top, height: line.height }}
    >
      <ArrowLayer arrow={line.arrow} lineTop={line.top} height={line.height} selected={false} fresh={false} />
      <HostWords box={line.box} lineTop={line.top}>
        <OutcomeGlyph outcome={line.outcome} />
        <span className="truncate">{t.wire.outcomes[line.outcome]}</span>
      </HostWords>
    </div>
  );
}
