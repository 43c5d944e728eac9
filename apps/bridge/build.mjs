// Builds the published program: dist/cli.js with dist/parts (loaded when needed), dist/guard.js and dist/suite-worker.js
// (self-contained), dist/ui (the page, and viewer.html, the frame of HTML exports) and dist/demo (the demo servers).
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const WEB = path.join(HERE, '..', 'web');
const DEMO = path.join(HERE, '..', '..', 'packages', 'demo-servers', 'src');
const DEMO_SERVERS = [
  'protocol-demo',
  'playground',
  'dual-era',
  'modern-only',
  'extensions',
  'http-demo',
  'tutorial-shutdown',
  'faulty',
];

/** CommonJS dependencies call `require` for Node's own modules, which an ES module does not have. */
const REQUIRE_BANNER =
  "import { createRequire as lifelineRequire } from 'node:module'; const require = lifelineRequire(import.meta.url);";

/**
 * Bundles programs for Node 20, each into one file without imports from node_modules.
 * @param {{entryPoints: Record<string, string>, outdir: string, extension?: string, minify?: boolean, splitting?: boolean}} options
 *   `entryPoints`: output name → source file; `splitting`: what is imported when it is needed becomes a file in `parts`
 */
export async function bundle({ entryPoints, outdir, extension = '.js', minify = false, splitting = false }) {
  await build({
    entryPoints,
    outdir,
    outExtension: { '.js': extension },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    minify,
    splitting,
    chunkNames: 'parts/[name]-[hash]',
    logLevel: 'warning',
    banner: { js: REQUIRE_BANNER },
  });
}

/**
 * Bundles the bridge's own programs, for the package, the development server and tests alike.
 * @param {string} outdir
 * @param {Record<string, string>} [more] further entry points
 */
export async function bundleBridge(outdir, more = {}) {
  const source = (/** @type {string} */ name) => path.join(HERE, 'src', name);
  await Promise.all([
    bundle({ entryPoints: { cli: source('cli.ts') }, outdir, splitting: true }),
    // programs of their own processes and threads, each in one file
    bundle({
      entryPoints: {
        guard: source('guard.ts'),
        'suite-worker': source('suite/suite-worker.ts'),
        ...more,
      },
      outdir,
    }),
  ]);
}

/**
 * Bundles the demo servers that the bridge launches.
 * @param {string} outdir
 */
export async function bundleDemoServers(outdir) {
  const source = (/** @type {string} */ name) => path.join(DEMO, `${name}.ts`);
  const names = DEMO_SERVERS.filter((name) => existsSync(source(name)));
  if (names.length === 0) return;
  const entryPoints = Object.fromEntries(names.map((name) => [name, source(name)]));
  await bundle({ entryPoints, outdir, extension: '.mjs', minify: true });
}

/**
 * Builds the page, and beside it the page of HTML exports.
 * @param {string} outDir
 */
async function buildUi(outDir) {
  const viewer = `${outDir}-viewer`;
  await Promise.all([viteBuild('vite.config.ts', outDir), viteBuild('vite.viewer.config.ts', viewer)]);
  await rename(path.join(viewer, 'viewer.html'), path.join(outDir, 'viewer.html'));
  await rm(viewer, { recursive: true });
}

/**
 * @param {string} config
 * @param {string} outDir
 */
function viteBuild(config, outDir) {
  const vite = path.join(WEB, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--config', config, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  return new Promise((resolve, reject) => {
    spawn(process.execPath, args, { cwd: WEB, stdio: 'inherit' })
      .on('error', reject)
      .on('exit', (code) =>
        code === 0 ? resolve(undefined) : reject(new Error('the page could not be built')),
      );
  });
}

/** Builds beside the present `dist` and takes its place at the end, so that a running bridge keeps what it serves. */
async function main() {
  const dist = path.join(HERE, 'dist');
  const next = path.join(HERE, 'node_modules', '.cache', `dist-${process.pid}`);
  const hasPage = existsSync(path.join(WEB, 'vite.config.ts'));
  try {
    await Promise.all([
      bundleBridge(next),
      bundleDemoServers(path.join(next, 'demo')),
      hasPage ? buildUi(path.join(next, 'ui')) : undefined,
    ]);
    const previous = `${next}-previous`;
    if (existsSync(dist)) await rename(dist, previous);
    await rename(next, dist);
    await rm(previous, { recursive: true, force: true });
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}

const isMain = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isMain) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
