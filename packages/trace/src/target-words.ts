import type { Target } from './event.ts';

/** The command line of a target, or where an imported one came from. */
export function commandLine(target: Target): string[] {
  return target.kind === 'stdio' ? [target.command, ...target.args] : [target.source];
}

/** A short name for a command line: its script or package, else its program. */
export function shortTitle(words: readonly string[]): string {
  const [program = '', ...args] = words;
  const script = args.find((word) => !word.startsWith('-'));
  return lastPart(script ?? program) || program;
}

/** The last part of a path of either kind. */
function lastPart(path: string): string {
  return /[^/\\]*$/.exec(path.replace(/[/\\]+$/, ''))?.[0] ?? '';
}
