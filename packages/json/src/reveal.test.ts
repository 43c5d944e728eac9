import { describe, expect, it } from 'vitest';
import { hasHidden, reveal } from './reveal.ts';

const shown = (text: string) =>
  reveal(text)
    .map((piece) => (typeof piece === 'string' ? piece : `<${piece.name ?? piece.code}>`))
    .join('');

describe('reveal', () => {
  it.each([
    ['plain 漢字 é\t\n', 'plain 漢字 é\t\n'],
    ['a\u202eb\u2066c', 'a<RLO>b<LRI>c'],
    ['zero\u200bwidth\u2060', 'zero<ZWSP>width<WJ>'],
    ['bell\u0007 nul\u0000 esc\u001b[31m', 'bell<U+0007> nul<NUL> esc<ESC>[31m'],
    ['\ufeffbom', '<BOM>bom'],
    ['tags\u{e0068}\u{e0069}', 'tags<h><i>'],
    ['lone \ud83d', 'lone <U+D83D>'],
    ['select\ufe0f', 'select<U+FE0F>'],
    ['\u3164\u115f', '<U+3164><U+115F>'],
    ['line\u2028sep', 'line<LS>sep'],
  ])('%j', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it('leaves emoji whole', () => {
    const family = '👩\u200d👩\u200d👧 ❤\ufe0f 1\ufe0f\u20e3';
    expect(shown(family)).toBe(family);
    expect(hasHidden(family)).toBe(false);
  });

  it('loses nothing', () => {
    const text = 'a\u202eb\u{e0041}\u0000c\ud800';
    expect(
      reveal(text)
        .map((piece) => (typeof piece === 'string' ? piece : piece.text))
        .join(''),
    ).toBe(text);
    expect(hasHidden(text)).toBe(true);
  });
});
