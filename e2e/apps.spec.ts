import path from 'node:path';
import { CLI } from './support/bridge.ts';
import { expect, test } from './support/fixtures.ts';
import { commandLine, officialServer } from './support/servers.ts';

const DUAL = commandLine('node', path.join(path.dirname(CLI), 'demo', 'dual-era.mjs'));
const EXTENSIONS = commandLine('node', path.join(path.dirname(CLI), 'demo', 'extensions.mjs'));

test('a tool with an app: its view as text, and what it needs, once it is asked for', async ({
  app,
  bridge,
}) => {
  await app.open(bridge);
  await app.connect({ command: EXTENSIONS });
  await app.state('ready');
  await app.tool('show_chart');
  await expect(app.page.locator('[data-app-uri="ui://demo/chart.html"]')).toBeVisible();
  await app.page.locator('[data-tab="app"]').click();
  const view = app.page.locator('[data-app-view]');
  await expect(view).toHaveAttribute('data-app-view', 'unread');
  await expect(app.wire.rows('[data-method="resources/read"]')).toHaveCount(0);
  await app.action('read-app').click();
  await expect(view).toHaveAttribute('data-app-view', 'read');
  await expect(app.page.locator('[data-app-source]')).toContainText('<h1>Visits</h1>');
  await expect(app.page.locator('[data-app-needs="connectDomains"]')).toContainText('https://api.example');
  await expect(app.page.locator('[data-app-needs="permissions"]')).toContainText('clipboardWrite');
  await expect(app.page.locator('iframe')).toHaveCount(0);
});

test('an extension that nobody knows is shown as the server declares it', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.connect({ command: EXTENSIONS });
  await app.state('ready');
  await app.panel('overview');
  const server = app.page.locator('[data-capabilities="server"]');
  await expect(server).toContainText('com.example/unheard-of');
  await server.locator('details summary').last().click();
  await expect(server.locator('details').last()).toContainText('2026');
});

test('what may be kept is said at lists and results, and is read again only on request', async ({
  app,
  bridge,
}) => {
  await app.open(bridge);
  await app.connect({ command: EXTENSIONS });
  await app.state('ready');
  await app.panel('tools');
  const list = app.page.locator('[data-fresh][data-ttl-ms="60000"]');
  await expect(list).toHaveAttribute('data-fresh', 'fresh');
  await expect(list).toHaveAttribute('data-cache-scope', 'public');
  await app.action('list-again').click();
  await expect(app.wire.rows('[data-kind="request"][data-method="tools/list"]')).toHaveCount(2);
  await app.panel('resources');
  await expect(app.page.locator('[data-fresh="never"]').first()).toBeVisible();
  await app.select('resource', 'ui://demo/chart.html');
  await app.run();
  const result = app.result.locator('[data-fresh]');
  await expect(result).toHaveAttribute('data-cache-scope', 'private');
  await expect(result).toHaveAttribute('data-fresh', 'expired', { timeout: 10_000 });
  await expect(app.wire.rows('[data-kind="request"][data-method="resources/read"]')).toHaveCount(1);
});

test('an icon is drawn only when it is asked for', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.connect({ command: EXTENSIONS });
  await app.state('ready');
  await app.tool('refresh_chart');
  await app.page.locator('[data-tab="definition"]').click();
  const icons = app.page.locator('[data-icons="2"]');
  await expect(icons.locator('img')).toHaveCount(0);
  await icons.locator('[data-action="show-icon"]').click();
  await expect(icons.locator('img')).toHaveJSProperty('naturalWidth', 1);
  await expect(icons.locator('a')).toHaveAttribute('rel', /noreferrer/);
});

test('a server without tasks and apps shows none of it', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.connect({ command: commandLine('node', officialServer('memory')) });
  await app.state('ready');
  await app.panel('tools');
  await expect(app.page.locator('nav a[data-panel="tasks"]')).toHaveCount(0);
  await expect(app.page.locator('[data-tab="app"], [data-field="as-task"], [data-fresh]')).toHaveCount(0);
});

test('a resource that changed is marked until it is read again', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.connect({ command: DUAL });
  await app.state('ready');
  await app.panel('resources');
  await app.select('resource', 'demo://visits');
  await app.run();
  await app.outcome('result');
  await app.page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(app.page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  const mark = app.page.locator('[data-updated]');
  await expect(mark).toHaveCount(0);
  await app.tool('grow');
  await app.run();
  await app.outcome('result');
  await expect(app.item('tool', 'grow')).toHaveAttribute('data-stale', 'true');
  await app.panel('resources');
  await app.select('resource', 'demo://visits');
  await expect(mark).toBeVisible();
  await app.run();
  await app.outcome('result', 2);
  await expect(mark).toHaveCount(0);
});
