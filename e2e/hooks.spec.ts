import fs from 'node:fs';
import path from 'node:path';
import type { App } from './support/app.ts';
import { bench } from './support/bench-tour.ts';
import { type Bridge, put, temporaryFolder } from './support/bridge.ts';
import { documentedHooks, Tour } from './support/contract.ts';
import { ELSEWHERE } from './support/elsewhere.ts';
import { expect, test } from './support/fixtures.ts';
import { commandLine, officialServer, ownServer } from './support/servers.ts';

/** A recording with events that no healthy session has, and a line that cannot be read. */
function oddRecording(): string {
  const target = { kind: 'stdio', command: 'node', args: ['server.js'], cwd: '/srv', envNames: [] };
  const header = { type: 'trace', version: 1, id: 's-odd', createdAt: '2026-01-02T03:04:05.000Z' };
  const events = [
    { type: 'opened', target },
    { type: 'held', dir: 'toServer', raw: '{"jsonrpc":"2.0","id":1,"method":"ping"}' },
    ...(['delivered', 'dropped', 'answered'] as const).flatMap((how, index) => [
      { type: 'held', dir: 'toServer', raw: `{"jsonrpc":"2.0","id":${index + 2},"method":"ping"}` },
      { type: 'released', ref: 2 + index * 2, how },
    ]),
    { type: 'note', text: 'a remark' },
    { type: 'gap', reason: 'disk-full', bytes: 3 },
    ...['request', 'response', 'stream-opened', 'stream-event', 'stream-closed', 'failed'].map((event) => ({
      type: 'http',
      event,
      data: { method: 'POST' },
    })),
  ];
  const lines = events.map((event, seq) => JSON.stringify({ seq, atMs: seq, connection: 1, ...event }));
  const file = path.join(temporaryFolder('odd'), 'odd.ndjson');
  const first = JSON.stringify({ ...header, recorder: 'mcp-lifeline 0.1.0', target });
  fs.writeFileSync(file, `${[first, ...lines, 'not JSON'].join('\n')}\n`);
  return file;
}

type Look = (app: App) => Promise<void>;

