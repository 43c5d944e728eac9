import type { App } from './support/app.ts';
import type { Bridge } from './support/bridge.ts';
import { expect, test } from './support/fixtures.ts';
import { commandLine, sharedServer } from './support/servers.ts';

async function openCompose(app: App, bridge: Bridge): Promise<void> {
  await app.open(bridge);
  await app.connect({ command: commandLine('node', sharedServer('flood')) });
  await app.state('ready');
  await app.action('compose').first().click();
}

function kind(app: App, name: string) {
  return app.page.locator(`[data-compose-kind="${name}"]`);
}

test('any request: the exact params go out, the error comes back', async ({ app, bridge }) => {
  await openCompose(app, bridge);
  await kind(app, 'request').click();
  await app.page.locator('[data-compose-method]').fill('foo/bar');
  await app.page.locator('[data-compose-text]').fill('{ "big": 12345678901234567890.10 }');
  await app.action('send').click();
  const request = app.wire.rows('[data-kind="request"][data-method="foo/bar"]');
  await expect(request).toHaveAttribute('data-outcome', 'error');
  await app.page.locator('[data-compose-text]').press('Escape');
  await app.wire.detail(request, 'raw');
  await expect(app.wire.rawText).toContainText('{ "big": 12345678901234567890.10 }');
});

test('complains of nothing before anybody wrote, and is a key away', async ({ app, bridge }) => {
  const { page } = app;
  await openCompose(app, bridge);
  const method = page.locator('[data-compose-method]');
  await expect(method).toBeFocused();
  await expect(page.locator('[data-issue]')).toHaveCount(0);
  const total = await app.wire.total();
  await app.action('send').click();
  await expect(page.locator('[data-issue="no-method"]')).toBeVisible();
  expect(await app.wire.total()).toBe(total);
  await page.locator('[data-rows]').focus();
  await page.keyboard.press('c');
  await expect(method).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-rows]')).toBeFocused();
});

test('any notification', async ({ app, bridge }) => {
  await openCompose(app, bridge);
  await kind(app, 'notification').click();
  await app.page.locator('[data-compose-method]').fill('exit');
  await app.action('send').click();
  await expect(app.wire.rows('[data-kind="notification"][data-method="exit"]')).toHaveAttribute(
    'data-dir',
    'toServer',
  );
});

test('any line, also one that is not JSON', async ({ app, bridge }) => {
  await openCompose(app, bridge);
  await kind(app, 'raw').click();
  await app.page.locator('[data-compose-text]').fill('{"jsonrpc":"2.0","method":');
  await app.action('send').click();
  const line = app.wire.rows('[data-kind="malformed"][data-dir="toServer"]');
  await expect(line).toBeVisible();
  await app.page.locator('[data-compose-text]').press('Escape');
  await app.wire.detail(line, 'raw');
  await expect(app.wire.rawText).toHaveText('{"jsonrpc":"2.0","method":');
  await expect(app.wire.rows('[data-kind="response"][data-id="null"]')).toBeAttached();
});

test('arguments that are not JSON: refused in the form, sent as a raw line', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.action('playground').click();
  await app.state('ready');
  await app.tool('weather');
  await app.action('json-mode').click();
  const editor = app.page.locator('[data-arguments-editor]');
  await editor.fill('{"location": oops}');
  await app.tool('log');
  await app.tool('weather');
  await expect(editor).toHaveValue('{"location": oops}');
  await app.run();
  await expect(app.wire.rows('[data-kind="request"][data-method="tools/call"]')).toHaveCount(0);
  await app.action('compose-raw').click();
  await expect(app.page.locator('[data-compose-text]')).toHaveValue(
    /"method":"tools\/call".*"arguments":\{"location": oops\}/,
  );
  await app.action('send').click();
  await expect(app.wire.rows('[data-kind="malformed"][data-dir="toServer"]')).toBeVisible();
});
