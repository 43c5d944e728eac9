import { expect, test } from './support/fixtures.ts';
import { commandLine, officialServer } from './support/servers.ts';

test('the scrubber sets all panels to a moment, and back', async ({ app, bridge }) => {
  const { page } = app;
  await app.open(bridge);
  await app.connect({ command: commandLine('node', officialServer('everything'), 'stdio') });
  await app.state('ready');
  await app.panel('tools');
  const tools = page.locator('[data-item="tool"]');
  await expect(tools.first()).toBeVisible();
  const listed = await app.wire
    .rows('[data-kind="response"][data-method="tools/list"]')
    .getAttribute('data-seq');

  const scrubber = page.locator('[data-scrubber]');
  await scrubber.focus();
  const place = await scrubber.boundingBox();
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/at=0\b/);
  await expect(page.locator('[data-detail]')).toBeVisible();
  // it stays under the pointer that drags it
  expect((await scrubber.boundingBox())?.y).toBe(place?.y);
  await expect(page.locator('[data-banner="past"]')).toBeVisible();
  await expect(tools).toHaveCount(0);
  await expect(page.locator('[data-phase="2"]')).toHaveAttribute('data-phase-state', 'future');
  await expect(app.wire.rows(`[data-seq="${listed}"][data-after]`)).toBeAttached();
  await expect(page.locator('[data-phase-band="2"]')).toHaveText(/^2\D+$/);

  // the first moment at which the tools were known
  await scrubber.fill(String(listed));
  await expect(page).toHaveURL(new RegExp(`at=${listed}\\b`));
  await expect(tools.first()).toBeVisible();
  await expect(page.locator('[data-action="run"]')).toHaveCount(0);

  // a moment is in the address, and leaves nothing in the recording
  const total = await app.wire.root.getAttribute('data-count-total');
  await page.reload();
  await expect(tools.first()).toBeVisible();
  await expect(page.locator('[data-banner="past"]')).toBeVisible();
  await page.locator('[data-banner="past"] button').click();
  await expect(page).not.toHaveURL(/at=/);
  await expect(page.locator('[data-banner="past"]')).toHaveCount(0);
  await expect(app.wire.root).toHaveAttribute('data-count-total', total ?? '');
});

test('moments that follow each other, on every panel', async ({ app, bridge }) => {
  const { page } = app;
  await app.open(bridge);
  await app.connect({ command: commandLine('node', officialServer('everything'), 'stdio') });
  await app.state('ready');
  await app.panel('overview');
  await page.locator('[data-scrubber]').focus();
  await page.keyboard.press('Home');
  for (let at = 1; at <= 6; at++) {
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(new RegExp(`at=${at}\\b`));
    await expect(app.wire.rows(`[data-seq="${at}"][aria-selected="true"]`).first()).toBeInViewport();
    await expect(page.locator('[data-roles]')).toBeVisible();
  }
  await expect(app.action('compose')).toHaveCount(0);
  for (const panel of ['tools', 'resources', 'prompts', 'inbox', 'logs', 'settings'] as const) {
    await app.panel(panel);
    await page.locator('[data-scrubber]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('[data-banner="past"]')).toBeVisible();
  }
  await app.panel('overview');
  await page.locator('[data-banner="past"] button').click();
  await expect(page.locator('[data-roles]')).toBeVisible();
  await expect(app.action('compose')).toBeVisible();
});
