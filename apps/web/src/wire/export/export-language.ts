import type { ExportLanguage } from '@lifeline/diagram';
import type { Language } from '@lifeline/protocol';
import type { Format } from '../../i18n/format.ts';
import type { Messages } from '../../i18n/messages.ts';

/** The words of exports in the reader's language. */
export function exportLanguage(t: Messages, format: Format, tag: Language): ExportLanguage {
  return {
    tag,
    words: { ...t.wire, phases: t.app.phases.names, document: t.exporting.document },
    format,
  };
}
