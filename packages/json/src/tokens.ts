/** Runs of string characters that need no look at each; much faster than a loop, after a start-up cost. */
const PLAIN_RUN = /[ !#-[\]-\uffff]*/y;
/** Characters that are looked at one by one before the run is left to `PLAIN_RUN`. */
const LOOPED = 48;

/**
 * End of the string whose opening quote is at `start`, or `-offset` of what is wrong: a backslash (bad
 * escape), a control character, or the text's length (no closing quote).
 */
export function scanString(text: string, start: number): number {
  const { length } = text;
  let at = start + 1;
  let limit = at + LOOPED;
  while (at < length) {
    const c = text.charCodeAt(at);
    if (c === 0x22) return at + 1;
    if (c === 0x5c) {
      const size = escapeSize(text, at);
      if (size === 0) return -at;
      at += size;
      limit = at + LOOPED;
    } else if (c < 0x20) {
      return -at;
    } else if (at < limit) {
      at += 1;
    } else {
      PLAIN_RUN.lastIndex = at;
      PLAIN_RUN.test(text);
      at = PLAIN_RUN.lastIndex;
    }
  }
  return -length;
}

/** Length of the escape at `at`, 0 when it is none; one that the text cuts off reaches beyond its end. */
function escapeSize(text: string, at: number): number {
  switch (text.charCodeAt(at + 1)) {
    case 0x22:
    case 0x5c:
    case 0x2f:
    case 0x62:
    case 0x66:
    case 0x6e:
    case 0x72:
    case 0x74:
      return 2;
    case 0x75:
      for (let i = at + 2; i < at + 6 && i < text.length; i += 1) if (!isHex(text.charCodeAt(i))) return 0;
      return 6;
    default:
      return at + 1 >= text.length ? 2 : 0;
  }
}

function isHex(c: number): boolean {
  return (c >= 0x30 && c <= 0x39) || ((c | 0x20) >= 0x61 && (c | 0x20) <= 0x66);
}

/** End of the number at `start`, or `-offset` of the character that does not fit. */
export function scanNumber(text: string, start: number): number {
  let at = start;
  if (text.charCodeAt(at) === 0x2d) at += 1;
  if (text.charCodeAt(at) === 0x30) at += 1;
  else {
    const end = skipDigits(text, at);
    if (end === at) return -at;
    at = end;
  }
  let c = text.charCodeAt(at);
  if (c === 0x2e) {
    const end = skipDigits(text, at + 1);
    if (end === at + 1) return -end;
    at = end;
    c = text.charCodeAt(at);
  }
  if ((c | 0x20) === 0x65) {
    const sign = text.charCodeAt(at + 1);
    const digits = sign === 0x2b || sign === 0x2d ? at + 2 : at + 1;
    at = skipDigits(text, digits);
    if (at === digits) return -at;
  } else if (c >= 0x30 && c <= 0x39) {
    return -at;
  }
  return at;
}

function skipDigits(text: string, start: number): number {
  let at = start;
  while (at < text.length) {
    const c = text.charCodeAt(at);
    if (c < 0x30 || c > 0x39) break;
    at += 1;
  }
  return at;
}

/** Value of the valid JSON string at `start`..`end` (with quotes); lone surrogates are kept. */
export function decodeString(text: string, start: number, end: number): string {
  const inner = text.slice(start + 1, end - 1);
  return inner.includes('\\') ? String(JSON.parse(text.slice(start, end))) : inner;
}
