import type { SuiteGenerated } from '@lifeline/wire';
import type { Messages } from '../../../i18n/messages.ts';

/** What came of generating: how many were added, were there already, and were left out, and where. */
export function generatedWords({ added, kept, omitted }: SuiteGenerated, t: Messages): string {
  const words = t.bench.generate;
  if (added === 0 && omitted.length === 0) return words.nothing;
  const left = omitted.reduce((sum, { count }) => sum + count, 0);
  const places = omitted
    .map(({ pointer, count }) => `${pointer === '' ? '""' : pointer} ×${count}`)
    .join(', ');
  return [words.added(added, kept), ...(left === 0 ? [] : [words.omitted(left, places)])].join(' ');
}
