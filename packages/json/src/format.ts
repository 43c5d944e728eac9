import { JsonScanner, TOKEN, type Token } from './scanner.ts';

/** Deeper containers are written on one line, so that indentation cannot grow with the square of the depth. */
const MAX_INDENTED_DEPTH = 100;
/** Longer results are not built: strings of the engine end at about 2^29 characters. */
const MAX_LENGTH = 2 ** 28;

/** Parts that are collected before they are joined; lists of any length are no option for huge texts. */
const MAX_PARTS = 2 ** 16;

/**
 * The same JSON on indented lines, `indent` spaces a level: every scalar and key keeps its text, order and
 * duplicates stay. Text that is not JSON is returned unchanged, so is one whose result would be too long.
 */
export function prettyJson(text: string, indent = 2): string {
  return rewrite(text, indent) ?? text;
}

/** The same JSON without white space between tokens; text that is not JSON is returned unchanged. */
export function compactJson(text: string): string {
  return rewrite(text, undefined) ?? text;
}

function rewrite(text: string, indent: number | undefined): string | undefined {
  const scanner = new JsonScanner(text);
  let written = '';
  let parts: string[] = [];
  let length = 0;
  let previous: Token = TOKEN.end;
  for (;;) {
    const token = scanner.next();
    if (token === TOKEN.fail || length > MAX_LENGTH) return undefined;
    if (token === TOKEN.end) return written + parts.join('');
    if (parts.length >= MAX_PARTS) {
      written += parts.join('');
      parts = [];
    }
    const lead = separator(previous, token, indent, scanner.depth);
    const body = text.slice(scanner.start, scanner.end);
    parts.push(lead, body);
    length += lead.length + body.length;
    previous = token;
  }
}

/** What stands between two tokens; `depth` counts the containers open after `token`. */
function separator(previous: Token, token: Token, indent: number | undefined, depth: number): string {
  if (previous === TOKEN.end) return '';
  if (previous === TOKEN.key) return indent === undefined ? ':' : ': ';
  const opened = previous === TOKEN.openObject || previous === TOKEN.openArray;
  const closing = token === TOKEN.closeObject || token === TOKEN.closeArray;
  const comma = opened || closing ? '' : ',';
  if (indent === undefined || (opened && closing)) return comma;
  const opening = token === TOKEN.openObject || token === TOKEN.openArray;
  const level = opening ? depth - 1 : depth;
  if ((closing ? level + 1 : level) > MAX_INDENTED_DEPTH) return comma === '' ? '' : ', ';
  return `${comma}\n${' '.repeat(indent * level)}`;
}
