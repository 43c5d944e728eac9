/** Lines by which runtimes name an error: `Error: …`, `ModuleNotFoundError: …`, `error: …`, `fatal: …`, `panic: …`. */
const NAMED = /^\s*(?:uncaught\s+)?(?:[\w.]*(?:error|exception)|fatal|panic)\b[^:]*:\s*\S/i;

/**
 * The line that tells most plainly why a program ended: the last one that names an error, else the last one that holds
 * anything. `lines`: stderr, oldest first.
 */
export function lastErrorLine(lines: readonly string[]): string | undefined {
  const line = lines.findLast((one) => NAMED.test(one)) ?? lines.findLast((one) => one.trim() !== '');
  return line?.trim();
}
