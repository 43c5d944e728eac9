import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { post, temporaryFolder } from './support/bridge.ts';
import { expect, test } from './support/fixtures.ts';
import { commandLine, sharedServer } from './support/servers.ts';

test('a command that does not exist: what was searched, and the form stays', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.connect({ command: 'no-such-program-here --flag' });
  await app.state('failed');
  await expect(app.banner('server-ended')).toContainText('"no-such-program-here" was not found');
  await app.wire.detail(app.wire.rows('[data-kind="process"][data-event="spawn-failed"]'), 'raw');
  await expect(app.page.locator('[data-detail]')).toContainText(
    process.env.PATH?.split(path.delimiter)[0] ?? '',
  );
});

test('a folder that does not exist is named beside the form', async ({ app, bridge, faults }) => {
  faults.expect(/422/);
  await app.open(bridge);
  await app.connect({ command: 'node server.js', cwd: '/no/such/folder' });
  const error = app.page.locator('[data-connect-error]').or(app.banner('server-ended'));
  await expect(error.first()).toContainText('/no/such/folder');
});

test('a server that ends at once: exit code and last stderr lines', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.connect({ command: commandLine('node', '-e', "console.error('no database');process.exit(4)") });
  await app.state('failed');
  await expect(app.banner('server-ended')).toContainText('4');
  await app.banner('server-ended').getByRole('button').first().click();
  await expect(app.page.getByText('no database', { exact: true }).first()).toBeVisible();
});

test('the argument list is shown before anything is started', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.fillConnection({ command: `node "my server.js" --name 'a b' plain` });
  await expect(app.page.locator('[data-argv] > *')).toHaveText([
    'node',
    'my server.js',
    '--name',
    'a b',
    'plain',
  ]);
});

test('a config fills the form and starts nothing', async ({ app, launch }) => {
  const folder = temporaryFolder('config');
  const canary = path.join(folder, 'started');
  const file = path.join(folder, 'mcp.json');
  const args = ['-e', `require('fs').writeFileSync(${JSON.stringify(canary)}, '')`];
  fs.writeFileSync(
    file,
    JSON.stringify({ mcpServers: { canary: { command: 'node', args, env: { A: 'b' } } } }),
  );
  await app.open(await launch({ args: ['--config', file, '--server', 'canary'] }));
  await app.state('idle');
  await expect(app.field('command')).toHaveValue(/node/);
  await expect(app.page.locator('[data-argv] > *').first()).toHaveText('node');
  await app.page.waitForTimeout(1_000);
  expect(fs.existsSync(canary)).toBe(false);
  await app.action('connect').click();
  await expect.poll(() => fs.existsSync(canary)).toBe(true);
});

test('a config that is not JSON: line and column', async ({ app, launch }) => {
  const file = path.join(temporaryFolder('config'), 'mcp.json');
  fs.writeFileSync(file, '{\n  "mcpServers": {\n    "a": }\n}\n');
  await app.open(await launch({ args: ['--config', file] }));
  await expect(app.page.locator('[data-connect-error]')).toContainText(/3.*10/);
});

test('a data directory that cannot be written: goes on in memory and says so', async ({ app, launch }) => {
  const file = path.join(temporaryFolder('home'), 'a-file');
  fs.writeFileSync(file, '');
  await app.open(await launch({ home: path.join(file, 'below') }));
  await app.connect({ command: commandLine('node', sharedServer('flood')) });
  await app.state('ready');
  await expect(app.banner('memory-only')).toBeVisible();
  await app.tool('echo');
  await app.form.fill('/text', 'in memory');
  await app.run();
  await app.outcome('result');
});

test('a link works once; without a token a page says what to do', async ({
  app,
  bridge,
  browser,
  faults,
}) => {
  faults.expect(/401|Failed to load resource/);
  await app.open(bridge);
  await app.page.reload();
  await app.ready();
  const stranger = await browser.newContext();
  const page = await stranger.newPage();
  await page.goto(bridge.url);
  await expect(page.locator('[data-banner="unauthorized"]')).toBeVisible();

  // another tab of that browser that has a link lets this one in, too
  const second = await stranger.newPage();
  await second.goto(await post(bridge, '/link', {}, 'url'));
  await expect(page.locator('[data-session-select]')).toBeVisible();
  await expect(page.locator('[data-banner="unauthorized"]')).toHaveCount(0);
  await stranger.close();
});

test('a disk with little space is said in every language; recording goes on', async ({ app, launch }) => {
  test.skip(
    process.platform !== 'linux' || process.getuid?.() !== 0,
    'needs the right to mount a small disk',
  );
  const disk = temporaryFolder('disk');
  execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk]);
  try {
    const bridge = await launch({ home: path.join(disk, 'home') });
    await app.open(bridge);
    await app.action('demo').click();
    await app.state('connecting');
    const said = new Set<string>();
    for (const language of ['en', 'zh-CN', 'zh-TW']) {
      await app.page.locator('[data-lang]').selectOption(language);
      await expect(app.page.locator('html')).toHaveAttribute('lang', language);
      said.add((await app.banner('low-disk-space').textContent()) ?? '');
    }
    expect([...said].filter((text) => /\d MiB|\d MB/.test(text))).toHaveLength(3);
    await app.action('next').click();
    await app.state('ready');
    await expect(app.banner('disk-full')).toHaveCount(0);
    await bridge.stop();
  } finally {
    execFileSync('/bin/umount', ['-l', disk]);
  }
});
