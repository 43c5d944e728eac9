import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Browser, Locator } from '@playwright/test';
import { App } from './support/app.ts';
import { CLI, temporaryFolder } from './support/bridge.ts';
import type { PageFaults } from './support/faults.ts';
import { expect, test } from './support/fixtures.ts';
import { commandLine, officialServer } from './support/servers.ts';

const VIEWS = ['sequence', 'timeline', 'raw'] as const;
const HOSTILE = '</script><script>alert(1)</script><!-- <script> \u2028 "__proto__" & é😀 ]]>';

/** Exports with the built program; returns the file. */
function exported(recording: string, home: string, ...options: readonly string[]): string {
  const file = path.join(temporaryFolder('export'), 'session.html');
  const args = [CLI, 'export', recording, '--format', 'html', '-o', file, ...options];
  execFileSync(process.execPath, args, { env: { ...process.env, LIFELINE_HOME: home }, stdio: 'pipe' });
  return file;
}

/** A page of a browser without a network, and what it asked for. */
async function offline(browser: Browser, faults: PageFaults): Promise<{ viewer: App; requests: string[] }> {
  const context = await browser.newContext({ offline: true });
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await faults.watch(page);
  return { viewer: new App(page), requests };
}

/** All that the rows say of themselves. */
async function rowFacts(rows: Locator): Promise<unknown[]> {
  return rows.evaluateAll((all) => all.map((row) => ({ ...(row as HTMLElement).dataset })));
}

/** The recording inside an exported page. */
function recordingIn(file: string): string {
  const packed = /id="recording">([A-Za-z0-9+/=]+)</.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? '';
  return gunzipSync(Buffer.from(packed, 'base64')).toString('utf8');
}

