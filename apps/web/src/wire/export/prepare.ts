import { type ExportTrace, type RecordingLines, readExport } from '@lifeline/diagram';
import { type KnownSecret, Redactor, type Secret } from '@lifeline/redact';
import type { Annotations } from '@lifeline/wire';
import { sliced } from './sliced.ts';

/** A session that is ready to be written. */
export interface Prepared {
  readonly trace: ExportTrace;
  /** What was replaced; undefined where secrets are kept. */
  readonly secrets: readonly Secret[] | undefined;
}

/** What is prepared. */
export interface Unprepared {
  readonly lines: RecordingLines;
  readonly notes: Annotations;
  /** Some of the secrets to replace; undefined: none are replaced. */
  readonly known: readonly KnownSecret[] | undefined;
}

/** Makes a session ready: with its secrets replaced, or as it is. */
export async function prepare(
  { lines, notes, known }: Unprepared,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Prepared> {
  const redactor = known === undefined ? undefined : new Redactor(known);
  const trace = await sliced(readExport({ lines, redactor, notes }), onProgress, signal);
  return { trace, secrets: redactor?.secrets };
}
