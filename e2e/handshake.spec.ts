import { expect, test } from './support/fixtures.ts';
import { commandLine, ownServer } from './support/servers.ts';

test('a refused handshake leaves a server to write to by hand, and to disconnect', async ({
  app,
  bridge,
}) => {
  await app.open(bridge);
  await app.connect({ command: commandLine('node', ownServer('refusing.mjs')) });
  await app.state('failed');
  const strip = app.banner('handshake-failed');
  await expect(strip).toContainText('-32602');
  await expect(strip).toContainText('this server takes nobody');
  await expect(app.banner('server-ended')).toHaveCount(0);

  await app.action('compose').first().click();
  await app.page.locator('[data-compose-method]').fill('ping');
  await app.page.keyboard.press('Control+Enter');
  const answer = app.wire.rows('[data-kind="response"][data-method="ping"]');
  await expect(answer).toBeVisible();
  await answer.click();
  await expect(app.page.locator('[data-compose-text]')).toHaveCount(0);
  await expect(app.page.locator('[data-detail]')).toBeVisible();

  await strip.locator('[data-action="disconnect"]').click();
  await app.state('closed');
  await expect(app.banner('server-ended')).toBeVisible();
  await expect(app.action('compose')).toHaveCount(0);
});
