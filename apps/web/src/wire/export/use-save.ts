import type { ExportLanguage, ExportTrace } from '@lifeline/diagram';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../app/toasts.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages.ts';
import { saveAs } from '../../results/save.ts';
import { toBridgeError } from '../../source/errors.ts';
import { useSource } from '../../source/trace-source.ts';
import { announce } from '../../ui/announcer.tsx';
import { FILE_TYPES, type FileFormatName, htmlContent, textContent } from './file-content.ts';

const TEXT_FORMATS: readonly FileFormatName[] = ['svg', 'mermaid', 'markdown', 'ndjson'];
const ALL_FORMATS: readonly FileFormatName[] = ['html', ...TEXT_FORMATS];

interface Save {
  /** What is being written. */
  readonly busy: FileFormatName | undefined;
  /** What can be written. */
  readonly formats: readonly FileFormatName[];
  readonly save: (format: FileFormatName, trace: ExportTrace) => void;
}

/** Writes files called `name`, of what a trace shows, and says when one is saved. */
export function useSave(name: string, words: ExportLanguage): Save {
  const t = useT();
  const format = useFormat();
  const source = useSource();
  const [busy, setBusy] = useState<FileFormatName>();
  const abort = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    abort.current = controller;
    return () => controller.abort();
  }, []);

  const content = async (target: FileFormatName, trace: ExportTrace, signal: AbortSignal) => {
    if (target !== 'html') return textContent(target, trace, words, signal);
    return htmlContent((await source.exportPage?.()) ?? '', trace, words, signal);
  };
  const save = (target: FileFormatName, trace: ExportTrace) => {
    const { signal } = abort.current;
    const { extension, mime } = FILE_TYPES[target];
    const file = `${name}.${extension}`;
    setBusy(target);
    const say = (text: string) => {
      showToast(text);
      announce(text);
    };
    content(target, trace, signal)
      .then((blob) => {
        saveAs(file, blob, mime);
        say(t.exporting.saved(file, format.bytes(blob.size)));
      })
      .catch((error: unknown) => {
        if (!signal.aborted) say(t.exporting.failed(reasonOf(error, t)));
      })
      .finally(() => setBusy(undefined));
  };
  return { busy, formats: source.exportPage === undefined ? TEXT_FORMATS : ALL_FORMATS, save };
}

function reasonOf(error: unknown, t: Messages): string {
  const { code, message } = toBridgeError(error);
  return code === 'unreachable' ? t.app.errors.unreachable : message;
}
