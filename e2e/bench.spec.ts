import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { App } from './support/app.ts';
import { temporaryFolder } from './support/bridge.ts';
import { expect, test } from './support/fixtures.ts';
import { commandLine, ownServer } from './support/servers.ts';

test.use({ actionTimeout: 15_000 });

const SERVER = commandLine('node', ownServer('bench.mjs'));

/** Calls a tool with these arguments (JSON text by pointer), keeps the call, and shows the cases made of it. */
async function generate(app: App, tool: string, values: Readonly<Record<string, string>>): Promise<void> {
  await app.tool(tool);
  for (const [pointer, text] of Object.entries(values)) await app.form.fill(pointer, text);
  await app.run();
  await app.outcome('result');
  await app.action('keep-case').click();
  await expect(app.page.locator('[data-kept]')).toBeVisible();
  await app.page.locator('[data-tab="cases"]').click();
  await app.action('generate').click();
  await expect(app.page.locator('[data-case]').first()).toBeVisible();
}

/** Runs what is shown, and waits for the end of it. */
async function runCases(app: App): Promise<void> {
  await app.action('run-cases').click();
  await finished(app);
}

async function finished(app: App): Promise<void> {
  await expect(app.page.locator('[data-run-state="done"]')).toBeVisible({ timeout: 30_000 });
}

function row(app: App, id: string) {
  return app.page.locator(`[data-case="${id}"]`);
}

test('from a good call to an over-accepting case, its exchange, a file, and back after a reload', async ({
  app,
  bridge,
  faults,
}) => {
  // a save over what somebody else has written is refused
  faults.expect(/409/);
  const folder = temporaryFolder('bench');
  await app.open(bridge);
  await app.connect({ command: SERVER, cwd: folder });
  await app.state('ready');

  await app.tool('strict');
  await app.page.locator('[data-tab="cases"]').click();
  await app.action('make-base').click();
  await generate(app, 'strict', { '/n': '5' });
  await expect(row(app, 'strict-n-above-maximum')).toHaveAttribute('data-verdict', 'not-run');
  await runCases(app);

  const counts = app.page.locator('[data-over-accepting]');
  await expect(counts).toHaveAttribute('data-over-accepting', /^[1-9]/);
  await expect(counts).toHaveAttribute('data-over-rejecting', '1');
  await expect(row(app, 'strict-n-above-maximum')).toHaveAttribute('data-verdict', 'over-accepting');
  await expect(row(app, 'strict-n-at-minimum')).toHaveAttribute('data-verdict', 'over-rejecting');
  await expect(row(app, 'strict-n-required-missing')).toHaveAttribute('data-verdict', 'pass');
  await expect(row(app, 'strict-n-below-maximum')).toHaveAttribute('data-verdict', 'invalid-output');

  await row(app, 'strict-n-above-maximum').click();
  await expect(app.page.locator('[data-case-arguments] mark')).toHaveText('11');
  await expect(app.page.locator('[data-detail]')).toContainText('got 11');
  await expect(app.page.locator('[data-reason="unexpected-outcome"]')).toBeVisible();

  await app.panel('bench');
  await app.field('suite-path').fill('cases.yaml');
  await app.action('save').click();
  await expect(app.page.locator('[data-unsaved="false"]')).toBeVisible();
  const file = path.join(folder, 'cases.yaml');
  const saved = fs.readFileSync(file, 'utf8');
  expect(saved).toContain('id: strict-n-above-maximum');

  fs.appendFileSync(file, '# of an editor\n');
  await app.action('save').click();
  await expect(app.page.getByRole('alert')).toHaveCount(1);
  await app.action('load-theirs').click();
  await expect(app.page.locator('[data-unsaved="false"]')).toBeVisible();
  await expect(app.action('save-over')).toHaveCount(0);
  expect(fs.readFileSync(file, 'utf8')).toBe(`${saved}# of an editor\n`);
  fs.appendFileSync(file, '# again\n');
  await app.action('save').click();
  await app.action('save-over').click();
  await expect(app.action('save-over')).toHaveCount(0);
  await expect.poll(() => fs.readFileSync(file, 'utf8')).toBe(`${saved}# of an editor\n`);

  await app.page.reload();
  await app.ready();
  await expect(app.field('suite-path')).toHaveValue(file);
  await expect(row(app, 'strict-n-above-maximum')).toHaveAttribute('data-verdict', 'over-accepting');
  await expect(counts).toHaveAttribute('data-over-rejecting', '1');
});

