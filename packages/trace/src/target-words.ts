import type { Target } from './event.ts';

/** The command line of a target, or where an imported one came from. */
export function commandLine(target: Target): string[] {
  return target.kind === 'stdio' ? [target.command, ...target.args] : [target.source];
}

/** Programs that run another one, which is what a person calls the server. */
const RUNNERS =
  /^(node|nodejs|deno|bun|bunx|npx|npm|pnpm|yarn|tsx|ts-node|python[\d.]*|py|uv|uvx|pipx|ruby|perl|php|java|dotnet|bash|sh|zsh)$/;
/** Words of a runner that say how it runs. */
const MANNERS: ReadonlySet<string> = new Set(['run', 'exec', 'dlx', 'x', 'tool']);

/** A short name for a command line: the script or package that a runner runs, else the program. */
export function shortTitle(words: readonly string[]): string {
  const [program = '', ...args] = words;
  const name = lastPart(program).replace(/\.(exe|cmd|bat)$/i, '');
  const script = RUNNERS.test(name.toLowerCase())
    ? args.find((word) => !word.startsWith('-') && !MANNERS.has(word))
    : undefined;
  return lastPart(script ?? name) || program;
}

/** The last part of a path of either kind. */
function lastPart(path: string): string {
  return /[^/\\]*$/.exec(path.replace(/[/\\]+$/, ''))?.[0] ?? '';
}
