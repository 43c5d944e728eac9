import { commandLine, encodeBase64, shortTitle } from '@lifeline/trace';
import type { ExportTrace } from './export-trace.ts';
import { visible } from './text.ts';

/** Where the built page (`viewer.html`) has room for what is exported. */
const TITLE = '__LIFELINE_TITLE__';
const RECORDING = '__LIFELINE_RECORDING__';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * One HTML file that shows a recording from a disk or any host, without a network. `template`: text of the built
 * `viewer.html`. `packed`: the recording in the trace format, packed with gzip, so that every byte of it stays as it
 * is and nothing in it can be read as HTML. `title`: text, becomes the page's title. Throws where `template` is
 * another file.
 */
export function htmlExport(template: string, packed: Uint8Array, title: string): string {
  const [beforeTitle, afterTitle, ...moreTitles] = template.split(TITLE);
  const [beforeRecording, afterRecording, ...moreRecordings] = (afterTitle ?? '').split(RECORDING);
  const isTemplate = moreTitles.length === 0 && moreRecordings.length === 0;
  if (!isTemplate || beforeTitle === undefined || afterRecording === undefined)
    throw new Error('This is not the page that recordings are exported into.');
  return [beforeTitle, escapeHtml(title), beforeRecording, encodeBase64(packed), afterRecording].join('');
}

/** What a page about a recording is called: by its server, else by what was launched. */
export function exportTitle({ header, model }: ExportTrace): string {
  const server = model.negotiation?.serverInfo;
  const name = server?.title ?? server?.name ?? header.title ?? shortTitle(commandLine(header.target));
  return `${visible(name)} · Lifeline`;
}

/** Text as it can stand in an element; what no HTML file can hold (NUL, lone surrogates) becomes U+FFFD. */
function escapeHtml(text: string): string {
  return text.replace(/\p{Cs}|\0/gu, '\uFFFD').replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
}