test('what a person changes is kept in the file: expectation, tags, note, check and verdict', async ({
  app,
  bridge,
}) => {
  await app.open(bridge);
  await app.connect({ command: SERVER });
  await app.state('ready');
  await generate(app, 'strict', { '/n': '5' });
  await row(app, 'strict-n-above-maximum').click();
  await app.field('expect').selectOption('accepted');
  await app.field('case-tags').fill('#known limits');
  await app.field('case-note').fill('Agreed with the team.');
  await app.field('case-note').blur();
  await app.field('add-check').selectOption('contains');
  await app.field('check-text').fill('got 12');
  await app.field('check-text').press('Enter');
  await app.page.locator('[data-action="run-case"]').click();
  await finished(app);
  await expect(row(app, 'strict-n-above-maximum')).toHaveAttribute('data-verdict', 'fail');
  await expect(app.page.locator('[data-reason="not-contained"]')).toBeVisible();

  await app.field('verdict').selectOption('pass');
  await app.field('verdict-reason').fill('Known and accepted.');
  await app.field('verdict-reason').press('Enter');
  await expect(row(app, 'strict-n-above-maximum')).toHaveAttribute('data-verdict', 'pass');

  await app.page.locator('[data-case-filter]').fill('#limits');
  await expect(app.page.locator('[data-case]')).toHaveCount(1);
  await app.panel('bench');
  const download = app.page.waitForEvent('download');
  await app.action('save').click();
  const text = fs.readFileSync(await (await download).path(), 'utf8');
  for (const part of ['known', 'limits', 'Agreed with the team.', 'got 12', 'Known and accepted.']) {
    expect(text).toContain(part);
  }
});

test('a server that ends or never answers: the row says so, and the run goes on', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.connect({ command: SERVER });
  await app.state('ready');
  await generate(app, 'fragile', { '/n': '3' });
  await app.field('time-limit').fill('1');
  await runCases(app);
  const below = row(app, 'fragile-n-below-minimum');
  await expect(below).toHaveAttribute('data-outcome', 'lost');
  await expect(below).toHaveAttribute('data-verdict', 'fail');
  const above = row(app, 'fragile-n-above-maximum');
  await expect(above).toHaveAttribute('data-outcome', 'timeout');
  await expect(row(app, 'fragile-n-below-maximum')).toHaveAttribute('data-verdict', 'pass');
  await expect(app.page.locator('[data-case][data-case-state="done"]')).toHaveCount(
    await app.page.locator('[data-case]').count(),
  );
  await app.state('ready');
});

test('a run goes on while the page is reloaded, and is shown whole afterwards', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.connect({ command: SERVER });
  await app.state('ready');
  await generate(app, 'fragile', { '/n': '3' });
  const cases = await app.page.locator('[data-case]').count();
  await app.field('time-limit').fill('4');
  await app.action('run-cases').click();
  await expect(app.page.locator('[data-run-state="running"]')).not.toHaveAttribute('data-done', '0');
  await app.page.reload();
  await app.panel('bench');
  await expect(app.page.locator('[data-run-state]')).toHaveAttribute('data-total', String(cases));
  await finished(app);
  await expect(app.page.locator('[data-case][data-case-state="done"]')).toHaveCount(cases);
});

test('tools that are not marked read-only are called only after a person said so', async ({
  app,
  bridge,
}) => {
  await app.open(bridge);
  await app.connect({ command: SERVER });
  await app.state('ready');
  await generate(app, 'note', { '/text': '"hello"' });
  const calls = await app.wire.total();
  await app.action('run-cases').click();
  await expect(app.action('allow-writes')).toBeFocused();
  await expect(app.page.locator('[data-consent]')).toContainText('note');
  await expect(app.page.locator('[data-case][data-case-state]')).toHaveCount(0);
  expect(await app.wire.total()).toBe(calls);

  await app.action('allow-writes').click();
  await finished(app);
  await expect(row(app, 'note-text-above-max-length')).toHaveAttribute('data-verdict', 'over-accepting');
  await expect(row(app, 'note-text-required-missing')).toHaveAttribute('data-verdict', 'pass');
});

