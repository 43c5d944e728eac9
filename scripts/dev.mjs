import { requireNode } from './lib/node-version.mjs';

requireNode();

const { randomBytes } = await import('node:crypto');
const { createServer: createHttpServer } = await import('node:http');
const { createRequire } = await import('node:module');
const path = await import('node:path');
const { pathToFileURL } = await import('node:url');
const { CACHE, PERSON_CWD, ROOT } = await import('./lib/paths.mjs');
const { bootstrap } = await import('./bootstrap.mjs');

if (!(await bootstrap({ build: false }))) process.exit(1);

const BRIDGE = path.join(ROOT, 'apps', 'bridge');
const WEB = path.join(ROOT, 'apps', 'web');
const OUT = path.join(CACHE, 'dev');

/** @param {string} file */
const load = (file) => import(pathToFileURL(file).href);

const { bundleBridge, bundleDemoServers } = await load(path.join(BRIDGE, 'build.mjs'));
const source = (/** @type {string} */ name) => path.join(BRIDGE, 'src', name);
await Promise.all([
  bundleBridge(OUT, { main: source('cli/main.ts'), headers: source('headers.ts') }),
  bundleDemoServers(path.join(OUT, 'demo')),
]);

/** Only carries the upgrades that the bridge's gate let through to Vite; it never listens. */
const upgrades = createHttpServer();
const nonce = randomBytes(16).toString('base64url');
const { createLogger, createServer } = await load(
  createRequire(path.join(WEB, 'package.json')).resolve('vite'),
);
// stdout belongs to the bridge, whose line a parent process may read
const logger = { ...createLogger('info'), info: (/** @type {string} */ message) => console.error(message) };
const vite = await createServer({
  root: WEB,
  appType: 'spa',
  clearScreen: false,
  customLogger: logger,
  html: { cspNonce: nonce },
  server: { middlewareMode: true, hmr: { server: upgrades } },
});

/**
 * The page's policy, opened as far as hot reload needs: inline code and style with this start's nonce, and no
 * Trusted Types, which the error overlay does not know.
 * @param {string} policy
 */
function developmentPolicy(policy) {
  return policy
    .replace(/; (require-trusted-types-for|trusted-types)[^;]*/g, '')
    .replace(/\b(script|style)-src 'self'/g, `$1-src 'self' 'nonce-${nonce}'`);
}

const { main } = await load(path.join(OUT, 'main.js'));
const { PAGE_CSP } = await load(path.join(OUT, 'headers.js'));
process.chdir(PERSON_CWD);
const code = await main(process.argv.slice(2), OUT, {
  kind: 'middleware',
  handler: vite.middlewares,
  csp: developmentPolicy(PAGE_CSP),
  upgrade: (
    /** @type {import('node:http').IncomingMessage} */ request,
    /** @type {unknown} */ socket,
    /** @type {Buffer} */ head,
  ) => upgrades.emit('upgrade', request, socket, head),
});
await vite.close();
process.exit(code);
