import { EXPORT_FORMATS, type ExportFormatName, type ExportTrace } from '@lifeline/diagram';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../app/toasts.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/language.ts';
import { announce } from '../../ui/announcer.tsx';
import type { ShownRows } from '../shown-rows.ts';
import { exportLanguage } from './export-language.ts';
import { writeFile } from './write-file.ts';

/** What Mermaid draws at most, unless it is told otherwise. */
const MERMAID_BYTES = 50_000;

interface Save {
  /** What is being written. */
  readonly busy: ExportFormatName | undefined;
  readonly save: (format: ExportFormatName, trace: ExportTrace) => void;
}

/** Writes files called `name`, of all events or of the shown ones, and says when one is saved. */
export function useSave(name: string, shown: ShownRows | undefined): Save {
  const t = useT();
  const format = useFormat();
  const language = useLanguage();
  const [busy, setBusy] = useState<ExportFormatName>();
  const abort = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    abort.current = controller;
    return () => controller.abort();
  }, []);

  const save = (target: ExportFormatName, trace: ExportTrace) => {
    const { signal } = abort.current;
    trace.show(shown === undefined ? undefined : (seq) => shown.indexOf(seq) !== undefined);
    setBusy(target);
    const say = (text: string) => {
      showToast(text);
      announce(text);
    };
    writeFile(name, EXPORT_FORMATS[target], trace, exportLanguage(t, format, language), signal)
      .then(({ file, size }) => {
        const saved = t.exporting.saved(file, format.bytes(size));
        say(target === 'mermaid' && size > MERMAID_BYTES ? `${saved} ${t.exporting.mermaidLarge}` : saved);
      })
      .catch((error: unknown) => {
        if (!signal.aborted) say(t.exporting.failed(error instanceof Error ? error.message : String(error)));
      })
      .finally(() => setBusy(undefined));
  };
  return { busy, save };
}
