import type { ExportTrace } from './export-trace.ts';
import type { ExportLanguage } from './export-words.ts';
import { markdown } from './markdown.ts';
import { mermaid } from './mermaid.ts';
import { ndjson } from './ndjson.ts';
import { svg } from './svg.ts';

/** A format of exports. */
export interface ExportFormat {
  /** Ending of the file's name. */
  readonly extension: string;
  readonly mime: string;
  /** The file, in pieces: between two of them the caller may let other work happen. */
  write(trace: ExportTrace, language: ExportLanguage): AsyncIterable<string>;
}

export type ExportFormatName = 'mermaid' | 'svg' | 'markdown' | 'ndjson';

export const EXPORT_FORMATS: Readonly<Record<ExportFormatName, ExportFormat>> = {
  mermaid: { extension: 'mmd', mime: 'text/vnd.mermaid', write: mermaid },
  svg: { extension: 'svg', mime: 'image/svg+xml', write: svg },
  markdown: { extension: 'md', mime: 'text/markdown', write: markdown },
  ndjson: { extension: 'ndjson', mime: 'application/x-ndjson', write: ndjson },
};
