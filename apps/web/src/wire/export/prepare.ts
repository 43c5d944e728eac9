import { type ExportTrace, type RecordingLines, readExport } from '@lifeline/diagram';
import { type KnownSecret, Redactor, type Secret } from '@lifeline/redact';
import { sliced } from './sliced.ts';

/** A session that is ready to be written. */
export interface Prepared {
  readonly trace: ExportTrace;
  /** What was replaced; undefined where secrets are kept. */
  readonly secrets: readonly Secret[] | undefined;
}

/** Makes a session ready: with its secrets replaced (`known` are some of them), or as it is. */
export async function prepare(
  lines: RecordingLines,
  known: readonly KnownSecret[] | undefined,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Prepared> {
  const redactor = known === undefined ? undefined : new Redactor(known);
  const trace = await sliced(readExport(lines, redactor), onProgress, signal);
  return { trace, secrets: redactor?.secrets };
}
