/** Characters that cannot be seen or that reorder what is seen; those that emoji are made of are dealt with apart. */
const HIDDEN =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: single code points are meant
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\ufffe\uffff\u{e0000}-\u{e0fff}]/gu;

/** Most texts; they need no closer look. Nothing of `HIDDEN` is in these ranges. */
const PLAIN = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u3001-\u30ff\u4e00-\u9fff]*$/;

/** A text of a server on one line, without characters that hide or reorder anything: those are named instead. */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text;
  return named(text.replace(/[\t\n\r]+/g, ' '));
}

/** The same for a text of several lines. */
export function visibleLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.split('\t').map(named).join('\t'))
    .join('\n');
}

function named(text: string): string {
  return text.replace(
    HIDDEN,
    (character) => `‹U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}›`,
  );
}

/** At most so many characters, with an ellipsis where something was left out. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** A text in lines of at most so many characters, broken between words where it can be. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest.length > most) {
    const space = rest.lastIndexOf(' ', most);
    const end = space > most / 2 ? space : most - (/[\ud800-\udbff]/.test(rest.charAt(most - 1)) ? 1 : 0);
    lines.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return [...lines, rest];
}
