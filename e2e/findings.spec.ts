import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { App } from './support/app.ts';
import { CLI, temporaryFolder } from './support/bridge.ts';
import { expect, test } from './support/fixtures.ts';
import { commandLine, officialServer, ownServer } from './support/servers.ts';

const BOOKSHOP = commandLine('node', ownServer('findings.mjs'));

function rules(app: App): Promise<string[]> {
  return app.page
    .locator('[data-finding]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-finding') ?? ''));
}

test('a tool shows what is wrong with it, the gravest first, and lights the place', async ({
  app,
  bridge,
}) => {
  await app.open(bridge);
  await app.connect({ command: BOOKSHOP });
  await app.state('ready');
  await app.tool('find_books');
  await app.page.locator('[data-tab="findings"]').click();
  await expect.poll(() => rules(app)).toEqual(['SCH-05', 'SCH-20']);
  await app.page.locator('[data-finding="SCH-20"] [data-finding-place]').click();
  const lit = app.page.locator('[data-marked]');
  await expect(lit).toBeInViewport();
  await expect(lit).toContainText('100');
  await expect(app.page).toHaveURL(/place=%2FinputSchema%2Fproperties%2Flimit%2Fdefault/);
  await app.action('show-field').click();
  await expect(app.page.locator('[data-pointer="/limit"] [data-control]')).toBeFocused();
  await app.page.locator('[data-tab="findings"]').click();
  await expect(app.page).not.toHaveURL(/place=/);
  await expect(app.page.locator('[data-finding="SCH-05"]')).toHaveAttribute('data-severity', 'must');
  await expect(
    app.page.locator('[data-item="tool"][data-name="delete book"] [data-finding-count]'),
  ).toBeVisible();
  await expect(app.page.locator('[data-item="tool"][data-name="count"] [data-finding-count]')).toHaveCount(0);
});

test('a result that breaks the output schema is found when it comes', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.connect({ command: BOOKSHOP });
  await app.state('ready');
  await app.tool('find_books');
  await app.run();
  await app.outcome('result');
  const seq = Number(await app.result.getAttribute('data-request-seq')) + 1;
  await app.page.locator('[data-tab="findings"]').click();
  const finding = app.page.locator('[data-finding="TOOL-06"]');
  await expect(finding).toHaveAttribute('data-severity', 'must');
  await finding.locator(`[data-select-seq="${seq}"]`).click();
  await expect(app.page).toHaveURL(new RegExp(`sel=${seq}\\b`));
});

test('the panel has all findings of the server, narrows them, and copies them', async ({
  app,
  bridge,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.open(bridge);
  await app.connect({ command: BOOKSHOP });
  await app.state('ready');
  await app.panel('findings');
  const all = ['JS-05', 'SCH-05', 'SCH-18', 'SCH-20', 'TOOL-03', 'TOOL-11', 'DOC-01', 'TOOL-20', 'DOC-02'];
  await expect.poll(() => rules(app)).toEqual(all);
  await expect(app.page.locator('nav a[data-panel="findings"]')).toContainText(`${all.length}`);
  await app.page.locator('[data-list-filter]').fill('isbn');
  await expect.poll(() => rules(app)).toEqual(['SCH-18']);
  await app.page.getByRole('button', { name: 'Copy all as Markdown' }).click();
  const copied = await app.page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('# Findings: bookshop 1.4.0');
  expect(copied).toContain('- Tool `delete book` `/inputSchema/required/0`');
  await app.page.locator('[data-list-filter]').fill('');
  await app.panel('prompts');
  await app.page.locator('[data-tab="findings"]').click();
  await expect.poll(() => rules(app)).toEqual(['DOC-01']);
  await app.panel('findings');
  await app.page.locator('[data-rule="TOOL-03"] [data-finding-place]').first().click();
  await expect(app.page.locator('[data-item="tool"][aria-selected="true"]')).toHaveAttribute(
    'data-name',
    'delete book',
  );
});

test('recordings and exported pages have the same findings', async ({ app, bridge, browser, faults }) => {
  await app.open(bridge);
  await app.connect({ command: BOOKSHOP });
  await app.state('ready');
  await app.tool('find_books');
  await app.run();
  await app.outcome('result');
  const session = await app.session();
  await app.panel('findings');
  await expect.poll(() => rules(app)).toContain('TOOL-06');
  const before = await rules(app);
  await app.action('disconnect').click();
  await app.state('closed');
  const file = path.join(temporaryFolder('findings'), 'session.html');
  execFileSync(process.execPath, [CLI, 'export', session, '--format', 'html', '-o', file], {
    env: { ...process.env, LIFELINE_HOME: bridge.home },
    stdio: 'pipe',
  });
  const page = await (await browser.newContext({ offline: true })).newPage();
  await faults.watch(page);
  const viewer = new App(page);
  await viewer.open(pathToFileURL(file).href);
  await viewer.panel('findings');
  await expect.poll(() => rules(viewer)).toEqual(before);
});

test('says so where nothing is listed, and where nothing is wrong', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.connect({ command: commandLine('node', ownServer('refusing.mjs')) });
  await app.state('failed');
  await app.panel('findings');
  await expect(app.page.getByText('Nothing has been listed yet.')).toBeVisible();
  await app.go('#/');
  await app.connect({ command: commandLine('node', officialServer('memory')) });
  await app.state('ready');
  await app.panel('findings');
  await expect(
    app.page.locator('[data-finding][data-severity="must"], [data-finding][data-severity="should"]'),
  ).toHaveCount(0);
});

test('hostile schemas are judged beside the page, which stays at hand', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.connect({ command: commandLine('node', ownServer('hostile-schemas.mjs')) });
  await app.state('ready');
  await app.panel('findings');
  await expect(app.page.locator('[data-finding]').first()).toBeVisible({ timeout: 20_000 });
  await app.page.locator('[data-list-filter]').fill('no such finding');
  await expect(app.page.locator('[data-finding]')).toHaveCount(0);
});
