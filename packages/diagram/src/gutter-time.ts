/** Time since the start of the session for the 64 px gutter: `+1.204 s`, with fewer decimals as it gets long. */
export function gutterTime(ms: number): string {
  const seconds = ms / 1000;
  const decimals = seconds < 10 ? 3 : seconds < 100 ? 2 : seconds < 10_000 ? 1 : 0;
  return `+${seconds.toFixed(decimals)} s`;
}
