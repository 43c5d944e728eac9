import type { ExportTrace } from './export-trace.ts';
import type { ExportLanguage } from './export-words.ts';
import { svgText, textWidth } from './svg-text.ts';
import { visible, wrapped } from './text.ts';

const HEAD = 40;
const LINE = 18;
/** Between two notes. */
const SPACE = 8;
const TEXT_X = 120;
const RIGHT = 16;

interface Entry {
  /** Undefined: on the whole. */
  readonly seq: number | undefined;
  readonly lines: readonly string[];
}

/** What people wrote, as a list under the diagram; the rows that it is about show its numbers. */
export interface NoteList {
  readonly entries: readonly Entry[];
  /** Number in the list, by event. */
  readonly numbers: ReadonlyMap<number, number>;
  /** px. */
  readonly height: number;
}

/** The notes on what is shown, in a drawing of this width. */
export function noteList(trace: ExportTrace, width: number): NoteList {
  const shown = new Set(trace.isExcerpt ? trace.shown : []);
  const seqs = trace.noted.filter((seq) => (trace.isExcerpt ? shown.has(seq) : seq < trace.rows.length));
  const room = width - TEXT_X - RIGHT;
  const whole = trace.note === undefined ? [] : [{ seq: undefined, lines: linesOf(trace.note, room) }];
  const single = seqs.map((seq) => ({ seq, lines: linesOf(trace.noteOf(seq) ?? '', room) }));
  const entries: readonly Entry[] = [...whole, ...single];
  const height = entries.reduce((sum, { lines }) => sum + lines.length * LINE + SPACE, HEAD);
  return {
    entries,
    numbers: new Map(seqs.map((seq, index) => [seq, index + 1])),
    height: entries.length === 0 ? 0 : height,
  };
}

/** The list itself, from `top` on. */
export function* svgNotes(list: NoteList, top: number, { words }: ExportLanguage): Generator<string> {
  if (list.entries.length === 0) return;
  const { document } = words;
  yield svgText(16, top + 24, document.notes, { tone: 'text', bold: true });
  let y = top + HEAD + 4;
  for (const { seq, lines } of list.entries) {
    const number = seq === undefined ? undefined : list.numbers.get(seq);
    if (number !== undefined)
      yield svgText(16, y, `${number}`, { font: 'badge', tone: 'accent', bold: true });
    const about = seq === undefined ? document.note : document.event(seq);
    yield svgText(TEXT_X - 12, y, about, { font: 'meta', tone: 'text-2', anchor: 'end' });
    for (const line of lines) {
      yield svgText(TEXT_X, y, line, { tone: 'text' });
      y += LINE;
    }
    y += SPACE;
  }
}

/** The number of a row's note, at its left edge. */
export function noteMark(number: number | undefined, top: number): string {
  return number === undefined
    ? ''
    : svgText(7, top + 11, `${number}`, { font: 'badge', tone: 'accent', bold: true });
}

function linesOf(text: string, room: number): string[] {
  return text.split('\n').flatMap((line) => {
    const shown = visible(line);
    const width = textWidth(shown, 'sans');
    return wrapped(shown, width === 0 ? 1 : Math.max(1, Math.floor((shown.length * room) / width)));
  });
}
