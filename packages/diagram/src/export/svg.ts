import { type LanePositions, lanePositions } from '../lanes.ts';
import { SequenceLines } from '../sequence-lines.ts';
import type { ExportTrace } from './export-trace.ts';
import type { ExportLanguage } from './export-words.ts';
import { SVG_STYLE } from './palette.ts';
import { type Drawing, svgLine } from './svg-lines.ts';
import { noteList, svgNotes } from './svg-notes.ts';
import { svgRails } from './svg-rails.ts';
import { escapeXml, svgText, textWidth } from './svg-text.ts';
import { visible } from './text.ts';

/** Width of the drawing; px. */
const WIDTH = 960;
/** Title, and the names of the lanes. */
const TITLE_HEIGHT = 56;
const LANES_HEIGHT = 40;
/** Height that is drawn at a time; px. */
const STRETCH = 4000;
/** Under the last line: the cross of a process that ended needs room. */
const FOOT = 28;

/** The sequence diagram as an SVG file of its own, in pieces: the same lines and places as on screen. */
export async function* svg(trace: ExportTrace, language: ExportLanguage): AsyncGenerator<string> {
  const sequence = new SequenceLines(trace.rows, trace.model, { notes: false, host: false });
  for (const [at, seq] of trace.shown.entries()) {
    sequence.append(trace.rows.at(seq));
    if (at % 64 === 0) yield '';
  }
  const authorization = sequence.authorizationHost !== undefined;
  const lanes = lanePositions(WIDTH, { host: false, authorization });
  const top = TITLE_HEIGHT + LANES_HEIGHT;
  const notes = noteList(trace, WIDTH);
  const bottom = top + sequence.height + FOOT;
  const height = bottom + notes.height;
  const title = titleOf(trace);
  yield `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" xml:lang="${escapeXml(language.tag)}">`;
  yield `<title>${escapeXml(title)}</title><style>${SVG_STYLE}</style>`;
  yield '<defs><pattern id="hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V4" class="s-text-2" stroke-width="2"/></pattern></defs>';
  yield `<rect width="${WIDTH}" height="${height}" class="f-canvas"/>`;
  yield* heading(trace, language, title);
  yield* laneHeads(lanes, language);
  yield `<g transform="translate(0 ${top})">`;
  yield* body(sequence, { trace, lanes, language, notes });
  yield '</g>';
  yield* svgNotes(notes, bottom, language);
  yield '</svg>\n';
}

/** Rails and lines, a stretch of the diagram at a time: what is in flight is looked for in one stretch only. */
async function* body(sequence: SequenceLines, drawing: Drawing): AsyncGenerator<string> {
  const drawnBars = new Set<string>();
  let next = 0;
  for (let from = 0; from < sequence.height; from += STRETCH) {
    const window = sequence.window(from, Math.min(from + STRETCH, sequence.height), drawing.lanes);
    const lines = window.lines.filter(({ index }) => index >= next);
    next = (lines.at(-1)?.index ?? next - 1) + 1;
    const bars = window.bars.filter(({ exchange, lane }) => !drawnBars.has(`${lane} ${exchange.index}`));
    for (const { exchange, lane } of bars) drawnBars.add(`${lane} ${exchange.index}`);
    yield* svgRails({ ...window, lines, bars }, drawing.lanes, drawing.language.words);
    for (const line of lines) {
      const isComing = 'seq' in line ? drawing.trace.reach(line.seq) : undefined;
      if (isComing !== undefined) await isComing;
      yield `${svgLine(drawing, line)}\n`;
    }
  }
}

function titleOf({ model, header }: ExportTrace): string {
  const info = model.negotiation?.serverInfo;
  return visible(info?.title ?? info?.name ?? header.title ?? header.id);
}

function* heading(trace: ExportTrace, { words, format }: ExportLanguage, title: string): Generator<string> {
  const { model, header, shown, rows } = trace;
  const about = [
    model.negotiation?.serverInfo?.version ?? '',
    model.negotiation?.revision === undefined ? '' : `MCP ${model.negotiation.revision}`,
    format.date(header.createdAt),
    words.document.events(shown.length, rows.length),
  ].filter((part) => part !== '');
  yield svgText(16, 24, title, { font: 'head', tone: 'text', room: WIDTH - 32 });
  yield svgText(16, 43, about.join(' · '), { font: 'meta', tone: 'text-2', room: WIDTH - 32 });
}

function* laneHeads(lanes: LanePositions, { words }: ExportLanguage): Generator<string> {
  const y = TITLE_HEIGHT;
  yield `<rect y="${y}" width="${WIDTH}" height="${LANES_HEIGHT}" class="f-bar"/>`;
  yield `<path d="M0 ${y + 0.5}H${WIDTH}M0 ${y + LANES_HEIGHT - 0.5}H${WIDTH}" class="s-border"/>`;
  const heads = [
    [lanes.client, words.lanes.client],
    [lanes.server, words.lanes.server],
    [lanes.authorization, words.lanes.authorization],
  ] as const;
  for (const [x, name] of heads) {
    if (x === undefined) continue;
    const width = textWidth(name, 'sans') + 20;
    yield `<rect x="${x - width / 2}" y="${y + 9.5}" width="${width}" height="21" rx="4" class="f-canvas s-edge"/>`;
    yield svgText(x, y + 24.5, name, { tone: 'text', bold: true, anchor: 'middle' });
  }
}
