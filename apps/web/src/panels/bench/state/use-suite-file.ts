import type { SuiteFile } from '@lifeline/suite/file';
import { useEffect, useState } from 'react';
import { readSuiteAside } from './suite-file.ts';

/** What a suite's text says. While a new text is read, the one before it holds; `undefined` before the first. */
export function useSuiteFile(text: string | undefined): SuiteFile | { readonly error: unknown } | undefined {
  const [read, setRead] = useState<SuiteFile | { readonly error: unknown }>();
  useEffect(() => {
    if (text === undefined) return;
    let isWanted = true;
    readSuiteAside(text).then(
      (file) => isWanted && setRead(file),
      (error: unknown) => isWanted && setRead({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  return read;
}