test('an exported page shows what the app shows, from a file and without a network', async ({
  app,
  bridge,
  browser,
  faults,
}) => {
  await app.open(bridge);
  await app.connect({ command: commandLine('node', officialServer('everything'), 'stdio') });
  await app.state('ready');
  await app.tool('echo');
  await app.form.fill('/message', HOSTILE);
  await app.run();
  await app.outcome('result');
  await app.tool('get-structured-content');
  await app.form.fill('/location', '"Chicago"');
  await app.run();
  await app.outcome('result');
  await app.action('disconnect').click();
  await app.state('closed');
  await app.go(`#/s/${await app.session()}/overview`);

  const file = exported(await app.session(), bridge.home, '--no-redact');
  const { viewer, requests } = await offline(browser, faults);
  const { page } = viewer;
  await viewer.open(pathToFileURL(file).href);
  await viewer.state('closed');
  const total = await app.wire.total();
  await viewer.wire.totalAtLeast(total);

  await test.step('the same rows in all views', async () => {
    for (const view of VIEWS) {
      await app.wire.view(view);
      await viewer.wire.view(view);
      await expect(viewer.wire.rows().first()).toBeVisible();
      const live = await rowFacts(app.wire.rows());
      expect(live.length).toBeGreaterThan(20);
      await expect.poll(() => rowFacts(viewer.wire.rows())).toEqual(live);
    }
  });

  await test.step('the exact text of a message', async () => {
    const call = viewer.wire.rows('[data-kind="request"][data-method="tools/call"]').first();
    await viewer.wire.detail(call, 'raw');
    await expect(viewer.wire.rawText).toContainText(JSON.stringify(HOSTILE).slice(1, -1));
  });

  await test.step('filter and search', async () => {
    await page.locator('[data-filter]').fill('method:tools/call -kind:action');
    await expect(viewer.wire.root).toHaveAttribute('data-count-shown', '4');
    await page.locator('[data-filter]').fill('"ALERT(1)"');
    await expect(viewer.wire.root).toHaveAttribute('data-count-shown', '2');
    await page.locator('[data-filter]').fill('');
    await expect(viewer.wire.root).toHaveAttribute('data-count-shown', String(total));
  });

  await test.step('panels, read-only; results are checked against their schema', async () => {
    await viewer.panel('tools');
    await viewer.select('tool', 'get-structured-content');
    await expect(viewer.result).toHaveAttribute('data-outcome', 'result');
    await expect(viewer.result).toHaveAttribute('data-output-schema', 'ok');
    await expect(viewer.action('run')).toHaveCount(0);
    await expect(viewer.action('compose')).toHaveCount(0);
    for (const panel of ['overview', 'resources', 'prompts', 'inbox', 'logs'] as const)
      await viewer.panel(panel);
  });

  await test.step('theme, language, help', async () => {
    await page.locator('[data-theme-toggle]').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('[data-lang]').selectOption('zh-TW');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
    await page.keyboard.press('Escape');
    await page.locator('main').focus();
    await page.keyboard.press('?');
    await expect(page.locator('dialog[open]')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('an address that leads elsewhere leads to the recording; a link to an event works', async () => {
    await viewer.go('#/settings');
    await expect(page.locator('nav a[data-panel="overview"]')).toHaveAttribute('aria-current', 'page');
    await page.goto(
      `${pathToFileURL(file).href}#/r/${(await viewer.session()).slice(2)}/logs?view=timeline&sel=3`,
    );
    await page.reload();
    await viewer.ready();
    await expect(viewer.wire.row(3)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('nav a[data-panel="logs"]')).toHaveAttribute('aria-current', 'page');
  });

  expect(requests.filter((url) => !url.startsWith('file:') && !url.startsWith('blob:'))).toEqual([]);
  await page.context().close();
});

test('the dialog saves the same page', async ({ app, launch, browser, faults }) => {
  await app.open(await launch({ args: ['open', callsRecording(100)] }));
  await app.wire.totalAtLeast(101);
  await app.action('export').click();
  await expect(app.page.locator('[data-export-state]')).toHaveAttribute('data-export-state', 'ready');
  const waiting = app.page.waitForEvent('download');
  await app.page.locator('[data-export="html"]').click();
  const file = path.join(temporaryFolder('export'), (await waiting).suggestedFilename());
  await (await waiting).saveAs(file);
  expect(file).toMatch(/\.html$/);
  expect(recordingIn(file)).not.toContain('hunter22');

  const { viewer } = await offline(browser, faults);
  await viewer.open(pathToFileURL(file).href);
  // the last event is the remark that secrets were replaced
  await viewer.wire.totalAtLeast(102);
  await expect(viewer.wire.rows('[data-method="tools/call"]').first()).toBeVisible();
  // there is nothing here to make a further page of
  await viewer.action('export').click();
  await expect(viewer.page.locator('[data-export="svg"]')).toBeVisible();
  await expect(viewer.page.locator('[data-export="html"]')).toHaveCount(0);
  await viewer.page.context().close();
});

/** A recording of so many messages, half of them calls. */
function callsRecording(messages: number): string {
  const target = { kind: 'stdio', command: 'node', args: ['server.js'], cwd: '/srv', envNames: [] };
  const header = {
    type: 'trace',
    version: 1,
    id: 's-calls',
    createdAt: '2026-01-02T03:04:05.000Z',
    recorder: 'mcp-lifeline 0.1.0',
    target,
  };
  const lines: object[] = [header, { seq: 0, atMs: 0, connection: 1, type: 'opened', target }];
  for (let seq = 1; seq <= messages; seq += 1) {
    const id = Math.ceil(seq / 2);
    const isCall = seq % 2 === 1;
    const body = isCall
      ? {
          method: 'tools/call',
          params: { name: 'search', arguments: { query: `number ${id * 7919}`, password: 'hunter22' } },
        }
      : { result: { content: [{ type: 'text', text: `${Math.sin(id)} `.repeat(12) }] } };
    const raw = JSON.stringify({ jsonrpc: '2.0', id, ...body });
    lines.push({
      seq,
      atMs: seq,
      connection: 1,
      type: 'message',
      dir: isCall ? 'toServer' : 'toClient',
      raw,
    });
  }
  const file = path.join(temporaryFolder('calls'), 'calls.ndjson');
  fs.writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return file;
}

test('a page of 1,000 messages is below 1 MB and holds no secret', async ({ browser, faults }) => {
  const file = exported(callsRecording(1000), temporaryFolder('home'));
  expect(fs.statSync(file).size).toBeLessThan(1_000_000);
  const recording = recordingIn(file);
  expect(recording).toContain('number 7919');
  expect(recording).not.toContain('hunter22');
  const { viewer } = await offline(browser, faults);
  await viewer.open(pathToFileURL(file).href);
  await expect(viewer.page).toHaveTitle(/ · Lifeline$/);
  await viewer.wire.totalAtLeast(1001);
  await viewer.page.context().close();
});

test('a page that is damaged, or holds nothing, says so', async ({ browser, faults }) => {
  const html = fs.readFileSync(exported(callsRecording(50), temporaryFolder('home')), 'utf8');
  const damaged = path.join(temporaryFolder('damaged'), 'damaged.html');
  const { viewer } = await offline(browser, faults);
  for (const [packed, banner] of [
    [(text: string) => text.slice(0, text.length / 2), 'damaged'],
    [() => 'no base64!', 'damaged'],
    [() => '', 'empty'],
  ] as const) {
    fs.writeFileSync(
      damaged,
      html.replace(/(id="recording">)([A-Za-z0-9+/=]+)/, (_, before, text) => before + packed(text)),
    );
    await viewer.open(pathToFileURL(damaged).href);
    await expect(viewer.banner(banner)).toBeVisible();
  }
  await viewer.page.context().close();
});

test('a page whose code was changed does not run it', async ({ browser, faults }) => {
  faults.expect(/script-src/);
  faults.expect(/Content Security Policy/);
  const file = exported(callsRecording(2), temporaryFolder('home'));
  const code = gzipSync("document.title = 'changed'").toString('base64');
  const html = fs.readFileSync(file, 'utf8').replace(/(?<=id="code">)[A-Za-z0-9+/=]+/, code);
  fs.writeFileSync(file, html);
  const { viewer } = await offline(browser, faults);
  const refused = viewer.page.waitForEvent('console', (message) => message.type() === 'error');
  await viewer.page.goto(pathToFileURL(file).href);
  await refused;
  await expect(viewer.page).toHaveTitle(/ · Lifeline$/);
  await viewer.page.context().close();
});
