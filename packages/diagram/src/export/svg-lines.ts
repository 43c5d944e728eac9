import { gutterTime } from '../gutter-time.ts';
import type { LanePositions } from '../lanes.ts';
import { isLongEvent, pillBox, pillText } from '../pill-box.ts';
import type {
  AuthorizationLine,
  EventLine,
  FoldLine,
  LabelBox,
  MessageLine,
  NegotiatedLine,
  SequenceLine,
} from '../scene.ts';
import { idLabel } from '../words/id-label.ts';
import { negotiatedLines } from '../words/negotiated-lines.ts';
import type { RowFacts } from '../words/row-facts.ts';
import { resultText, rowLabel } from '../words/row-label.ts';
import type { ExportTrace } from './export-trace.ts';
import type { ExportLanguage } from './export-words.ts';
import { svgArrow } from './svg-arrow.ts';
import { type NoteList, noteMark } from './svg-notes.ts';
import { fit, type Span, svgSpans, svgText, textWidth } from './svg-text.ts';
import { visible } from './text.ts';

/** What the lines of a drawing are made from. */
export interface Drawing {
  readonly trace: ExportTrace;
  readonly lanes: LanePositions;
  readonly language: ExportLanguage;
  readonly notes: NoteList;
}

const PILL = 20;

/** One line of the diagram, by its kind. */
export function svgLine(drawing: Drawing, line: SequenceLine): string {
  const { lanes, language } = drawing;
  const { words, format } = language;
  switch (line.kind) {
    case 'message':
      return message(drawing, line);
    case 'event':
      return event(drawing, line);
    case 'authorization':
      return authorization(drawing, line);
    case 'fold':
      return fold(drawing, line);
    case 'band': {
      const { phase, messages, fromMs, toMs } = line.band;
      const name = `${phase} ${phase === 0 ? words.prelude : words.phases[phase]}`;
      const about = `${words.messages(messages, format.number(messages))}${toMs > fromMs ? ` · ${format.ms(toMs - fromMs)}` : ''}`;
      return (
        `<rect x="3" y="${line.top}" width="${lanes.width - 3}" height="${line.height}" class="f-bar"/>` +
        svgText(12, line.top + 16, name, { font: 'meta', tone: 'text', bold: true }) +
        svgText(24 + textWidth(name, 'sans'), line.top + 16, about, { font: 'meta', tone: 'text-3' })
      );
    }
    case 'gap':
      return (
        line.xs.map((x) => `<path d="M${x} ${line.top}l4 2-8 4 8 4-4 2" class="n s-edge"/>`).join('') +
        svgText(60, line.top + 10, format.ms(line.ms), { font: 'badge', tone: 'text-3', anchor: 'end' })
      );
    case 'divider': {
      const text = words.restarted(line.connection);
      const half = textWidth(text, 'meta') / 2 + 12;
      const [y, middle] = [line.top + 14.5, lanes.width / 2];
      return (
        `<path d="M12 ${y}H${middle - half}M${middle + half} ${y}H${lanes.width - 12}" class="n s-edge"/>` +
        svgText(middle, y + 4, text, { font: 'meta', tone: 'text-2', bold: true, anchor: 'middle' })
      );
    }
    case 'negotiated':
      return negotiated(drawing, line);
    default:
      return '';
  }
}

function time(ms: number, bottom: number): string {
  return svgText(60, bottom - 6, gutterTime(ms), { font: 'badge', tone: 'text-3', anchor: 'end' });
}

function message(drawing: Drawing, line: MessageLine): string {
  const { lanes, language, trace } = drawing;
  const { words, format } = language;
  const { box, id, latencyMs, mark, findings } = line;
  const facts = trace.facts(line.seq);
  const bottom = line.top + line.height;
  const idText = id === undefined ? '' : fit(visible(idLabel(id)), 'badge', 64);
  const idRoom = idText === '' ? 0 : textWidth(idText, 'badge') + 6;
  const before =
    (findings.length > 0 ? 12 : 0) + (mark === undefined ? 0 : textWidth(words.marks[mark], 'badge') + 6);
  const inner = { ...box, left: box.left + before, right: box.right - idRoom };
  return [
    time(line.row.atMs, bottom),
    noteMark(drawing.notes.numbers.get(line.seq), line.top),
    svgArrow(line.arrow),
    findings.length === 0
      ? ''
      : `<circle cx="${box.left + 4}" cy="${box.baseline - 4.5}" r="2.5" class="f-malformed"/>`,
    mark === undefined
      ? ''
      : svgText(box.left + (findings.length > 0 ? 12 : 0), box.baseline, words.marks[mark], {
          font: 'badge',
          tone: 'text-2',
        }),
    labels(inner, messageWords(line, facts, language)),
    idText === ''
      ? ''
      : svgText(box.right, box.baseline, idText, { font: 'badge', tone: 'text-3', anchor: 'end' }),
    latencyMs === undefined
      ? ''
      : svgText(lanes.width - 8, bottom - 6, format.ms(latencyMs), {
          font: 'badge',
          tone: 'text-2',
          anchor: 'end',
        }),
  ].join('');
}

