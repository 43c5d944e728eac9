import fs from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

const ON_PATH = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const MAC = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const WINDOWS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** Where browsers of the Chromium family are installed on this system, best first. */
function candidates() {
  const { env } = process;
  if (process.platform === 'darwin') {
    return ['/Applications', path.join(env.HOME ?? '', 'Applications')].flatMap((folder) =>
      MAC.map((name) => path.join(folder, name)),
    );
  }
  if (process.platform === 'win32') {
    return [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => WINDOWS.map((name) => path.join(folder, name)));
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return ON_PATH.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/**
 * `CHROMIUM_PATH`, else an installed Chromium, Chrome or Edge.
 * @returns {string | undefined}
 */
export function systemChromium() {
  return process.env.CHROMIUM_PATH || candidates().find((file) => fs.existsSync(file));
}

/** Arguments that a browser needs here. As root, Chromium refuses to run with its sandbox. */
export function chromiumArguments() {
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  return process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet;
}

async function hasPlaywrightChromium() {
  const { chromium } = await import('@playwright/test');
  return fs.existsSync(chromium.executablePath());
}

/** A continuous integration machine may install what it lacks; a person is asked instead. */
async function installOnDebian() {
  const isAllowed =
    process.env.CI === 'true' && process.getuid?.() === 0 && fs.existsSync('/etc/debian_version');
  if (!isAllowed) return;
  console.log('Installing Chromium (apt-get install chromium)…');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update', '-q'], { env });
  const install = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
    env,
  });
  if (install.code !== 0) console.log(`${update.output}\n${install.output}`);
}

/**
 * Finds, or where that is allowed installs, a browser for the tests.
 * @returns {Promise<{ok: true, path: string | undefined} | {ok: false}>} without path: Playwright's own download;
 *   not ok: there is none, and a sentence said what to install
 */
export async function provideChromium() {
  const found = systemChromium();
  if (found !== undefined) return { ok: true, path: found };
  if (await hasPlaywrightChromium()) return { ok: true, path: undefined };
  await installOnDebian();
  const installed = systemChromium();
  if (installed !== undefined) return { ok: true, path: installed };
  console.log(
    'The browser tests need Chromium, Google Chrome or Microsoft Edge: install one of them, ' +
      'or set CHROMIUM_PATH to the program, or run `npx playwright install chromium`.',
  );
  return { ok: false };
}
