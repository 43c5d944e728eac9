import type { Language } from '@lifeline/protocol';

/** Widths (px) from which the longest explanation fits into one line, and into two, in 12 px type. */
const WIDTHS: Record<Language, readonly [one: number, two: number]> = {
  en: [680, 340],
  'zh-CN': [480, 0],
  'zh-TW': [480, 0],
};

/** How many lines explanations need between lifelines that are this far apart (px). */
export function noteLinesFor(gap: number, language: Language): number {
  const [one, two] = WIDTHS[language];
  if (gap >= one) return 1;
  return gap >= two ? 2 : 3;
}
