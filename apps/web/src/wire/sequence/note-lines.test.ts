import { explainMethod, LANGUAGES, METHODS } from '@lifeline/protocol';
import { describe, expect, test } from 'vitest';
import { noteLinesFor } from './note-lines.ts';

/** Widest usual advance of a character in 12 px type, px. */
const ADVANCE = { en: 6.9, 'zh-CN': 12, 'zh-TW': 12 } as const;

describe.each(LANGUAGES)('noteLinesFor in %s', (language) => {
  test.each([232, 300, 339, 340, 479, 480, 679, 680, 900])('%i px hold every explanation', (gap) => {
    const room = noteLinesFor(gap, language) * gap;
    for (const { method } of METHODS) {
      for (const kind of ['request', 'response', 'notification'] as const) {
        const text = explainMethod(method, language, kind) ?? '';
        expect(text.length * ADVANCE[language], method).toBeLessThanOrEqual(room);
      }
    }
  });

  test('never takes more lines where there is more room', () => {
    const lines = Array.from({ length: 100 }, (_, at) => noteLinesFor(at * 10, language));
    expect(lines).toEqual(lines.toSorted((a, b) => b - a));
  });
});