async function idle(app: App, look: Look): Promise<void> {
  await app.page.locator('[data-target-kind="url"]').click();
  await look(app);
  await app.page.locator('[data-target-kind="command"]').click();
  await app.fillConnection({ command: 'node server.js', cwd: '/no/such/folder' });
  await app.page.locator('[data-declares="settings"] > summary').click();
  await app.page.locator('[data-setting="capability-sampling"]').click();
  await look(app);
  await app.action('declare-as-settings').click();
  await app.action('connect').click();
  await expect(app.page.locator('[data-connect-error]')).toBeVisible();
  await look(app);
  await app.field('cwd').fill('');
  await app.page.locator('[data-theme-toggle]').click();
  await expect(app.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await app.page.keyboard.press('Control+k');
  await expect(app.page.locator('[data-palette-query]')).toBeVisible();
  await look(app);
  await app.page.keyboard.press('Escape');
  await app.page.locator('[data-theme-toggle]').click();
}

async function failures(app: App, look: Look): Promise<void> {
  for (const command of ['no-such-program-here', commandLine('node', ownServer('refusing.mjs'))]) {
    await app.go('#/');
    await app.connect({ command });
    await app.state('failed');
    await expect(app.wire.rows('[data-event="spawn-failed"], [data-kind="response"]').first()).toBeAttached();
    await look(app);
  }
}

async function demo(app: App, look: Look): Promise<void> {
  await app.go('#/');
  await app.action('demo').click();
  await app.state('connecting');
  await look(app);
  await app.action('next').click();
  await app.state('ready');
  await look(app);
}

async function everything(app: App, look: Look): Promise<void> {
  await app.go('#/');
  await app.connect({ command: commandLine('node', officialServer('everything'), 'stdio') });
  await app.state('ready');
  const panels = [
    'overview',
    'tools',
    'resources',
    'prompts',
    'inbox',
    'logs',
    'recordings',
    'settings',
  ] as const;
  for (const panel of panels) {
    await app.panel(panel);
    await look(app);
  }
  await app.panel('prompts');
  await app.select('prompt', 'completable-prompt');
  await app.form.control('/department').pressSequentially('E');
  await expect(app.page.locator('[data-suggestion]').first()).toBeAttached();
  await look(app);
}

/** Every outcome, content and verdict. */
async function outcomes(app: App, look: Look): Promise<void> {
  await app.go('#/');
  await app.connect({
    command: commandLine('node', ownServer('contract.mjs'), '--api-key=not-a-real-key-1'),
  });
  await app.state('ready');
  await app.panel('prompts');
  await look(app);
  const call = async (tool: string, what: string, run: number, outcome: string) => {
    await app.tool(tool);
    await app.form.fill('/what', JSON.stringify(what));
    await app.run();
    await app.outcome(outcome, run);
    await look(app);
  };
  await call('ends', 'never', 1, 'pending');
  await app.tool('kinds');
  await app.run();
  await app.outcome('result');
  await expect(app.result.locator('[data-content]')).toHaveCount(7);
  await look(app);
  for (const [index, verdict] of ['ok', 'violated', 'missing'].entries()) {
    await call('declared', verdict, index + 1, 'result');
    await expect(app.result).toHaveAttribute('data-output-schema', verdict);
    await look(app);
  }
  await app.tool('ends');
  await app.outcome('timeout', 1);
  await look(app);
  await call('ends', 'tool-error', 2, 'tool-error');
  await call('ends', 'error', 3, 'error');
  await call('ends', 'big', 4, 'result');
  await app.action('show-call').click();
  await app.page.locator('[data-detail-tab="raw"]').click();
  await expect(app.page.locator('[data-raw-text][data-truncated]')).toBeVisible();
  await look(app);
  await call('ends', 'many', 5, 'result');
  await app.page.locator('[data-tab="definition"]').click();
  await look(app);
  await findings(app, look);
  await app.page.locator('[data-tab="call"]').click();
  await call('ends', 'never', 6, 'pending');
  await app.action('cancel-call').first().click();
  await app.outcome('cancelled', 6);
  await look(app);
}

/** What is wrong with a tool, and where. */
async function findings(app: App, look: Look): Promise<void> {
  await app.page.locator('[data-tab="findings"]').click();
  await expect(app.page.locator('[data-finding]').first()).toBeVisible();
  await look(app);
  await app.page.locator('[data-finding-place]').first().click();
  await expect(app.page.locator('[data-marked]')).toBeVisible();
  await look(app);
  await app.panel('findings');
  await expect(app.page.locator('[data-rule]').first()).toBeVisible();
  await look(app);
  await app.tool('ends');
}

async function form(app: App, look: Look): Promise<void> {
  await app.tool('everything-at-once');
  for (const step of [1, 2]) {
    await app.form.add('/list');
    await expect(app.form.at(`/list/${step - 1}`)).toBeVisible();
  }
  await app.form.add('/map');
  await look(app);
  await app.form.set('/nullable', 'null');
  await look(app);
  await app.form.set('/nullable', 'value');
  await look(app);
  await app.action('json-mode').click();
  await look(app);
  const editor = app.page.locator('[data-arguments-editor]');
  await editor.locator('textarea, [contenteditable]').or(editor).last().fill('[1]');
  await expect(app.page.locator('form[data-form]')).toHaveAttribute('data-arguments', 'other');
  await look(app);
  await app.run();
  await expect(app.page.locator('[data-sent-issues]').first()).toBeVisible();
  await look(app);
}

async function wire(app: App, look: Look): Promise<void> {
  for (const view of ['timeline', 'raw', 'sequence'] as const) {
    await app.wire.view(view);
    await app.page.locator('[data-rows]').focus();
    await app.page.keyboard.press('G');
    await app.wire.rows('[data-kind="malformed"]').last().click();
    for (const tab of ['message', 'raw', 'exchange']) {
      await app.page.locator(`[data-detail-tab="${tab}"]`).click();
      await look(app);
    }
    await app.page.locator('[data-rows]').focus();
    await app.page.keyboard.press('g');
    await look(app);
  }
  await app.wire.rows('[data-method="notifications/twice"]').last().click();
  await app.page.locator('[data-detail-tab="message"]').click();
  await look(app);
  const filter = app.page.locator('[data-filter]');
  await filter.fill('metod:ping');
  await expect(filter).toHaveAttribute('data-valid', 'false');
  await look(app);
  await filter.fill('method:ping');
  await expect(app.page.locator('[data-hidden-by-filter]')).toBeVisible();
  await app.action('filter-event').click();
  await look(app);
  await app.page.keyboard.press('Escape');
  await app.action('export').click();
  await expect(app.page.locator('[data-export-state="ready"]')).toBeVisible();
  await expect(app.page.locator('[data-redacted]').first()).toBeVisible();
  await look(app);
  await app.page.keyboard.press('Escape');
  await app.action('clear-filter').click();
  await app.action('compose').first().click();
  await look(app);
  await app.page.locator('[data-compose-kind="raw"]').click();
  await app.page.locator('[data-compose-text]').fill('not JSON');
  await expect(app.page.locator('[data-issue]').first()).toBeVisible();
  await look(app);
  await app.page.keyboard.press('Escape');
}

/** Notes, deletion, and two recordings side by side. */
async function recordings(app: App, look: Look): Promise<void> {
  await app.wire.view('timeline');
  await app.wire.rows('[data-kind="request"]').last().click();
  await app.action('note').last().click();
  await app.page.locator('[data-note-text]').fill('look here');
  await look(app);
  await app.action('save').last().click();
  await expect(app.wire.rows('[data-noted]').first()).toBeVisible();
  await look(app);
  await app.go('#/recordings');
  await app.page.locator('[data-recording-state="ended"]').first().click();
  await app.action('delete').click();
  await look(app);
  await app.action('cancel').click();
  for (const index of [1, 2]) await app.page.locator('[data-check]').nth(index).click();
  await look(app);
  await app.action('compare').click();
  await expect(app.page.locator('[data-compare-state="ready"]')).toBeVisible();
  const list = async (...statuses: string[]) => {
    for (const status of statuses) await app.page.locator(`[data-compare-filter="${status}"]`).click();
    await look(app);
  };
  await look(app);
  await list('onlyB', 'differs');
  await list('onlyA', 'same');
  await list('same', 'differs');
  await app.page.locator('[data-compare-row="differs"][data-differences*="result"]').first().click();
  await expect(app.page.locator('[data-compare-pair] [data-differs-at]').first()).toBeVisible();
  await look(app);
  for (const effect of ['safe', 'breaking']) {
    await app.page.locator('[data-tab="definitions"]').click();
    await expect(app.page.locator(`[data-effect="${effect}"]`).first()).toBeVisible();
    await look(app);
    await app.action('swap').click();
    await expect(app.page.locator('[data-compare-state="ready"]')).toBeVisible();
  }
}

/** Requests of the server, the end of its process, and how a session closes. */
async function ends(app: App, look: Look): Promise<void> {
  await app.panel('inbox');
  await expect(app.page.locator('[data-request="sampling"]').first()).toBeVisible();
  await look(app);
  await app.panel('logs');
  await look(app);
  await app.panel('inbox');
  await app.action('whole-result').first().click();
  await look(app);
  await app.tool('ends');
  await app.run();
  await app.outcome('pending', 7);
  await app.panel('inbox');
  await app.page.locator('[data-request="sampling"] [data-action="decline"]').first().click();
  await app.state('failed');
  await look(app);
  await app.tool('ends');
  await app.outcome('lost', 7);
  await look(app);
  await app.action('restart').first().click();
  await app.state('ready');
  await app.action('disconnect').first().click();
  await app.state('closing');
  await look(app);
  await app.state('closed');
  await look(app);
  await app.panel('overview');
  await look(app);
  await app.go('#/');
  await app.connect({ command: commandLine('node', '-e', 'setInterval(() => {}, 1000)') });
  await expect(app.page.locator('[data-connecting]')).toBeVisible();
  await look(app);
}

test.use({ actionTimeout: 15_000 });

test('the page keeps every promise of docs/driving.md', async ({ app, bridge, launch, faults, newTab }) => {
  test.setTimeout(240_000);
  faults.expect(/422|ERR_CONNECTION|WebSocket|Failed to load resource/);
  const hooks = documentedHooks();
  const tour = new Tour();
  const look: Look = ({ page }) => tour.look(page);

  await put(bridge, '/settings', { timeoutMs: 15_000 });
  await app.page.setViewportSize({ width: 1440, height: 1600 });
  await app.open(bridge);
  for (const part of [idle, failures, demo, everything, outcomes, form, wire, ends, recordings, bench]) {
    await test.step(part.name, () => part(app, look));
  }
  await test.step('a recording', async () => {
    const tab = await newTab();
    await tab.open(await launch({ args: ['open', oddRecording()] }));
    await tab.state('closed');
    await expect(tab.banner('unreadable')).toBeVisible();
    await look(tab);
  });
  await test.step('a bridge that was killed', async () => {
    const killed = await launch({ args: [process.execPath, ownServer('contract.mjs')] });
    await killed.kill();
    const tab = await newTab();
    await tab.open(await launch({ home: killed.home }));
    await tab.panel('recordings');
    await expect(tab.page.locator('[data-recording-state="crashed"]')).toBeVisible();
    await look(tab);
  });
  await test.step('memory only, bridge lost', async () => {
    const home = path.join(temporaryFolder('home'), 'file');
    fs.writeFileSync(home, '');
    const lost: Bridge = await launch({ home });
    const tab = await newTab();
    await tab.open(lost);
    await tab.action('demo').click();
    await expect(tab.banner('memory-only')).toBeVisible();
    await look(tab);
    await lost.kill();
    await expect(tab.banner('bridge-lost')).toBeVisible({ timeout: 20_000 });
    await look(tab);
  });

  expect.soft(tour.undocumented(hooks), 'values that the contract does not name').toEqual([]);
  expect.soft(tour.unknown(hooks), 'attributes that the contract does not name').toEqual([]);
  expect.soft(tour.misshapen(), 'values of another form').toEqual([]);
  expect
    .soft(
      tour.missing(hooks).filter((hook) => !(hook in ELSEWHERE)),
      'promised, but not met',
    )
    .toEqual([]);
});
