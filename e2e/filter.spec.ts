import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { App } from './support/app.ts';
import { temporaryFolder } from './support/bridge.ts';
import { expect, test } from './support/fixtures.ts';
import { commandLine, officialServer } from './support/servers.ts';

function field(page: Page): Locator {
  return page.locator('[data-filter]');
}

async function shows(app: App, count: number): Promise<void> {
  await expect(app.wire.root).toHaveAttribute('data-count-shown', String(count));
}

async function shownCount(app: App): Promise<number> {
  return Number(await app.wire.root.getAttribute('data-count-shown'));
}

/** seqs of the rows in the view, each once: the diagram draws what the person did as two arrows. */
async function seqs(app: App): Promise<number[]> {
  const all = await app.wire
    .rows()
    .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-seq'))));
  return [...new Set(all)].sort((a, b) => a - b);
}

async function connect(app: App): Promise<void> {
  await app.connect({ command: commandLine('node', officialServer('everything'), 'stdio') });
  await app.state('ready');
  await app.wire.totalAtLeast(20);
}

async function runEcho(app: App, message: string, run: number): Promise<void> {
  await app.form.fill('/message', message);
  await app.run();
  await app.outcome('result', run);
}

test('one filter for all views, in the address and over a reload', async ({ app, bridge }) => {
  const { page } = app;
  await app.open(bridge);
  await connect(app);
  await app.tool('echo');
  await runEcho(app, 'one', 1);
  await runEcho(app, 'two', 2);

  await page.locator('[data-rows]').focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  // typed letter by letter, parts of it would be filters of their own
  await page.keyboard.insertText('tool:echo -kind:action');
  await shows(app, 4);
  expect(page.url()).toContain('q=tool%3Aecho+-kind%3Aaction');
  const matching = await seqs(app);
  expect(matching).toHaveLength(4);
  for (const view of ['timeline', 'raw', 'sequence'] as const) {
    await app.wire.view(view);
    await shows(app, 4);
    expect(await seqs(app)).toEqual(matching);
  }
  await page.reload();
  await app.ready();
  await shows(app, 4);
  await expect(field(page)).toHaveValue('tool:echo -kind:action');

  await runEcho(app, 'three', 3);
  await shows(app, 6);
});

test('says what is wrong and where, and keeps the filter before', async ({ app, bridge }) => {
  const { page } = app;
  await app.open(bridge);
  await connect(app);
  await field(page).fill('method:*/list');
  await expect(field(page)).toHaveAttribute('data-valid', 'true');
  await expect.poll(() => shownCount(app)).toBeLessThan(await app.wire.total());
  const before = await shownCount(app);
  // the first may only close what is suggested
  await field(page).press('Enter');
  await field(page).press('Enter');
  await expect(page.locator('[data-rows]')).toBeFocused();
  await field(page).fill('method:*/list metod:x');
  await expect(field(page)).toHaveAttribute('data-valid', 'false');
  await expect(field(page)).toHaveAttribute('data-error', /^Column 15: .*“metod”.*“method”/);
  await shows(app, before);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('method:*/list metod:x');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await shows(app, await app.wire.total());
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-rows]')).toBeFocused();
});

test('completes keys and values by keyboard', async ({ app, bridge }) => {
  const { page } = app;
  await app.open(bridge);
  await connect(app);
  await field(page).focus();
  await page.keyboard.type('too');
  await expect(page.locator('[data-suggestion]')).toHaveText([/^tool:/]);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('too');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('tool:');
  await page.keyboard.type('ech');
  await expect(page.locator('[data-suggestion]').first()).toHaveText('echo');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-suggestion][aria-selected="true"]')).toHaveText('echo');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('tool:echo');
  await expect(page.locator('[data-suggestion]')).toHaveCount(0);
  await shows(app, 0);
  await expect(field(page)).toBeFocused();
});

