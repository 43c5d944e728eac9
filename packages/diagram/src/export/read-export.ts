import { decodeEvent } from '@lifeline/trace';
import { type ExportSource, ExportTrace } from './export-trace.ts';
import { eventTexts } from './map-event.ts';

/** Events between two pauses. */
const PAUSE_EVENTS = 32;

/**
 * Reads a recording for export, in steps: between two of them the caller may let other work happen. Each step gives
 * the share of the work done, 0 to 1.
 */
export async function* readExport(source: ExportSource): AsyncGenerator<number, ExportTrace> {
  const { lines, redactor } = source;
  const passes = redactor === undefined ? 1 : 2;
  if (redactor !== undefined) yield* learn({ ...source, redactor });
  const trace = new ExportTrace(source);
  for (let seq = 0; seq < lines.length; seq += 1) {
    const isComing = lines.reach(seq);
    if (isComing !== undefined) await isComing;
    trace.add();
    if (seq % PAUSE_EVENTS === 0) yield (passes - 1 + seq / lines.length) / passes;
  }
  trace.show();
  return trace;
}

/** A secret may be known for one at its last place only, so all is read before anything is replaced. */
async function* learn({
  lines,
  notes,
  redactor,
}: Required<ExportSource> & { readonly redactor: NonNullable<ExportSource['redactor']> }): AsyncGenerator<
  number,
  void
> {
  for (const text of eventTexts({ type: 'opened', target: lines.header.target })) redactor.learn(text);
  for (const text of [notes.note ?? '', ...notes.notes.map((note) => note.text)]) redactor.learn(text);
  for (let seq = 0; seq < lines.length; seq += 1) {
    const isComing = lines.reach(seq);
    if (isComing !== undefined) await isComing;
    const decoded = decodeEvent(lines.line(seq));
    if (decoded.ok) for (const text of eventTexts(decoded.event)) redactor.learn(text);
    if (seq % PAUSE_EVENTS === 0) yield seq / lines.length / 2;
  }
}
