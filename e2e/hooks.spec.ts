import { documentedHooks, Tour } from './support/contract.ts';
import { expect, test } from './support/fixtures.ts';
import { commandLine, officialServer, ownServer } from './support/servers.ts';

test('the page keeps every promise of docs/driving.md', async ({ app, bridge }) => {
  test.setTimeout(180_000);
  const { page } = app;
  const hooks = documentedHooks();
  const tour = new Tour();
  const look = () => tour.look(page);

  await app.open(bridge);
  await app.fillConnection({ command: 'node server.js' });
  await look();
  await app.action('demo').click();
  await app.state('connecting');
  await look();
  await app.action('next').click();
  await app.state('ready');
  await look();

  await app.go('#/');
  await app.connect({ command: commandLine('node', officialServer('everything'), 'stdio') });
  await app.state('ready');
  for (const panel of [
    'overview',
    'resources',
    'prompts',
    'inbox',
    'logs',
    'recordings',
    'settings',
  ] as const) {
    await app.panel(panel);
    await look();
  }
  await app.panel('resources');
  await app.select('resource', 'demo://resource/static/document/features.md');
  await look();
  await app.panel('prompts');
  await app.select('prompt', 'completable-prompt');
  await app.form.control('/department').pressSequentially('E');
  await expect(page.locator('[data-suggestion]').first()).toBeAttached();
  await look();
  await app.tool('get-structured-content');
  await app.form.fill('/location', '"Chicago"');
  await app.run();
  await app.outcome('result');
  await look();
  await app.page.locator('[data-tab="definition"]').click();
  await look();
  await app.page.locator('[data-tab="call"]').click();
  await app.action('json-mode').click();
  await look();
  for (const name of ['get-tiny-image', 'get-resource-links', 'get-resource-reference']) {
    await app.tool(name);
    await app.run();
    await app.outcome('result');
    await look();
  }
  for (const view of ['sequence', 'timeline', 'raw'] as const) {
    await app.wire.view(view);
    await app.wire.rows('[data-kind="response"]').last().click();
    for (const tab of ['message', 'raw', 'exchange']) {
      await page.locator(`[data-detail-tab="${tab}"]`).click();
      await look();
    }
  }
  const filter = page.locator('[data-filter]');
  await filter.fill('metod:ping');
  await expect(filter).toHaveAttribute('data-valid', 'false');
  await look();
  await filter.fill('-kind:response');
  await expect(page.locator('[data-hidden-by-filter]')).toBeVisible();
  await app.action('filter-event').click();
  await look();
  await page.keyboard.press('Escape');
  await app.action('clear-filter').click();
  await app.action('compose').first().click();
  await look();
  await page.keyboard.press('Escape');

  await app.go('#/');
  await app.connect({ command: commandLine('node', ownServer('contract.mjs')) });
  await app.state('ready');
  await app.tool('everything-at-once');
  await app.form.add('/list');
  await app.form.add('/map');
  await look();
  await app.run();
  await expect(page.locator('nav a[data-panel="inbox"]')).toBeVisible();
  await app.panel('inbox');
  await expect(page.locator('[data-request="sampling"]')).toBeVisible();
  await look();
  await page.locator('[data-request="sampling"] [data-action="decline"]').click();
  await app.state('failed');
  await look();
  await app.wire.view('raw');
  await app.wire.detail(app.wire.rows('[data-kind="malformed"]').last(), 'message');
  await expect(page.locator('[data-finding]').first()).toBeVisible();
  await look();

  // each of these has a test of its own that provokes it
  const elsewhere = /^data-(banner|truncated|fold|error|connect-error|error-code|stale|code)\b/;
  expect(tour.undocumented(hooks), 'values that the contract does not name').toEqual([]);
  expect(
    tour.missing(hooks).filter((hook) => !hook.includes('=') && !elsewhere.test(hook)),
    'promised attributes that the tour did not meet',
  ).toEqual([]);
});
