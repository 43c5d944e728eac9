/** The regular expression of a `pattern`, with the Unicode flag as validators use it; undefined when unusable. */
export function compilePattern(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    // The engine's message is in English and says no more than that the pattern is bad.
    return undefined;
  }
}

/**
 * Whether `text` matches, for patterns that cannot take long: no groups, at most two open-ended repetitions, a
 * short text. Undefined for others: a schema comes from a server and must not be able to stop the page.
 */
export function matchesSafely(pattern: string, text: string): boolean | undefined {
  const repetitions = pattern.match(/[*+]|\{\d*,\d*\}/g)?.length ?? 0;
  if (pattern.includes('(') || repetitions > 2 || text.length > 200) return undefined;
  return compilePattern(pattern)?.test(text);
}
