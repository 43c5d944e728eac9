/** Open-ended repetitions that a pattern may have: the time grows with the text's length to this power. */
const MAX_REPETITIONS = 3;

/**
 * Whether a pattern certainly cannot take long on texts of moderate length: few open-ended repetitions, and no group
 * with a repetition or a choice inside that is itself repeated.
 */
export function isSafePattern(pattern: string): boolean {
  const bare = pattern.replace(/\\./gs, 'x').replace(/\[[^\]]*\]/g, 'x');
  const repetitions = bare.match(/[*+]|\{\d+,\}/g)?.length ?? 0;
  return repetitions <= MAX_REPETITIONS && !hasRepeatedGroup(bare) && !bare.includes('\\');
}

/** Whether a group that holds a repetition or a choice is followed by `*`, `+` or `{`. */
function hasRepeatedGroup(bare: string): boolean {
  const open: { risky: boolean }[] = [];
  for (let at = 0; at < bare.length; at += 1) {
    const char = bare[at];
    const top = open.at(-1);
    if (char === '(') open.push({ risky: false });
    else if (char === ')') {
      const closed = open.pop();
      const repeated = /[*+{]/.test(bare[at + 1] ?? '');
      if (closed?.risky && repeated) return true;
      const outer = open.at(-1);
      if (outer !== undefined && (closed?.risky || repeated)) outer.risky = true;
    } else if (top !== undefined && /[*+{|]/.test(char ?? '')) top.risky = true;
  }
  return false;
}