/** Name and rest of a message. */
function messageWords(
  line: MessageLine,
  facts: RowFacts,
  { words, format }: ExportLanguage,
): readonly Span[] {
  const { label, mark, arrow } = line;
  const tone = arrow.style.tone === 'text-2' ? 'text' : arrow.style.tone;
  const name = (text: string): Span => ({ text, tone, font: 'mono' });
  const rest = (text: string | undefined, quiet = 'text'): Span[] =>
    text === undefined || text === '' ? [] : [{ text, tone: quiet, font: 'sans' }];
  if (facts.members !== undefined)
    return [...rest(words.batch(facts.members.length)), ...rest(facts.members.join(' · '), 'text-3')];
  switch (label.kind) {
    case 'request':
    case 'notification':
      return [
        name(label.method === '' ? words.unknownMethod : label.method),
        ...rest(label.subject ?? (label.kind === 'notification' ? facts.preview : undefined)),
      ];
    case 'malformed':
      return [
        { ...name(`? ${words.malformed[label.reason]}`), tone: 'malformed' },
        ...rest(facts.preview, 'text-3'),
      ];
    case 'result':
      return rest(
        resultText(facts, words, format) ?? (mark === undefined ? words.outcomes.result : words.marks[mark]),
      );
    default:
      return [
        name(`${label.kind === 'error' ? '⬣' : '▲'} ${label.errorCode || words.outcomes[label.kind]}`),
        ...rest(facts.preview),
      ];
  }
}

/** Words in the middle of their room; what does not fit is cut. */
function labels({ left, right, baseline }: LabelBox, words: readonly Span[]): string {
  const room = Math.max(0, right - left);
  const shown: Span[] = [];
  let used = 0;
  for (const word of words) {
    if (used > 0 && used + 24 > room) break;
    const text = fit(visible(word.text), word.font, room - used);
    shown.push({ ...word, text });
    used += textWidth(text, word.font) + 6;
  }
  if (shown.length === 0) return '';
  const isCut = words.some((word, at) => shown[at]?.text !== visible(word.text));
  const full = isCut ? words.map(({ text }) => text).join(' ') : undefined;
  return svgSpans(left + room / 2, baseline, shown, full);
}

function event({ trace, lanes, language, notes }: Drawing, line: EventLine): string {
  const facts = trace.facts(line.seq);
  const label = rowLabel(facts, language.words, language.format);
  const words = visible(pillText(label, facts));
  const { left, width, align } = pillBox(line, lanes, isLongEvent(facts));
  const font = label.code ? 'mono' : 'meta';
  const text = fit(words, font, width - 20);
  const pill = Math.min(width, textWidth(text, font) + 20);
  const x = align === 'start' ? left : align === 'end' ? left + width - pill : left + (width - pill) / 2;
  const quiet = facts.kind === 'stderr';
  return [
    time(facts.atMs, line.top + line.height),
    noteMark(notes.numbers.get(line.seq), line.top),
    `<rect x="${x}" y="${line.top + 4.5}" width="${pill}" height="${PILL - 1}" rx="9.5" class="f-canvas s-${quiet ? 'border' : 'edge'}"/>`,
    svgText(x + pill / 2, line.top + 18, text, { font, tone: quiet ? 'text-3' : 'text-2', anchor: 'middle' }),
  ].join('');
}

/** A step of authorization: its name and what was asked, or what was answered. */
function authorization(
  { trace, language, notes }: Drawing,
  { seq, arrow, box, ...line }: AuthorizationLine,
): string {
  const facts = trace.facts(seq);
  const { name, rest = '' } = rowLabel(facts, language.words, language.format);
  const { tone } = arrow.style;
  return [
    time(facts.atMs, line.top + line.height),
    noteMark(notes.numbers.get(seq), line.top),
    svgArrow(arrow),
    labels(box, [
      ...(facts.event === 'response' ? [] : [{ text: name, tone, font: 'sans' as const }]),
      { text: rest, tone: tone === 'error' ? tone : 'text-3', font: 'mono' },
    ]),
  ].join('');
}

function fold({ language }: Drawing, { fold: run, arrow, box, top, height }: FoldLine): string {
  const { words, format } = language;
  const what = run.of === 'pages' ? `${run.method ?? ''} ${words.foldPages}` : (run.method ?? 'stderr');
  return [
    time(run.fromMs, top + height),
    arrow === undefined ? '' : svgArrow(arrow),
    labels(box, [
      { text: what, tone: 'text', font: 'mono' },
      { text: `× ${format.number(run.count)}`, tone: 'text-2', font: 'sans' },
    ]),
  ].join('');
}

function negotiated({ language, lanes }: Drawing, { negotiation, box, top }: NegotiatedLine): string {
  const room = lanes.width - 12 - box.left;
  const shown = negotiatedLines(negotiation, language.words.negotiated).map((text) =>
    fit(visible(text), 'meta', room - 16),
  );
  const width = Math.max(...shown.map((text) => textWidth(text, 'meta'))) + 16;
  const x = box.left + (room - width) / 2;
  const line = (text: string, index: number) =>
    svgText(x + width / 2, top + 16 + 16 * index, text, { font: 'meta', tone: 'text-2', anchor: 'middle' });
  return (
    `<rect x="${x}" y="${top + 2.5}" width="${width}" height="35" rx="4" class="f-bar s-border"/>` +
    shown.map(line).join('')
  );
}
