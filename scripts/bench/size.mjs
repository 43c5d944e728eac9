import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { firstLoadKb } from '../first-load.mjs';
import { ROOT } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';

/** @param {string} folder */
function bytesBelow(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

/** @param {readonly string[]} args @param {string} cwd */
async function npm(args, cwd) {
  const shell = process.platform === 'win32';
  const { code, output } = await run('npm', [...args], { cwd, shell });
  if (code !== 0) throw new Error(`npm ${args.join(' ')}:\n${output}`);
  return output;
}

/** Packs the bridge, installs it as a user would, and tries the installed program. */
async function packedInstallMb() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lifeline-pack-'));
  await npm(['pack', '--silent', '--pack-destination', folder], path.join(ROOT, 'apps', 'bridge'));
  const [archive] = fs.readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  await npm(['install', '--no-audit', '--no-fund', `./${archive}`], folder);
  const modules = path.join(folder, 'node_modules');
  const help = await run(process.execPath, [path.join(modules, 'mcp-lifeline', 'dist', 'cli.js'), '--help']);
  if (help.code !== 0) throw new Error(`the installed program does not start:\n${help.output}`);
  const megabytes = bytesBelow(modules) / 1e6;
  fs.rmSync(folder, { recursive: true });
  return megabytes;
}

/**
 * @returns {Promise<import('./report.mjs').Figure[]>}
 */
export async function size() {
  const kb = firstLoadKb();
  const megabytes = await packedInstallMb();
  return [
    { name: 'first-load JavaScript, gzip', value: kb, unit: 'kB', target: '≤ 150 kB', isMet: kb <= 150 },
    { name: 'installed package', value: megabytes, unit: 'MB', target: '≤ 25 MB', isMet: megabytes <= 25 },
  ];
}
