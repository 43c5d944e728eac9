import type { Tone } from '@lifeline/diagram';

/** Classes that draw in a tone: lines by stroke, heads and words by `currentColor`. */
export const TONES: Record<Tone, string> = {
  text: 'text-text stroke-current',
  'text-2': 'text-text-2 stroke-current',
  'text-3': 'text-text-3 stroke-current',
  accent: 'text-accent stroke-current',
  error: 'text-error stroke-current',
  'tool-error': 'text-tool-error stroke-current',
  malformed: 'text-malformed stroke-current',
  held: 'text-held stroke-current',
};

/** Classes of words in a tone. */
export const WORDS: Record<Tone, string> = {
  text: 'text-text',
  'text-2': 'text-text-2',
  'text-3': 'text-text-3',
  accent: 'text-accent',
  error: 'text-error',
  'tool-error': 'text-tool-error',
  malformed: 'text-malformed',
  held: 'text-held',
};
