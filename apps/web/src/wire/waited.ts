/** Whole seconds between two moments (ms); undefined in the first one, when a clock would only flicker. */
export function waitedSeconds(sinceMs: number, nowMs: number): number | undefined {
  const seconds = Math.floor((nowMs - sinceMs) / 1000);
  return seconds < 1 ? undefined : seconds;
}
