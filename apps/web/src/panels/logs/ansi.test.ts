import { expect, it } from 'vitest';
import { stripAnsi } from './ansi.ts';

it.each([
  ['colours', '\u001b[1;31mred\u001b[0m', 'red'],
  ['a true colour with colons', '\u001b[38:2::1:2:3mx', 'x'],
  ['a title', '\u001b]0;title\u0007text', 'text'],
  ['a link', '\u001b]8;;http://x\u001b\\here\u001b]8;;\u001b\\', 'here'],
  ['a device string', 'a\u001bPq#0\u001b\\b', 'ab'],
  ['a charset', '\u001b(Bx', 'x'],
  ['a C1 sequence', '\u009b31mx', 'x'],
])('takes %s out', (_what, text, plain) => {
  expect(stripAnsi(text)).toEqual({ text: plain, found: true });
});

it('hides nothing behind a sequence without end', () => {
  expect(stripAnsi('\u001b]0;secret text').text).toBe('0;secret text');
  expect(stripAnsi('\u001bPsecret').text).toBe('secret');
  expect(stripAnsi('end\u001b')).toEqual({ text: 'end\u001b', found: false });
});

it('takes a time that grows with the text only', () => {
  const text = '\u001b]'.repeat(200_000);
  expect(stripAnsi(text).text).toBe('');
});
