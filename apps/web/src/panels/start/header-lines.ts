import type { TextPart } from '../secret-text.ts';

/** Headers typed as `Name: value` lines. `bad`: line numbers (from 1) without a name or a colon. */
export interface HeaderLines {
  readonly headers: Readonly<Record<string, string>>;
  readonly bad: readonly number[];
}

/** What may stand before the colon (RFC 9110, section 5.6.2). */
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** Reads the lines; blank ones and `#` comments are skipped. */
export function parseHeaderLines(text: string): HeaderLines {
  const entries: [string, string][] = [];
  const bad: number[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === '' || line.trimStart().startsWith('#')) return;
    const at = line.indexOf(':');
    const name = line.slice(0, Math.max(0, at)).trim();
    if (!NAME.test(name)) bad.push(index + 1);
    else entries.push([name, line.slice(at + 1).trim()]);
  });
  return { headers: Object.fromEntries(entries), bad };
}

export function formatHeaderLines(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

/** The text in runs that together are the text: values, which may be secret, and what stands around them. */
export function headerParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  const push = (part: string, isSecret: boolean) => {
    if (part !== '') parts.push({ at, text: part, isSecret });
    at += part.length;
  };
  for (const line of text.split(/(\r?\n)/)) {
    const colon = line.trimStart().startsWith('#') ? -1 : line.indexOf(':');
    push(line.slice(0, colon + 1), false);
    push(line.slice(colon + 1), colon >= 0);
  }
  return parts;
}
