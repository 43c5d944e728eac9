import { type LineStyleKind, lineStyle } from '@lifeline/diagram';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useT } from '../i18n/language.ts';
import { useChangeSettings, useSettings } from '../source/settings.ts';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { FindingGlyph, OutcomeGlyph } from './glyphs.tsx';
import { ArrowShape } from './sequence/arrow-shape.tsx';

const UNANSWERED = ['cancelled', 'timeout', 'lost'] as const;
const SAMPLE = { x1: 1, x2: 19, y: 6, doubled: false, stop: undefined } as const;

/** The shapes of the diagram: one line of them, all on demand, until the reader closes it. */
export function Legend() {
  const t = useT();
  const { legend } = useSettings();
  const change = useChangeSettings();
  const [open, setOpen] = useState(false);
  if (!legend) return null;
  const words = t.wire.legend;
  return (
    <div
      data-legend=""
      className="flex min-h-6 min-w-0 items-start border-t border-border bg-bar pl-3 text-badge text-text-2 @min-[880px]:min-h-8 @min-[880px]:flex-1 @min-[880px]:border-t-0 @min-[880px]:border-r @min-[880px]:py-1"
    >
      <ul
        aria-label={words.label}
        className={classes(
          'flex min-w-0 flex-1 flex-wrap items-center gap-x-2',
          !open && 'max-h-6 overflow-hidden',
        )}
      >
        <LineSample kind="request">{words.request}</LineSample>
        <LineSample kind="response">{words.response}</LineSample>
        <LineSample kind="notification">{words.notification}</LineSample>
        <Sample glyph={<OutcomeGlyph outcome="tool-error" />} tone="text-tool-error">
          {words.toolError}
        </Sample>
        <Sample glyph={<OutcomeGlyph outcome="error" />} tone="text-error">
          {words.error}
        </Sample>
        <Sample glyph="?" tone="text-malformed">
          {words.malformed}
        </Sample>
        <Sample glyph={<FindingGlyph />} tone="text-malformed">
          {words.finding}
        </Sample>
        <LineSample kind="pending">{words.pending}</LineSample>
        <LineSample kind="held">{t.stepping.states.held}</LineSample>
        <LineSample kind="orphan">{words.stray}</LineSample>
        {UNANSWERED.map((outcome) => (
          <Sample key={outcome} glyph={<OutcomeGlyph outcome={outcome} />} tone="">
            {t.wire.outcomes[outcome]}
          </Sample>
        ))}
        <LineSample kind="fold">{words.fold}</LineSample>
        <LineSample kind="host">{words.host}</LineSample>
        <LineSample kind="http-request">{words.authorization}</LineSample>
      </ul>
      <IconButton
        icon={open ? ChevronUp : ChevronDown}
        label={open ? words.less : words.more}
        aria-expanded={open}
        className="size-6"
        onClick={() => setOpen(!open)}
      />
      <IconButton
        icon={X}
        label={words.close}
        className="size-6"
        onClick={() => void change({ legend: false })}
      />
    </div>
  );
}

function LineSample({ kind, children }: { readonly kind: LineStyleKind; readonly children: ReactNode }) {
  return (
    <li className="flex h-6 items-center gap-1 whitespace-nowrap">
      <svg aria-hidden="true" width={20} height={13} className="shrink-0">
        <ArrowShape arrow={{ ...SAMPLE, style: lineStyle(kind) }} y={SAMPLE.y} selected={false} />
      </svg>
      {children}
    </li>
  );
}

interface SampleProps {
  readonly glyph: ReactNode;
  readonly tone: string;
  readonly children: ReactNode;
}

function Sample({ glyph, tone, children }: SampleProps) {
  return (
    <li className={`flex h-6 items-center gap-1 whitespace-nowrap ${tone}`}>
      <span aria-hidden className="font-semibold">
        {glyph}
      </span>
      {children}
    </li>
  );
}
