import fs from 'node:fs';
import path from 'node:path';
import { withLock } from './lib/lock.mjs';
import { CACHE, CLI, ROOT } from './lib/paths.mjs';
import { run, tail } from './lib/run.mjs';
import { digest, filesBelow, readStamp, writeStamp } from './lib/stamp.mjs';

const MANIFEST = path.join(ROOT, 'package.json');
const WORKSPACES = ['apps', 'packages'].map((folder) => path.join(ROOT, folder));

function packageFolders() {
  return WORKSPACES.flatMap((parent) => fs.readdirSync(parent).map((name) => path.join(parent, name))).filter(
    (folder) => fs.existsSync(path.join(folder, 'package.json')),
  );
}

function installDigest() {
  const files = [
    MANIFEST,
    path.join(ROOT, 'pnpm-lock.yaml'),
    path.join(ROOT, 'pnpm-workspace.yaml'),
    path.join(ROOT, 'e2e', 'package.json'),
    ...packageFolders().map((folder) => path.join(folder, 'package.json')),
  ];
  return digest(files, `${process.platform} ${process.arch}`);
}

function buildDigest() {
  return digest(
    [path.join(ROOT, 'tsconfig.base.json'), ...packageFolders().flatMap(filesBelow)],
    readStamp('install'),
  );
}

/**
 * How to start pnpm through npm's own runner, as plain arguments wherever npm tells where it lives.
 * @returns {{command: string, args: string[], shell: boolean}}
 */
function pnpm() {
  const version = JSON.parse(fs.readFileSync(MANIFEST, 'utf8')).packageManager;
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('npm-cli.js')) {
    return { command: process.execPath, args: [npm, 'exec', '--yes', '--', version], shell: false };
  }
  return { command: 'npx', args: ['--yes', version], shell: process.platform === 'win32' };
}

/**
 * One step: says what it does and, if it fails, shows the end of its output and what to do.
 * @param {string} title
 * @param {string} advice
 * @param {() => Promise<import('./lib/run.mjs').Finished>} work
 * @returns {Promise<boolean>} whether it went well
 */
async function step(title, advice, work) {
  const startedAt = Date.now();
  process.stderr.write(`${title}…`);
  const { code, output } = await work();
  process.stderr.write(code === 0 ? ` ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n` : ' failed\n');
  if (code !== 0) console.error(`\n${tail(output)}\n\n${advice}`);
  return code === 0;
}

const isInstalled = () => readStamp('install') === installDigest();
const isBuilt = () => readStamp('build') === buildDigest() && fs.existsSync(CLI);

async function install() {
  if (isInstalled()) return true;
  const wanted = installDigest();
  const { command, args, shell } = pnpm();
  const isDone = await step(
    'Installing packages (the first time needs the network and about a minute)',
    'The packages could not be installed. Check the network and the lines above, then run the same command again.',
    () => run(command, [...args, 'install', '--frozen-lockfile'], { cwd: ROOT, shell }),
  );
  if (isDone) writeStamp('install', wanted);
  return isDone;
}

async function build() {
  if (isBuilt()) return true;
  const wanted = buildDigest();
  const isDone = await step(
    'Building',
    'The build failed; the lines above say where. After a change of yours: fix it and run the same command again.',
    () => run(process.execPath, [path.join('apps', 'bridge', 'build.mjs')], { cwd: ROOT }),
  );
  if (isDone) writeStamp('build', wanted);
  return isDone;
}

/**
 * Installs and builds what is stale, and says nothing when nothing is. Works offline and without git once done.
 * @param {{build?: boolean}} [options] `build: false` only installs
 * @returns {Promise<boolean>} false when a step failed; the person was told why
 */
export async function bootstrap(options = {}) {
  const needsBuild = options.build !== false;
  // without the lock, so that a folder that cannot be written to serves as well
  if (isInstalled() && (!needsBuild || isBuilt())) return true;
  const onWait = (/** @type {number} */ pid) =>
    console.error(`Waiting for another start (process ${pid}) to finish installing and building…`);
  return withLock(
    path.join(CACHE, 'bootstrap.lock'),
    onWait,
    async () => (await install()) && (!needsBuild || (await build())),
  );
}
