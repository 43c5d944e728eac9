import { expect, test } from './support/fixtures.ts';
import { commandLine, sharedServer } from './support/servers.ts';

test.beforeEach(async ({ app, bridge }) => {
  await app.open(bridge);
  await app.connect({ command: commandLine('node', sharedServer('schema-zoo')) });
  await app.state('ready');
});

test('what was typed a moment before a reload is there after it', async ({ app }) => {
  await app.tool('z31_textarea');
  const box = app.form.root.locator('[data-control="text"]').first();
  await box.fill('older');
  await box.fill('typed last');
  await app.page.reload();
  await app.ready();
  await expect(box).toHaveValue('typed last');
});

test('Compose brings back after a reload what was written in it', async ({ app }) => {
  await app.action('compose').first().click();
  await app.page.locator('[data-compose-method]').fill('foo/bar');
  await app.page.locator('[data-compose-text]').fill('{ "a": 1.50');
  await app.page.reload();
  await app.ready();
  await app.action('compose').first().click();
  await expect(app.page.locator('[data-compose-method]')).toHaveValue('foo/bar');
  await expect(app.page.locator('[data-compose-text]')).toHaveValue('{ "a": 1.50');
});

test('a note that is being written is kept when another row is selected', async ({ app }) => {
  const rows = app.wire.rows('[data-kind="request"]');
  await rows.first().click();
  await app.page.locator('[data-detail] [data-action="note"]').click();
  await app.page.locator('[data-note-text]').fill('half a note');
  await rows.nth(1).click();
  await rows.first().click();
  await expect(app.page.locator('[data-detail] [data-note]')).toContainText('half a note');
});
