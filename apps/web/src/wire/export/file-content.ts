import {
  EXPORT_FORMATS,
  type ExportFormatName,
  type ExportLanguage,
  type ExportTrace,
  exportTitle,
  htmlExport,
} from '@lifeline/diagram';
import { sliced } from './sliced.ts';

export type FileFormatName = ExportFormatName | 'html';

export const FILE_TYPES: Readonly<
  Record<FileFormatName, { readonly extension: string; readonly mime: string }>
> = { ...EXPORT_FORMATS, html: { extension: 'html', mime: 'text/html' } };

/** Pieces that become one string before they are put into the file. */
const JOINED = 512;

/** The text of an export, made in slices. Rejects when the signal aborts. */
export async function textContent(
  format: ExportFormatName,
  trace: ExportTrace,
  language: ExportLanguage,
  signal: AbortSignal,
): Promise<Blob> {
  const parts: string[] = [];
  const pieces = EXPORT_FORMATS[format].write(trace, language);
  await sliced(joined(pieces, parts), () => undefined, signal);
  return new Blob(parts);
}

/** One page with the recording inside. `page`: the text of the built page. Rejects when the signal aborts. */
export async function htmlContent(
  page: string,
  trace: ExportTrace,
  language: ExportLanguage,
  signal: AbortSignal,
): Promise<Blob> {
  const recording = await textContent('ndjson', trace, language, signal);
  const packed = recording.stream().pipeThrough(new CompressionStream('gzip'), { signal });
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return new Blob([htmlExport(page, bytes, exportTitle(trace))]);
}

function* joined(pieces: Iterable<string>, parts: string[]): Generator<void, void> {
  let waiting: string[] = [];
  for (const piece of pieces) {
    waiting.push(piece);
    if (waiting.length === JOINED) {
      parts.push(waiting.join(''));
      waiting = [];
    }
    yield;
  }
  parts.push(waiting.join(''));
}
