import { expect, it } from 'vitest';
import { formatHeaderLines, headerParts, parseHeaderLines } from './header-lines.ts';

it('reads headers and names the lines that are none', () => {
  const text = 'Authorization: Bearer a:b\n\n# off: x\nno colon\n: nameless\ntwo words: x\r\nX-A:';
  expect(parseHeaderLines(text)).toEqual({
    headers: { Authorization: 'Bearer a:b', 'X-A': '' },
    bad: [4, 5, 6],
  });
});

it('writes what it reads', () => {
  const headers = { Authorization: 'Bearer x', 'X-A': 'b' };
  expect(parseHeaderLines(formatHeaderLines(headers)).headers).toEqual(headers);
});

it('covers values, and together the runs are the text', () => {
  const text = 'A: secret\r\n# c: d\nplain';
  const parts = headerParts(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter((part) => part.isSecret).map((part) => part.text)).toEqual([' secret']);
});
