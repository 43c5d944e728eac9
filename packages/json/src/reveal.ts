/**
 * Finds characters that a reader cannot see or that change the order of what is seen: controls, zero-width and bidi
 * marks, variation selectors, fillers, tag characters, lone surrogates. Tab and line breaks are left alone.
 */
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is searched for
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: single code points are meant
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}]|[\ud800-\udfff]/gu;

const EMOJI_BASE = /\p{Extended_Pictographic}$|[0-9#*]$/u;

export interface HiddenCharacter {
  readonly text: string;
  /** `U+202E`. */
  readonly code: string;
  /** What it stands for, where it hides readable text (tag characters) or has a short name. */
  readonly name?: string;
}

export type Piece = string | HiddenCharacter;

const NAMES: Readonly<Record<number, string>> = {
  0: 'NUL',
  8: 'BS',
  11: 'VT',
  12: 'FF',
  13: 'CR',
  27: 'ESC',
  127: 'DEL',
  173: 'SHY',
  8203: 'ZWSP',
  8204: 'ZWNJ',
  8205: 'ZWJ',
  8206: 'LRM',
  8207: 'RLM',
  8232: 'LS',
  8233: 'PS',
  8234: 'LRE',
  8235: 'RLE',
  8236: 'PDF',
  8237: 'LRO',
  8238: 'RLO',
  8288: 'WJ',
  8294: 'LRI',
  8295: 'RLI',
  8296: 'FSI',
  8297: 'PDI',
  65279: 'BOM',
};

/** Text cut into readable runs and hidden characters, in order. */
export function reveal(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(HIDDEN)) {
    const point = match[0].codePointAt(0) ?? 0;
    if (isEmojiPart(text, match.index, point)) continue;
    if (match.index > from) pieces.push(text.slice(from, match.index));
    pieces.push(describe(match[0], point));
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

/** Whether `reveal` would find anything. */
export function hasHidden(text: string): boolean {
  HIDDEN.lastIndex = 0;
  return HIDDEN.test(text) && reveal(text).some((piece) => typeof piece !== 'string');
}

/** The emoji selector after an emoji, and the joiner between two, are part of what is seen. */
function isEmojiPart(text: string, index: number, point: number): boolean {
  if (point !== 0xfe0f && point !== 0x200d) return false;
  const before = text.slice(Math.max(0, index - 3), index);
  return EMOJI_BASE.test(before) || (point === 0x200d && before.endsWith('\ufe0f'));
}

function describe(text: string, point: number): HiddenCharacter {
  const code = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
  if (point >= 0xe0020 && point <= 0xe007e) {
    return { text, code, name: String.fromCodePoint(point - 0xe0000) };
  }
  const name = NAMES[point];
  return name === undefined ? { text, code } : { text, code, name };
}
