import type { TextValue } from './ast.ts';

const MOST_KEPT = 10_000;

/** Whether `pattern` covers all of `text`; `*` stands for any text. Never backtracks over more than one star. */
export function globMatches(pattern: string, text: string): boolean {
  let at = 0;
  let star = -1;
  let resume = 0;
  let next = 0;
  while (at < text.length) {
    if (pattern[next] === '*') {
      star = next;
      resume = at;
      next += 1;
    } else if (next < pattern.length && pattern[next] === text[at]) {
      next += 1;
      at += 1;
    } else if (star >= 0) {
      resume += 1;
      at = resume;
      next = star + 1;
    } else {
      return false;
    }
  }
  while (pattern[next] === '*') next += 1;
  return next === pattern.length;
}

/** Whether a name matches one of the values, upper and lower case alike. Answers are remembered by name. */
export function nameMatcher(values: readonly TextValue[]): (name: string) => boolean {
  const exact = new Set<string>();
  const globs: string[] = [];
  for (const { text, quoted } of values) {
    if (quoted || !text.includes('*')) exact.add(text.toLowerCase());
    else globs.push(text.toLowerCase());
  }
  const known = new Map<string, boolean>();
  return (name) => {
    let answer = known.get(name);
    if (answer === undefined) {
      const lower = name.toLowerCase();
      answer = exact.has(lower) || globs.some((glob) => globMatches(glob, lower));
      if (known.size >= MOST_KEPT) known.clear();
      known.set(name, answer);
    }
    return answer;
  };
}
