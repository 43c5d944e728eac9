import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { single } from './tally.mjs';

/**
 * The program of a package that the root depends on, to be started with this Node.
 * @param {string} name
 * @param {string} bin
 */
export function binary(name, bin) {
  const manifest = path.join(ROOT, 'node_modules', name, 'package.json');
  const { bin: bins } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  return path.join(path.dirname(manifest), typeof bins === 'string' ? bins : bins[bin]);
}

/** Every TypeScript project of the workspace, relative to the root. */
function typeProjects() {
  const folders = ['packages', 'apps'].flatMap((parent) =>
    fs.readdirSync(path.join(ROOT, parent)).map((name) => `${parent}/${name}`),
  );
  return [...folders, 'e2e', 'scripts']
    .map((folder) => `${folder}/tsconfig.json`)
    .filter((file) => fs.existsSync(path.join(ROOT, file)))
    .concat('tsconfig.test.json');
}

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {() => Promise<import('./tally.mjs').Outcome>}
 */
function check(name, args) {
  return async () => {
    const { code, output } = await run(process.execPath, args, { cwd: ROOT });
    console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
    if (code !== 0) console.log(output.trimEnd());
    return single(name, code === 0);
  };
}

/** @type {Record<string, () => (() => Promise<import('./tally.mjs').Outcome>)[]>} */
const GROUPS = {
  types: () =>
    typeProjects().map((file) => check(`types ${file}`, [binary('typescript', 'tsc'), '-p', file])),
  lint: () => [check('lint', [binary('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.'])],
  unused: () => [check('unused code', [binary('knip', 'knip'), '--no-progress'])],
  size: () => [check('first-load JavaScript', [path.join('scripts', 'first-load.mjs')])],
};

/** Names for `npm test -- <name>`. */
export const STATIC_GROUPS = Object.keys(GROUPS);

/**
 * Runs the named groups, two checks at a time.
 * @param {readonly string[]} groups
 */
export async function staticChecks(groups) {
  const waiting = groups.flatMap((name) => GROUPS[name]?.() ?? []);
  /** @type {import('./tally.mjs').Outcome[]} */
  const outcomes = [];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) outcomes.push(await next());
  };
  await Promise.all([worker(), worker()]);
  return outcomes;
}
