import { expect, it } from 'vitest';
import { visible, visibleLines, wrapped } from './text.ts';

it('names each character that hides or reorders something, alone and among others', () => {
  const hidden = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]|\u00ad|\u200b|\u2060|\u3164|\ufeff/u;
  for (let code = 0; code < 0x10000; code += 1) {
    const character = String.fromCharCode(code);
    if (!hidden.test(character) || '\t\n\r'.includes(character)) continue;
    for (const around of ['', 'a', '·', '你'])
      expect(visible(around + character)).toBe(
        `${around}‹U+${code.toString(16).toUpperCase().padStart(4, '0')}›`,
      );
  }
});

it('leaves all other texts as they are', () => {
  for (const text of ['plain ~', '1.2 · 你好，世界', 'café – “quoted” …', '🎉 é ا'])
    expect(visible(text)).toBe(text);
  expect(visible('a\r\n\tb')).toBe('a b');
  expect(visibleLines('a\n\tb\u200b')).toBe('a\n\tb‹U+200B›');
});

it('breaks lines between words, and inside of a word that is too long', () => {
  expect(wrapped('one two three', 8)).toEqual(['one two', 'three']);
  expect(wrapped('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
  expect(wrapped('ab🎉🎉', 3)).toEqual(['ab', '🎉', '🎉']);
  expect(wrapped('', 4)).toEqual(['']);
});
