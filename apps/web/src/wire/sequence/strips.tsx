import type { BandLine, DividerLine, ExplainLine, GapLine, NegotiatedLine } from '@lifeline/diagram';
import { negotiatedLines } from '@lifeline/diagram';
import { explainMethod } from '@lifeline/protocol';
import { RotateCw } from 'lucide-react';
import { useMoment } from '../../app/past/use-moment.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import type { RowFacts } from '../rows/row-facts.ts';
import { RowShell, type RowState } from '../rows/row-shell.tsx';

interface StripProps<L> {
  readonly line: L;
  readonly top: number;
}

/**
 * Where a phase begins: number, name, messages, duration. Where the page is set to a moment in it or before it, the last
 * two are left out: they tell of what had not happened.
 */
export function PhaseBandStrip({ line, top }: StripProps<BandLine>) {
  const t = useT();
  const format = useFormat();
  const at = useMoment();
  const { phase, messages, fromMs, toMs, toSeq } = line.band;
  const isOver = at === undefined || toSeq <= at;
  const name = phase === 0 ? t.wire.prelude : t.app.phases.names[phase];
  return (
    <div
      role="none"
      aria-hidden
      data-phase-band={phase}
      className="absolute inset-x-0 flex items-center gap-2 overflow-hidden border-t border-border bg-bar pr-2 pl-3 text-meta whitespace-nowrap text-text-2"
      style={{ top, height: line.height }}
    >
      <span className="font-semibold text-text">{phase}</span>
      <span className="text-text">{name}</span>
      <span className="text-text-3 figures">
        {[
          messages === 0 || !isOver ? '' : t.wire.messages(messages, format.number(messages)),
          toMs > fromMs && isOver ? format.ms(toMs - fromMs) : '',
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </span>
    </div>
  );
}

/** A sentence about the message above it. */
export function Explain({ line, top }: StripProps<ExplainLine>) {
  const text = explainMethod(line.method, useLanguage(), line.message) ?? '';
  const { left, right } = line.box;
  const lines = Math.round((line.height - 4) / 16);
  return (
    <p
      aria-hidden
      title={text}
      className="absolute overflow-hidden text-center text-meta text-balance text-text-3"
      style={{ top: top + 2, left, width: Math.max(0, right - left), maxHeight: lines * 16 }}
    >
      {text}
    </p>
  );
}

/** What both sides agreed on, where negotiation ended. */
export function Negotiated({ line, top, width }: StripProps<NegotiatedLine> & { readonly width: number }) {
  const t = useT();
  const lines = negotiatedLines(line.negotiation, t.wire.negotiated);
  const { left } = line.box;
  return (
    <div
      role="none"
      aria-hidden
      className="pointer-events-none absolute flex justify-center"
      style={{ top: top + 2, left, width: Math.max(0, width - 12 - left) }}
    >
      <span className="pointer-events-auto max-w-full rounded-control border border-border bg-bar px-2 py-px text-center text-meta text-text-2">
        {lines.map((text) => (
          <span key={text} title={text} className="block truncate">
            <RevealText text={text} />
          </span>
        ))}
      </span>
    </div>
  );
}

/** Time that was cut out: a zigzag in each lifeline. */
export function Gap({ line, top }: StripProps<GapLine>) {
  const format = useFormat();
  return (
    <div
      role="none"
      aria-hidden
      className="pointer-events-none absolute inset-x-0"
      style={{ top, height: line.height }}
    >
      <svg
        aria-hidden="true"
        width="100%"
        height={line.height}
        className="absolute inset-0 overflow-visible fill-none stroke-edge"
      >
        {line.xs.map((x) => (
          <path key={x} d={`M${x} 0l4 2-8 4 8 4-4 2`} />
        ))}
      </svg>
      <span className="absolute inset-y-0 left-0 w-[60px] text-right text-badge leading-3 text-text-3 figures">
        {format.ms(line.ms)}
      </span>
    </div>
  );
}

export interface DividerProps extends StripProps<DividerLine> {
  readonly facts: RowFacts;
  readonly state: RowState;
}

/** Where another connection begins. */
export function Divider({ line, top, facts, state }: DividerProps) {
  const t = useT();
  const own = facts.kind === 'opened';
  const content = (
    <>
      <span className="h-px flex-1 bg-edge" />
      <RotateCw size={12} strokeWidth={2} aria-hidden />
      {t.wire.restarted(line.connection)}
      <span className="h-px flex-1 bg-edge" />
    </>
  );
  const className = 'flex items-center gap-2 px-3 text-meta font-semibold text-text-2';
  if (!own) {
    return (
      <div
        role="none"
        aria-hidden
        className={`absolute inset-x-0 ${className}`}
        style={{ top, height: line.height }}
      >
        {content}
      </div>
    );
  }
  return (
    <RowShell facts={facts} state={state} style={{ top, height: line.height }} className={className}>
      {content}
    </RowShell>
  );
}
