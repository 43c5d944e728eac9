import type { TextPart } from '../secret-text.ts';

/**
 * Environment variables typed as `KEY=VALUE` lines. `bad`: line numbers (from 1) without a name or `=`; `repeated`: names
 * that are given more than once, of which the last value counts.
 */
export interface EnvLines {
  readonly env: Readonly<Record<string, string>>;
  readonly bad: readonly number[];
  readonly repeated: readonly string[];
}

/** Reads the lines; blank ones and `#` comments are skipped, values are taken as they stand. */
export function parseEnvLines(text: string): EnvLines {
  const entries: [string, string][] = [];
  const bad: number[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === '' || line.trimStart().startsWith('#')) return;
    const at = line.indexOf('=');
    const name = line
      .slice(0, at)
      .trim()
      .replace(/^export\s+/, '');
    if (at < 1 || name === '') bad.push(index + 1);
    else entries.push([name, line.slice(at + 1)]);
  });
  const names = entries.map(([name]) => name);
  const repeated = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  return { env: Object.fromEntries(entries), bad, repeated: [...repeated] };
}

export function formatEnvLines(env: Readonly<Record<string, string>>): string {
  return Object.entries(env)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');
}

/** The text in runs that together are the text: values, and what stands around them. */
export function maskedParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  const push = (part: string, isSecret: boolean) => {
    if (part !== '') parts.push({ at, text: part, isSecret });
    at += part.length;
  };
  for (const line of text.split(/(\r?\n)/)) {
    const equals = line.trimStart().startsWith('#') ? -1 : line.indexOf('=');
    push(line.slice(0, equals + 1), false);
    push(line.slice(equals + 1), equals >= 0);
  }
  return parts;
}
