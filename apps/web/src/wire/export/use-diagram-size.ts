import { EXPORT_FORMATS, type ExportLanguage } from '@lifeline/diagram';
import { useEffect, useState } from 'react';
import { sliced } from './sliced.ts';
import type { Choice } from './use-choice.ts';

/** What Mermaid draws at most, unless it is told otherwise. Characters. */
const MERMAID_CHARS = 50_000;

/** Whether the Mermaid text of what is chosen is longer than Mermaid draws; undefined while that is found out. */
export function useLargeDiagram(choice: Choice | undefined, language: ExportLanguage): boolean | undefined {
  const [isLarge, setLarge] = useState<boolean>();
  useEffect(() => {
    setLarge(undefined);
    if (choice === undefined) return;
    const abort = new AbortController();
    sliced(isTooLong(choice, language), () => undefined, abort.signal).then(setLarge, () => undefined);
    return () => abort.abort();
  }, [choice, language]);
  return isLarge;
}

/** Writes the text until it is too long, without keeping it. */
async function* isTooLong({ trace }: Choice, language: ExportLanguage): AsyncGenerator<void, boolean> {
  let chars = 0;
  for await (const piece of EXPORT_FORMATS.mermaid.write(trace, language)) {
    chars += piece.length;
    if (chars > MERMAID_CHARS) return true;
    yield;
  }
  return false;
}