test('brings an earlier request back when its answer makes it match', async ({ app, bridge }) => {
  const { page } = app;
  await app.open(bridge);
  await connect(app);
  await app.tool('trigger-long-running-operation');
  await app.form.fill('/duration', '2');
  await app.form.fill('/steps', '2');
  await field(page).fill('is:pending tool:*');
  await app.run();
  await expect(app.wire.rows('[data-kind="request"]')).toHaveCount(1);
  await app.outcome('result');
  await shows(app, 0);
  await field(page).fill('is:result tool:*');
  await expect(app.wire.rows('[data-kind="request"]')).toHaveCount(1);
  await expect(app.wire.rows('[data-kind="response"]')).toHaveCount(1);
  const all = await shownCount(app);
  await field(page).fill('is:result tool:* kind:notification');
  await shows(app, all - 2);
});

test('filters by any value, and follows an exchange', async ({ app, bridge }) => {
  const { page } = app;
  await app.open(bridge);
  await connect(app);
  await app.tool('echo');
  await runEcho(app, 'needle', 1);
  const request = app.wire.rows('[data-kind="request"][data-method="tools/call"]');
  await app.wire.detail(request, 'message');
  const selected = await page.evaluate(() => location.hash);

  await app.action('filter-event').click();
  await page.locator('[data-menu-item="follow exchange"]').click();
  await shows(app, 2);
  await expect(request).toHaveAttribute('aria-selected', 'true');

  await field(page).fill('');
  await app.action('filter-event').click();
  await page.locator('[data-menu-item="without method:tools/call"]').click();
  await expect(field(page)).toHaveValue('-method:tools/call');
  await expect(page.locator('[data-hidden-by-filter]')).toBeVisible();
  expect(await page.evaluate(() => location.hash)).toContain(/sel=\d+/.exec(selected)?.[0] ?? 'no selection');

  const value = page.locator('[data-detail] [role="treeitem"]', { hasText: '"name": "echo"' });
  await value.click();
  await value.hover();
  await value.locator('[data-action="filter-value"]').click();
  await page.locator('[data-menu-item="only"]').click();
  await expect(field(page)).toHaveValue('-method:tools/call tool:echo');
  await app.action('clear-filter').click();
  await expect(page.locator('[data-hidden-by-filter]')).toHaveCount(0);
  await field(page).fill('"needle"');
  await shows(app, 2);
  await runEcho(app, 'another needle', 2);
  await shows(app, 4);
});

const COUNT = 60_000;

/** A recording of calls whose answers hold a word now and then. */
function longRecording(): string {
  const target = { kind: 'stdio', command: 'node', args: ['server.js'], cwd: '/srv', envNames: [] };
  const header = { type: 'trace', version: 1, id: 's-long', recorder: 'test', target };
  const lines = [JSON.stringify({ ...header, createdAt: '2026-01-02T03:04:05.000Z' })];
  for (let seq = 0; seq < COUNT; seq += 1) {
    const id = Math.floor(seq / 2);
    const word = id % 3000 === 7 ? 'Needle' : 'hay';
    const request = {
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: `tool-${id % 10}`, arguments: {} },
    };
    const response = {
      jsonrpc: '2.0',
      id,
      result: { content: [{ type: 'text', text: `${word} ${'x'.repeat(200)}` }] },
    };
    const isRequest = seq % 2 === 0;
    const raw = JSON.stringify(isRequest ? request : response);
    const dir = isRequest ? 'toServer' : 'toClient';
    lines.push(JSON.stringify({ seq, atMs: seq, connection: 1, type: 'message', dir, raw }));
  }
  const file = path.join(temporaryFolder('recording'), 'long.ndjson');
  fs.writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

test('searches a long recording for text and for facts', async ({ app, launch }) => {
  const { page } = app;
  await app.open(await launch({ args: ['open', longRecording()] }));
  await app.wire.totalAtLeast(COUNT);
  await field(page).fill('NEEDLE');
  await shows(app, 10);
  await expect(app.wire.root).toHaveAttribute('data-searching', 'false');
  await app.wire.view('timeline');
  expect(await seqs(app)).toHaveLength(10);
  await field(page).fill('tool:tool-7 needle');
  await shows(app, 10);
  await field(page).fill('tool:tool-8 needle');
  await shows(app, 0);
  await field(page).fill('tool:tool-7 seq:..19999');
  await shows(app, 2000);
  await field(page).fill('-needle');
  await shows(app, COUNT - 10);
  await page.reload();
  await app.ready();
  await shows(app, COUNT - 10);
});
