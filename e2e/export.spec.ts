import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { App } from './support/app.ts';
import { temporaryFolder } from './support/bridge.ts';
import { expect, test } from './support/fixtures.ts';
import { commandLine, officialServer } from './support/servers.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const MERMAID = path.join(ROOT, 'packages', 'diagram', 'node_modules', 'mermaid', 'dist', 'mermaid.min.js');
const SECRET = 'v4lue-of-the-variable';
const TYPED = 'ghp_0123456789abcdefghijKLMN';

async function connect(app: App): Promise<void> {
  const command = commandLine('node', officialServer('everything'), 'stdio');
  await app.connect({ command, env: { MY_API_KEY: SECRET } });
  await app.state('ready');
  await app.wire.totalAtLeast(20);
}

async function echo(app: App, message: string, run: number): Promise<void> {
  await app.form.fill('/message', message);
  await app.run();
  await app.outcome('result', run);
}

async function openDialog(page: Page): Promise<void> {
  await page.locator('[data-action="export"]').click();
  await prepared(page);
}

async function prepared(page: Page): Promise<void> {
  await expect(page.locator('[data-export-state]')).toHaveAttribute('data-export-state', 'ready');
}

/** Chooses a format and gives what was downloaded. */
async function download(
  page: Page,
  format: string,
): Promise<{ readonly file: string; readonly text: string }> {
  const waiting = page.waitForEvent('download');
  await page.locator(`[data-export="${format}"]`).click();
  const saved = await waiting;
  const file = path.join(temporaryFolder('export'), saved.suggestedFilename());
  await saved.saveAs(file);
  return { file, text: fs.readFileSync(file, 'utf8') };
}

/** Messages among a recording's lines. */
function messages(ndjson: string): number {
  return ndjson.split('\n').filter((line) => line.includes('"type":"message"')).length;
}

const arrows = (text: string) => text.match(/^ {2}[CS](?:->>|-->>|-\)|--x)[CS]: /gm)?.length ?? 0;

test('all formats, without secrets, and each opens where it belongs', async ({ app, bridge, context }) => {
  const { page } = app;
  await app.open(bridge);
  await connect(app);
  await app.tool('echo');
  await echo(app, `token ${TYPED}; end\n%% #1`, 1);
  await echo(app, `the key is ${SECRET}`, 2);
  await openDialog(page);
  await expect(page.locator('[data-redacted="variable"]')).toHaveAttribute('data-count', '1');
  await expect(page.locator('[data-redacted="token"]')).toHaveAttribute('data-count', '1');

  const ndjson = await download(page, 'ndjson');
  const mermaid = await download(page, 'mermaid');
  const svg = await download(page, 'svg');
  const markdown = await download(page, 'markdown');
  for (const { text } of [ndjson, mermaid, svg, markdown]) {
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain(TYPED);
    expect(text).toMatch(/redacted/);
  }
  const count = Number(await page.locator('[data-export-messages]').getAttribute('data-export-messages'));
  expect(messages(ndjson.text)).toBe(count);
  expect(arrows(mermaid.text)).toBe(count);
  expect(markdown.text).toContain(mermaid.text);

  const picture = await context.newPage();
  const faults: string[] = [];
  picture.on('console', (message) => faults.push(message.text()));
  await picture.goto(`file://${svg.file}`);
  await expect(picture.locator('svg > title')).toHaveText(/Everything|everything/);
  await expect(picture.getByText('tools/call').first()).toBeVisible();
  expect(faults).toEqual([]);

  await picture.goto('about:blank');
  await picture.addScriptTag({ path: MERMAID });
  const drawn = await picture.evaluate(async (text) => {
    const library: unknown = Reflect.get(window, 'mermaid');
    if (typeof library !== 'object' || library === null) throw new Error('no mermaid');
    const render: unknown = Reflect.get(library, 'render');
    if (typeof render !== 'function') throw new Error('no mermaid.render');
    const { svg: picture } = await render.call(library, 'drawn', text);
    const holder = document.createElement('div');
    holder.innerHTML = picture;
    return holder.querySelectorAll('.messageText').length;
  }, mermaid.text);
  expect(drawn).toBe(count);
  await picture.close();
});

