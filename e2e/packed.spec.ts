import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './support/bridge.ts';
import { test } from './support/fixtures.ts';

const PACKAGE = path.resolve(import.meta.dirname, '..', 'apps', 'bridge');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

test('the packed package runs by itself: page, demo server, first step', async ({ app, launch }) => {
  const folder = temporaryFolder('packed');
  const shell = process.platform === 'win32';
  execFileSync(npm, ['pack', '--silent', '--pack-destination', folder], { cwd: PACKAGE, shell });
  const [archive] = fs.readdirSync(folder);
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  execFileSync(npm, ['install', '--no-audit', '--no-fund', '--offline', `./${archive}`], {
    cwd: folder,
    shell,
  });
  const program = path.join(folder, 'node_modules', 'mcp-lifeline', 'dist', 'cli.js');
  await app.open(await launch({ program, cwd: folder }));
  await app.action('demo').click();
  await app.state('connecting');
  await app.action('next').click();
  await app.state('ready');
  fs.rmSync(folder, { recursive: true });
});
