import { encodeBase64 } from '@lifeline/trace';

/** Shorter pieces of base64 or hex would be found where nothing is hidden. */
const LEAST_ENCODED = 8;

/**
 * A regular expression for a secret in each form that it may take in a text: plain, with the escapes of JSON (at any
 * level of strings in strings), percent-encoded (also twice), base64 at each of its three alignments (both
 * alphabets), and hexadecimal.
 */
export function secretPattern(value: string): string {
  const bytes = utf8(value);
  return [...plainForms(value), ...base64Cores(bytes).map(base64Pattern), ...hexForms(bytes)].join('|');
}

/**
 * Pieces of `ANCHOR` letters and digits, of which any text that holds a form of the secret holds one; undefined when
 * a form has no such piece.
 */
export function secretAnchors(value: string): readonly string[] | undefined {
  const bytes = utf8(value);
  const inHex = bytes.map(hex).join('');
  const forms = [
    value,
    ...base64Cores(bytes),
    ...(hexForms(bytes).length > 0 ? [inHex, inHex.toUpperCase()] : []),
  ];
  const anchors = forms.map(anchorOf);
  return anchors.every((anchor) => anchor !== undefined) ? anchors : undefined;
}

/** Length of anchors; characters. */
export const ANCHOR = 4;

/** The end of the longest run of letters and digits, which look the same in every escaping. */
function anchorOf(text: string): string | undefined {
  const runs = text.match(/[A-Za-z0-9]{4,}/g) ?? [];
  return runs
    .reduce<string | undefined>(
      (longest, run) => (run.length > (longest?.length ?? 0) ? run : longest),
      undefined,
    )
    ?.slice(-ANCHOR);
}

/** Of a secret that is a number in JSON, or too short to be looked for everywhere: only behind its name. */
export function namedPattern(name: string, value: string): string {
  return `(?<=${characters(name)}\\\\*["']?\\s{0,4}[:=]\\s{0,4}\\\\*["']?)${characters(value)}(?![\\w.])`;
}

/** As `secretAnchors`, of `namedPattern`: letters and digits of the value stand in it as they are, else those of the name. */
export function namedAnchors(name: string, value: string): readonly string[] | undefined {
  const anchor = anchorOf(value) ?? anchorOf(name);
  return anchor === undefined ? undefined : [anchor];
}

function plainForms(value: string): string[] {
  const plain = characters(value);
  // digits alone may be a number of JSON, which has to stay one
  return [/^\d+$/.test(value) ? `(?<![\\w.:,[-]|[:,[]\\s)${plain}(?![\\w.])` : plain];
}

function characters(text: string): string {
  return [...text].map(character).join('');
}

const SHORT_ESCAPES: Readonly<Record<string, string>> = {
  '\n': 'n',
  '\r': 'r',
  '\t': 't',
  '\b': 'b',
  '\f': 'f',
};

/** One character in each of its forms. */
function character(text: string): string {
  if (/[A-Za-z0-9]/.test(text)) return text;
  const forms = [`\\\\*${literal(text)}`, unicodeEscapes(text), percent(text)];
  const short = SHORT_ESCAPES[text];
  if (short !== undefined) forms.push(`\\\\+${short}`);
  if (text === ' ') forms.push('\\+');
  if (text > '\x7f')
    forms.push(
      utf8(text)
        .map((byte) => literal(String.fromCharCode(byte)))
        .join(''),
    );
  return `(?:${forms.join('|')})`;
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

function unicodeEscapes(text: string): string {
  return [...Array(text.length).keys()]
    .map((at) => `\\\\+u${anyCase(text.charCodeAt(at).toString(16).padStart(4, '0'))}`)
    .join('');
}

function percent(text: string): string {
  return utf8(text)
    .map((byte) => `%(?:25)*${anyCase(hex(byte))}`)
    .join('');
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}

function anyCase(text: string): string {
  return text.replace(/[a-f]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

/** The characters of base64 that depend on the secret alone, for each place where it may begin in what was encoded. */
function base64Cores(bytes: readonly number[]): string[] {
  return [0, 1, 2]
    .map((before) => {
      const padded = Uint8Array.from([...Array<number>(before).fill(0), ...bytes]);
      const from = [0, 2, 3][before] ?? 0;
      const to = Math.floor((padded.length * 8) / 6);
      return encodeBase64(padded).slice(from, to);
    })
    .filter((core) => core.length >= LEAST_ENCODED);
}

function base64Pattern(core: string): string {
  return core.replace(/[+/]/g, (sign) =>
    sign === '+' ? '(?:\\+|-|%(?:25)*2[bB]|\\\\+u002[bB])' : '(?:\\\\*\\/|_|%(?:25)*2[fF]|\\\\+u002[fF])',
  );
}

function hexForms(bytes: readonly number[]): string[] {
  return bytes.length * 2 >= LEAST_ENCODED ? [bytes.map((byte) => anyCase(hex(byte))).join('')] : [];
}

/** Bytes of a text; a lone surrogate counts as the replacement character. */
function utf8(text: string): number[] {
  const encoded = encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd'));
  return (encoded.match(/%[0-9A-F]{2}|[\s\S]/g) ?? []).map((part) =>
    part.length === 3 ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0),
  );
}
