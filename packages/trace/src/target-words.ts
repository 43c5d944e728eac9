import type { Target } from './event.ts';
import { isHttpUrl, withoutQuery } from './url-words.ts';

/** The command line of a target, its URL, or where an imported one came from. */
export function commandLine(target: Target): string[] {
  switch (target.kind) {
    case 'stdio':
      return [target.command, ...target.args];
    case 'http':
      return [target.url];
    case 'imported':
      return [target.source];
  }
}

/** What is shown of a target in a word: its program, its URL without the query, or its source. */
export function targetName(target: Target): string {
  const [first = ''] = commandLine(target);
  return target.kind === 'http' ? withoutQuery(first) : first;
}

/** Programs that run another one, which is what a person calls the server. */
const RUNNERS =
  /^(node|nodejs|deno|bun|bunx|npx|npm|pnpm|yarn|tsx|ts-node|python[\d.]*|py|uv|uvx|pipx|ruby|perl|php|java|dotnet|bash|sh|zsh)$/;
/** Words of a runner that say how it runs. */
const MANNERS: ReadonlySet<string> = new Set(['run', 'exec', 'dlx', 'x', 'tool']);

/** A short name for a command line: the script or package that a runner runs, else the program. */
export function shortTitle(words: readonly string[]): string {
  const [program = '', ...args] = words;
  if (isHttpUrl(program)) return withoutQuery(program).replace(/^https?:\/\/|\/$/gi, '');
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