test('a secret is kept as a reference to the environment, never as its value', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.connect({ command: SERVER });
  await app.state('ready');
  await generate(app, 'note', { '/text': '"hello"', '/apiKey': '"not-a-real-key"' });
  await expect(app.page.locator('[data-base]')).toContainText(`\${env:API_KEY}`);
  await app.panel('bench');
  const download = app.page.waitForEvent('download');
  await app.action('save').click();
  expect(fs.readFileSync(await (await download).path(), 'utf8')).not.toContain('not-a-real-key');
});

test('a value that a suite takes from the environment is in no export, however harmless its name sounds', async ({
  app,
  launch,
}) => {
  const value = 'blue-42-harbour';
  const folder = temporaryFolder('bench');
  const suite = [
    'suite: 1',
    'cases:',
    '  - id: one',
    '    tool: note',
    `    arguments: {"text": "\${env:COLOUR}"}`,
    '    expect: any',
    '',
  ];
  fs.writeFileSync(path.join(folder, 'mine.yaml'), suite.join('\n'));
  await app.open(await launch({ env: { COLOUR: value } }));
  await app.connect({ command: SERVER, cwd: folder });
  await app.state('ready');
  await app.panel('bench');
  await app.action('open-suite').click();
  await app.field('open-path').fill('mine.yaml');
  await app.action('load-suite').click();
  await app.action('run-cases').click();
  await app.action('allow-writes').click();
  await finished(app);

  await app.action('export').click();
  await expect(app.page.locator('[data-export-state]')).toHaveAttribute('data-export-state', 'ready');
  for (const format of ['html', 'ndjson']) {
    const download = app.page.waitForEvent('download');
    await app.page.locator(`[data-export="${format}"]`).click();
    const file = fs.readFileSync(await (await download).path(), 'utf8');
    const packed = /id="recording">([A-Za-z0-9+/=]+)</.exec(file)?.[1] ?? '';
    const saved = format === 'html' ? gunzipSync(Buffer.from(packed, 'base64')).toString('utf8') : file;
    expect(saved).not.toContain(value);
    expect(saved).toContain('redacted');
  }
});

test('mistakes of a file are named, what is stale is marked, and a new schema can be accepted', async ({
  app,
  bridge,
}) => {
  const folder = temporaryFolder('bench');
  const suite = [
    'suite: 1',
    'tools:',
    '  strict:',
    '    schema: "0000000000000000"',
    '    bases:',
    '      base: {"n": 5}',
    'cases:',
    '  - id: one',
    '    tool: strict',
    '    base: base',
    '    set: {"/n": 11}',
    '    expect: rejected',
    '  - id: two',
    '    tool: strict',
    '    base: base',
    '    expect: refused',
    '',
  ];
  fs.writeFileSync(path.join(folder, 'mine.yaml'), suite.join('\n'));
  await app.open(bridge);
  await app.connect({ command: SERVER, cwd: folder });
  await app.state('ready');
  await app.panel('bench');
  await app.action('open-suite').click();
  await app.field('open-path').fill('mine.yaml');
  await app.action('load-suite').click();
  await expect(app.page.locator('[data-suite-problems="1"]')).toContainText('mine.yaml:16');
  await expect(row(app, 'one')).toHaveAttribute('data-verdict', 'stale');
  await app.action('accept-schema').click();
  await expect(row(app, 'one')).toHaveAttribute('data-verdict', 'not-run');
  await expect(app.page.locator('[data-unsaved="true"]')).toBeVisible();
});

test('rows of CSV become cases, and a report is saved', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.connect({ command: SERVER });
  await app.state('ready');
  await generate(app, 'strict', { '/n': '5' });
  await app.action('paste-rows').click();
  await app.field('csv').fill('@id,@expect,n\nseven,accepted,7\ntwelve,refused,12');
  await app.action('add-rows').click();
  await expect(app.page.getByRole('dialog').getByRole('alert')).toContainText('refused');
  await app.page.keyboard.press('Escape');
  await app.page.locator('[data-case-filter]').fill('seven');
  await expect(row(app, 'seven')).toBeVisible();
  await runCases(app);
  await expect(row(app, 'seven')).toHaveAttribute('data-verdict', 'pass');
  await app.panel('bench');
  await app.action('report').click();
  const download = app.page.waitForEvent('download');
  await app.page.locator('[data-export="markdown"]').click();
  expect(fs.readFileSync(await (await download).path(), 'utf8')).toContain('seven');
});
