import type { ExportFormat, ExportLanguage, ExportTrace } from '@lifeline/diagram';
import { saveAs } from '../../results/save.ts';
import { sliced } from './sliced.ts';

/** Pieces that become one string before they are put into the file. */
const JOINED = 512;

/** Writes an export and hands it to the browser as a download; resolves to its name and its size in bytes. */
export async function writeFile(
  name: string,
  { extension, mime, write }: ExportFormat,
  trace: ExportTrace,
  language: ExportLanguage,
  signal: AbortSignal,
): Promise<{ readonly file: string; readonly size: number }> {
  const parts: string[] = [];
  await sliced(joined(write(trace, language), parts), () => undefined, signal);
  const blob = new Blob(parts);
  const file = `${name}.${extension}`;
  saveAs(file, blob, mime);
  return { file, size: blob.size };
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

/** Name of a file without its ending: the server and the day. */
export function fileName(server: string, createdAt: string): string {
  const words = server
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${words === '' ? 'mcp-session' : words}-${createdAt.slice(0, 10)}`;
}
