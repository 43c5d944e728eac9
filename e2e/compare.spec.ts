import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from './support/fixtures.ts';
import { commandLine, officialServer } from './support/servers.ts';

const STEPS = path.resolve(import.meta.dirname, '..', 'packages', 'model', 'traces', 'eight-steps.ndjson');

/** The eight steps as they were, and from a server that was changed. */
function store(directory: string): void {
  const text = fs.readFileSync(STEPS, 'utf8');
  const schema = 'echo.\\",\\"inputSchema\\":{';
  const changed = text
    .replaceAll('42 + 58 = 100', '42 + 58 = 101')
    .replace(schema, `${schema}\\"required\\":[\\"volume\\"],`);
  expect(changed).toContain('volume');
  fs.writeFileSync(path.join(directory, 's-old.ndjson'), text);
  fs.writeFileSync(path.join(directory, 's-new.ndjson'), changed);
}

test('two recordings are compared: messages, definitions, and the way to each', async ({ app, bridge }) => {
  store(bridge.recordingsDir);
  await app.open(bridge);
  await app.panel('recordings');
  const check = (id: string) => app.item('recording', id).locator('[data-check]');
  await check('s-old').click();
  await expect(app.action('compare')).toBeDisabled();
  await check('s-new').click();
  await expect(app.item('recording', 's-old')).toHaveAttribute('aria-checked', 'true');
  await app.action('compare').click();
  await expect(app.page).toHaveURL(/#\/compare\/s-old\/s-new$/);
  const page = app.page;
  await expect(page.locator('[data-compare-state="ready"]')).toBeVisible();
  const chip = (status: string) => page.locator(`[data-compare-filter="${status}"]`);
  await expect(chip('differs')).toHaveAttribute('data-count', '2');
  await expect(chip('onlyA')).toHaveAttribute('data-count', '0');
  await expect(page.locator('[data-compare-row="same"]')).toHaveCount(0);
  await chip('same').click();
  await expect(page.locator('[data-compare-row="same"]')).toHaveCount(
    Number(await chip('same').getAttribute('data-count')),
  );
  const call = page.locator('[data-compare-row="differs"][data-method="tools/call"]');
  await expect(call).toHaveAttribute('data-differences', 'result');
  await call.click();
  const pair = page.locator('[data-compare-pair]');
  await expect(pair.locator('[data-side="A"]')).toContainText('42 + 58 = 100');
  await expect(pair.locator('[data-side="B"]')).toContainText('42 + 58 = 101');

  await expect(pair.locator('[data-side="A"] [data-differs-at]')).toHaveAttribute(
    'data-differs-at',
    '/result/content/0/text',
  );

  await page.locator('[data-tab="definitions"]').click();
  const echo = page.locator('[data-definition-change="changed"][data-name="echo"]');
  await expect(echo).toHaveAttribute('data-effect', 'breaking');
  await expect(echo.locator('[data-change="required-added"]')).toContainText('volume');

  await page.locator('[data-tab="messages"]').click();
  await call.click();
  await pair.locator('[data-side="B"] [data-action="open-recording"]').click();
  await expect(page).toHaveURL(/#\/r\/s-new\/overview\?sel=\d+/);
  await expect(app.wire.root).toBeVisible();
});

test('a recording does not differ from itself; one that is gone is told', async ({ app, bridge, faults }) => {
  faults.expect(/404/);
  store(bridge.recordingsDir);
  await app.open(bridge);
  await app.go('#/compare/s-old/s-old');
  await expect(app.page.locator('[data-no-difference]')).toBeVisible();
  await expect(app.page.locator('[data-compare-row="same"]').first()).toBeVisible();
  await app.go('#/compare/s-old/s-gone');
  await expect(app.page.locator('[data-compare-state="failed"]')).toContainText('s-gone');
});

test('a running session is compared with a recording', async ({ app, bridge }) => {
  store(bridge.recordingsDir);
  await app.open(bridge);
  await app.connect({ command: commandLine('node', officialServer('everything'), 'stdio') });
  await app.state('ready');
  const session = await app.session();
  await app.go(`#/compare/s-old/${session}`);
  await expect(app.page.locator('[data-compare-state="ready"]')).toBeVisible();
  const only = app.page.locator('[data-compare-row="onlyB"]').first();
  await only.click();
  const side = app.page.locator('[data-compare-pair] [data-side="B"]');
  await expect(side.locator('[data-compare-text]').first()).toContainText('jsonrpc');
  await side.locator('[data-action="open-recording"]').click();
  await expect(app.page).toHaveURL(new RegExp(`#/s/${session}/overview`));
});