test('what the filter shows, and secrets kept on demand', async ({ app, bridge }) => {
  const { page } = app;
  await app.open(bridge);
  await connect(app);
  await app.tool('echo');
  await echo(app, TYPED, 1);
  await page.locator('[data-filter]').fill('method:tools/call');
  await expect(app.wire.root).toHaveAttribute('data-count-shown', '3'); // with what the person did
  await page.locator('[data-rows]').focus();
  await page.keyboard.press('e');
  await prepared(page);

  await expect(page.locator('[data-export-scope="filtered"]')).toBeChecked();
  await expect(page.locator('[data-export-messages]')).toHaveAttribute('data-export-messages', '2');
  expect(arrows((await download(page, 'mermaid')).text)).toBe(2);
  await page.locator('[data-export-redact]').uncheck();
  await expect(page.getByRole('alert')).toBeVisible();
  await prepared(page);
  const excerpt = await download(page, 'ndjson');
  expect(excerpt.text).toContain(TYPED);
  expect(messages(excerpt.text)).toBe(2);

  await page.locator('[data-export-scope="all"]').check();
  const whole = await download(page, 'ndjson');
  expect(whole.text.split('\n').slice(1)).toEqual(
    fs
      .readFileSync(path.join(bridge.recordingsDir, `${await app.session()}.ndjson`), 'utf8')
      .split('\n')
      .slice(1),
  );
});

test('a secret leads to the events that it stood in', async ({ app, bridge }) => {
  const { page } = app;
  await app.open(bridge);
  await connect(app);
  await app.tool('echo');
  await echo(app, TYPED, 1);
  await openDialog(page);
  await page.locator('[data-redacted="token"] summary').click();
  const first = page.locator('[data-redacted="token"] button').first();
  const seq = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`[?&]sel=${seq}\\b`));
});

/** A recording of so many calls of the tools `a` and `b` in turn, with notes on the whole and on event 1. */
function notedRecording(calls: number): string {
  const target = { kind: 'stdio', command: 'node', args: ['server.js'], cwd: '/srv', envNames: [] };
  const header = { type: 'trace', version: 1, id: 's-noted', createdAt: '2026-01-02T03:04:05.000Z' };
  const annotations = { note: 'Slow since Friday.', notes: [{ seq: 1, text: `not with ${TYPED}` }] };
  const lines: object[] = [{ ...header, recorder: 'mcp-lifeline 0.1.0', target, annotations }];
  for (let seq = 0; seq < calls; seq += 1) {
    const params = { name: seq % 2 === 0 ? 'a' : 'b', arguments: { n: seq } };
    const raw = JSON.stringify({ jsonrpc: '2.0', id: seq, method: 'tools/call', params });
    lines.push({ seq, atMs: seq, connection: 1, type: 'message', dir: 'toServer', raw });
  }
  const file = path.join(temporaryFolder('noted'), 'noted.ndjson');
  fs.writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return file;
}

test('notes go along, without secrets, and are there again where the export is opened', async ({
  app,
  launch,
  browser,
}) => {
  const { page } = app;
  await app.open(await launch({ args: ['open', notedRecording(40)] }));
  await app.wire.totalAtLeast(40);
  await expect(app.wire.rows('[data-noted]')).toHaveCount(1);
  await openDialog(page);
  await expect(page.locator('[data-export-notes]')).toBeChecked();
  for (const format of ['mermaid', 'svg', 'markdown', 'ndjson']) {
    const { text } = await download(page, format);
    expect(text).toMatch(/Slow since Friday/);
    expect(text).toMatch(/not with/);
    expect(text).not.toContain(TYPED);
  }
  const html = await download(page, 'html');
  const viewer = await browser.newPage({ offline: true });
  await viewer.goto(pathToFileURL(html.file).href);
  await expect(viewer.locator('[data-note]')).toContainText('Slow since Friday.');
  await viewer.locator('[data-noted]').click();
  await expect(viewer.locator('[data-detail] [data-note]')).toContainText('not with [redacted:1]');
  await expect(viewer.locator('[data-action="edit-note"], [data-action="note"]')).toHaveCount(0);
  await viewer.close();

  await page.locator('[data-export-notes]').uncheck();
  await prepared(page);
  expect((await download(page, 'markdown')).text).not.toMatch(/Friday|not with/);
});

test('what is too much for a format is said before it is saved', async ({ app, launch }) => {
  const { page } = app;
  await app.open(await launch({ args: ['open', notedRecording(20_100)] }));
  await app.wire.totalAtLeast(20_100);
  await page.locator('[data-filter]').fill('tool:a');
  await expect(app.wire.root).toHaveAttribute('data-count-shown', '10050');
  await openDialog(page);
  await expect(page.locator('[data-export-large]')).toBeVisible();
  await expect(page.locator('[data-export-excess]')).toHaveCount(0);
  await page.locator('[data-export-scope="all"]').check();
  await expect(page.locator('[data-export-excess]')).toContainText('SVG');
  await expect(page.locator('[data-export="svg"]')).toHaveAttribute('aria-disabled', 'true');
  await page.locator('[data-action="export-filtered"]').click();
  await expect(page.locator('[data-export-scope="filtered"]')).toBeChecked();
  await prepared(page);
  await expect(page.locator('[data-export="svg"]')).toHaveAttribute('aria-disabled', 'false');
});
