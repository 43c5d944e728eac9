import { completeFilter, type FilterKey } from '@lifeline/filter';
import { useMemo, useState } from 'react';
import type { Messages } from '../../i18n/messages.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import { FilterValues } from './filter-values.ts';

export interface Suggestion {
  readonly text: string;
  /** What it means, beside it. */
  readonly hint?: string;
  /** The whole text, and where the caret then stands. */
  readonly result: string;
  readonly caret: number;
}

const PRESETS = [
  ['errors', 'is:error|tool-error|timeout|lost'],
  ['withoutPing', '-method:ping'],
  ['slow', 'ms>1s'],
] as const;

/** What can stand at the caret; ready-made filters first while the field is empty. */
export function useSuggestions(store: TraceStore, text: string, caret: number | undefined, t: Messages) {
  const [values] = useState(() => new FilterValues(store));
  return useMemo(
    () => (caret === undefined ? [] : suggestionsAt(text, caret, values.of, t)),
    [values, text, caret, t],
  );
}

function suggestionsAt(
  text: string,
  caret: number,
  valuesOf: (key: FilterKey) => readonly string[],
  t: Messages,
): readonly Suggestion[] {
  const { from, to, options } = completeFilter(text, caret, valuesOf);
  const presets: Suggestion[] =
    text.trim() === ''
      ? PRESETS.map(([name, preset]) => ({
          text: preset,
          hint: t.filter.presets[name],
          result: preset,
          caret: preset.length,
        }))
      : [];
  const completions = options.map(({ kind, key, insert }) => ({
    text: insert,
    ...(kind === 'key' ? { hint: t.filter.hints[key] } : {}),
    result: text.slice(0, from) + insert + text.slice(to),
    caret: from + insert.length,
  }));
  // What is there already is no suggestion.
  return [...presets, ...completions.filter(({ result }) => result !== text)];
}
