import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

const SOURCE = path.join(ROOT, 'apps', 'bridge', 'src', 'cli', 'help.ts');

/**
 * The help that these arguments ask for, as the built program would print it: nobody waits for an installation to
 * read how to start.
 * @param {readonly string[]} args
 * @returns {Promise<string | undefined>} undefined where they ask for none, or for more than help
 */
export async function helpFor(args) {
  const [word = '', more] = args;
  const isHelp = (/** @type {string | undefined} */ one) => one === '--help' || one === '-h';
  const isAlone = isHelp(word) || (word === 'help' && more === undefined);
  const name = isAlone
    ? 'HELP'
    : args.length === 2 && isHelp(more)
      ? `${word.toUpperCase()}_HELP`
      : undefined;
  if (name === undefined) return undefined;
  // no Node that we support reads TypeScript by itself; this file holds nothing that JavaScript does not know
  const source = encodeURIComponent(fs.readFileSync(SOURCE, 'utf8'));
  /** @type {Readonly<Record<string, string>>} */
  const texts = await import(`data:text/javascript,${source}`);
  return texts[name]?.replaceAll('mcp-lifeline', 'npm start --');
}
