import { encodeEvent } from '@lifeline/trace';
import { describe, expect, it } from 'vitest';
import { rawOfBody, startOfRaw } from './event-text.ts';

const raw = 'a "quoted" \\ back\u2028 漢字 😀 \ud800 end';
const line = encodeEvent({ seq: 1, atMs: 2, connection: 1, type: 'message', dir: 'toClient', raw });

describe('startOfRaw', () => {
  it('gives a start of the text wherever the line was cut', () => {
    for (let cut = line.indexOf('"raw":"') + 7; cut < line.length - 2; cut++) {
      expect(raw.startsWith(startOfRaw(line.slice(0, cut)))).toBe(true);
    }
  });

  it('has nothing where the text has not begun', () => {
    expect(startOfRaw(line.slice(0, 10))).toBe('');
  });
});

describe('rawOfBody', () => {
  it('gives the exact text of a whole line', () => {
    expect(rawOfBody({ seq: 1, text: line })).toEqual({ text: raw, exact: true, cut: false });
  });

  it('says that an event has no text', () => {
    const note = encodeEvent({ seq: 1, atMs: 2, connection: 1, type: 'note', text: 'x' });
    expect(rawOfBody({ seq: 1, text: note })).toBe('none');
  });
});
