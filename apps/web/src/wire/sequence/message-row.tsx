import type { LineStyle, MessageLine } from '@lifeline/diagram';
import { memo } from 'react';
import { type Format, useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { FindingGlyph, MarkGlyph, OutcomeGlyph } from '../glyphs.tsx';
import { MethodName } from '../method-name.tsx';
import { PREVIEW_BYTES } from '../rows/preview.ts';
import { type RowFacts, sameFacts } from '../rows/row-facts.ts';
import { resultText } from '../rows/row-label.ts';
import { useSteppingHere } from '../stepping/use-stepping.ts';
import { IdChip } from './id-chip.tsx';
import { LabelBoxView } from './label-box.tsx';
import { type Placed, RowFrame } from './row-frame.tsx';
import { sameArrow, sameBox } from './same.ts';
import { TokenChip } from './token-chip.tsx';
import { WORDS } from './tones.ts';

export interface MessageRowProps extends Placed {
  readonly line: MessageLine;
  readonly facts: RowFacts;
  /** Whole seconds that a pending request has waited so far. */
  readonly waited: number | undefined;
}

/** A message as an arrow between Client and Server, with its words above it. */
export const MessageRow = memo(
  function MessageRow({ line, facts, waited, ...placed }: MessageRowProps) {
    const t = useT();
    const format = useFormat();
    const { arrow, box, mark, latencyMs, id, findings } = line;
    const aside =
      waited !== undefined ? (
        <Waited text={t.wire.seconds(waited)} />
      ) : latencyMs === undefined ? undefined : (
        format.ms(latencyMs)
      );
    return (
      <RowFrame {...placed} facts={facts} line={line} arrow={arrow} aside={aside}>
        <LabelBoxView
          box={box}
          lineTop={line.top}
          before={
            <>
              {findings.length === 0 ? null : (
                <span className="text-malformed" title={t.wire.name.findings(findings.length)}>
                  <FindingGlyph />
                </span>
              )}
              {mark === undefined ? null : (
                <span className="text-text-2" title={t.wire.marks[mark]}>
                  <MarkGlyph mark={mark} />
                </span>
              )}
            </>
          }
          yielding={
            placed.state === undefined || facts.token === undefined ? null : <TokenChip token={facts.token} />
          }
          after={id === undefined ? null : <IdChip id={id} />}
        >
          <Words line={line} facts={facts} t={t} format={format} />
        </LabelBoxView>
      </RowFrame>
    );
  },
  (a, b) =>
    a.top === b.top &&
    a.state === b.state &&
    a.waited === b.waited &&
    a.line.latencyMs === b.line.latencyMs &&
    sameArrow(a.line.arrow, b.line.arrow) &&
    sameBox(a.line.box, b.line.box) &&
    sameFacts(a.facts, b.facts),
);

function Waited({ text }: { readonly text: string }) {
  const t = useT();
  const clocksStand = (useSteppingHere()?.waiting.length ?? 0) > 0;
  if (clocksStand) {
    return (
      <span className="font-semibold text-held" title={t.stepping.clockStands}>
        ‖
      </span>
    );
  }
  return <span className="font-semibold text-accent">{text}</span>;
}

interface WordsProps {
  readonly line: MessageLine;
  readonly facts: RowFacts;
  readonly t: Messages;
  readonly format: Format;
}

function Words({ line, facts, t, format }: WordsProps) {
  const { label, mark } = line;
  const tone = WORDS[toneOf(line.arrow.style)];
  if (facts.members !== undefined) {
    return (
      <>
        <span className={`shrink-0 ${tone}`}>{t.wire.batch(facts.members.length)}</span>
        <Rest text={facts.members.join(' · ')} />
      </>
    );
  }
  switch (label.kind) {
    case 'request':
    case 'notification':
      return (
        <>
          <MethodName method={label.method === '' ? t.wire.unknownMethod : label.method} className={tone} />
          <Rest text={label.subject ?? (label.kind === 'notification' ? facts.preview : undefined)} />
        </>
      );
    case 'malformed':
      return (
        <>
          <span className="shrink-0 text-malformed">? {t.wire.malformed[label.reason]}</span>
          <Rest text={facts.preview} quiet />
        </>
      );
    case 'result':
      return (
        <span className={`truncate text-wire text-text ${facts.summary === undefined ? 'font-mono' : ''}`}>
          <RevealText
            text={
              resultText(facts, t, format) ??
              largeText(facts, t, format) ??
              (mark === undefined ? t.wire.outcomes.result : t.wire.marks[mark])
            }
          />
        </span>
      );
    default:
      return (
        <>
          <span className={`flex shrink-0 items-center gap-1 ${tone}`}>
            <OutcomeGlyph outcome={label.kind} />
            <span className="font-mono text-wire">{label.errorCode || t.wire.outcomes[label.kind]}</span>
          </span>
          <Rest text={facts.preview} />
        </>
      );
  }
}

/** A result whose body is too large for first words: its size instead. */
function largeText(facts: RowFacts, t: Messages, format: Format): string | undefined {
  return facts.bytes > PREVIEW_BYTES ? `${t.wire.outcomes.result} · ${format.bytes(facts.bytes)}` : undefined;
}

function Rest({ text, quiet = false }: { readonly text: string | undefined; readonly quiet?: boolean }) {
  if (text === undefined || text === '') return null;
  return (
    <span className={`min-w-0 truncate text-wire ${quiet ? 'text-text-3' : 'text-text'}`}>
      <RevealText text={text} />
    </span>
  );
}

/** Words of ordinary messages are always readable text; only outcomes colour them. */
function toneOf(style: LineStyle): LineStyle['tone'] {
  return style.tone === 'text-2' ? 'text' : style.tone;
}
