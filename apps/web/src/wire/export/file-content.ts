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

/** Text that becomes a part of the file at once: the browser may keep the part outside of this page's memory. */
const PART_CHARS = 1024 * 1024;

/** The text of an export, made in slices. Rejects when the signal aborts. */
export async function textContent(
  format: ExportFormatName,
  trace: ExportTrace,
  language: ExportLanguage,
  signal: AbortSignal,
): Promise<Blob> {
  const parts: Blob[] = [];
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

async function* joined(pieces: AsyncIterable<string>, parts: Blob[]): AsyncGenerator<void, void> {
  let waiting: string[] = [];
  let chars = 0;
  const flush = () => {
    parts.push(new Blob([waiting.join('')]));
    waiting = [];
    chars = 0;
  };
  for await (const piece of pieces) {
    waiting.push(piece);
    chars += piece.length;
    if (chars >= PART_CHARS) flush();
    yield;
  }
  flush();
}
