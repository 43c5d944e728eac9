import { type Fold, ownsRow, type SequenceLines } from '@lifeline/diagram';

/** Whether the line at `index` can be selected: it stands for a row. The head of an opened run does not. */
function isStop(lines: SequenceLines, index: number): boolean {
  const { store } = lines;
  const kind = store.kindAt(index);
  if (kind === 'fold') return lines.foldAt(store.seqAt(index))?.open === false;
  return ownsRow(kind);
}

/**
 * The row whose line stands `by` lines below (or above) that of `seq`; infinite for the last (or first) one. A
 * folded run counts as one line and is named by its first row.
 */
export function stepLines(lines: SequenceLines, seq: number, by: number): number | undefined {
  const { store } = lines;
  if (by === Number.NEGATIVE_INFINITY) return nextStop(lines, -1, 1)?.seq;
  if (by === Number.POSITIVE_INFINITY) return nextStop(lines, store.length, -1)?.seq;
  let stop: Stop = { index: lines.lineOf(seq) ?? store.firstFrom(seq), seq };
  for (let left = Math.abs(by); left > 0; left -= 1) {
    stop = nextStop(lines, stop.index, by > 0 ? 1 : -1) ?? stop;
  }
  return stop.seq;
}

interface Stop {
  readonly index: number;
  readonly seq: number;
}

function nextStop(lines: SequenceLines, from: number, by: 1 | -1): Stop | undefined {
  for (let index = from + by; index >= 0 && index < lines.length; index += by) {
    if (isStop(lines, index)) return { index, seq: lines.store.seqAt(index) };
  }
  return undefined;
}

/** First row that is wholly at or below a height. */
export function rowAtTop(lines: SequenceLines, top: number): number {
  const { store } = lines;
  if (store.length === 0) return 0;
  const index = store.indexAtTop(top);
  const seq = store.seqAt(store.topAt(index) < top ? index + 1 : index);
  return Number.isFinite(seq) ? seq : store.seqAt(index);
}

/** Opens the folded run that a row is hidden in; its first row is shown by the closed run itself. */
export function revealRow(lines: SequenceLines, seq: number): void {
  const fold = lines.foldOf(seq);
  if (fold !== undefined && !fold.open && fold.fromSeq !== seq) lines.toggleFold(fold.fromSeq);
}

/** The run, folded or opened, that a row belongs to. */
export function runOf(lines: SequenceLines, seq: number): Fold | undefined {
  const { store } = lines;
  const line = lines.lineOf(seq);
  if (line === undefined) return undefined;
  // A run lies in one phase of one connection.
  for (let index = line; index >= 0; index -= 1) {
    const kind = store.kindAt(index);
    if (kind === 'band' || kind === 'divider') return undefined;
    if (kind !== 'fold') continue;
    const fold = lines.foldAt(store.seqAt(index));
    return fold !== undefined && fold.toSeq >= seq ? fold : undefined;
  }
  return undefined;
}
