import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './support/bridge.ts';
import { expect, test } from './support/fixtures.ts';
import { commandLine, sharedServer } from './support/servers.ts';

const HEADER = {
  type: 'trace',
  version: 1,
  id: 's-example',
  createdAt: '2026-01-02T03:04:05.000Z',
  recorder: 'mcp-lifeline 0.1.0',
  target: { kind: 'stdio', command: 'node', args: ['server.js'], cwd: '/srv', envNames: [] },
};

function recording(file: string, lines: readonly string[], tail = ''): string {
  const full = path.join(temporaryFolder('recording'), file);
  fs.writeFileSync(full, `${lines.join('\n')}\n${tail}`);
  return full;
}

const events = [
  { type: 'opened', target: HEADER.target },
  { type: 'message', dir: 'toServer', raw: '{"jsonrpc":"2.0","id":1,"method":"ping"}', cause: 'auto' },
  { type: 'message', dir: 'toClient', raw: '{"jsonrpc":"2.0","id":1,"result":{}}' },
].map((event, seq) => JSON.stringify({ seq, atMs: seq * 5, connection: 1, ...event }));

test('`open` shows a recording, read-only, and survives a reload', async ({ app, launch }) => {
  const bridge = await launch({
    args: ['open', recording('plain.ndjson', [JSON.stringify(HEADER), ...events])],
  });
  await app.open(bridge);
  await expect(app.page).toHaveURL(/#\/r\//);
  await expect(app.wire.root).toHaveAttribute('data-count-total', '3');
  await expect(app.banner('recorded')).toBeVisible();
  await expect(app.wire.rows('[data-kind="response"]')).toHaveAttribute('data-outcome', 'result');
  await expect(app.action('run')).toHaveCount(0);
  await app.page.reload();
  await app.ready();
  await expect(app.wire.root).toHaveAttribute('data-count-total', '3');
});

test('a torn last line: the rest is shown, the place is named', async ({ app, launch }) => {
  const file = recording('torn.ndjson', [JSON.stringify(HEADER), ...events], '{"seq":3,"atMs":20,"connec');
  await app.open(await launch({ args: ['open', file] }));
  await expect(app.wire.root).toHaveAttribute('data-count-total', '3');
  await expect(app.banner('recorded').or(app.banner('unreadable')).first()).toBeVisible();
});

test('a recording from the future says so', async ({ app, launch }) => {
  const file = recording('future.ndjson', [JSON.stringify({ ...HEADER, version: 99 }), ...events]);
  await app.open(await launch({ args: ['open', file] }));
  await expect(app.banner('unreadable')).toContainText('99');
});

test('a past session is listed and opens with all of its events', async ({ app, launch, newTab }) => {
  const bridge = await launch();
  await app.open(bridge);
  await app.connect({ command: commandLine('node', sharedServer('flood')) });
  await app.state('ready');
  const session = await app.session();
  await app.action('disconnect').click();
  await app.state('closed');
  const total = await app.wire.total();
  await app.page.close();
  await bridge.stop();

  const page = await newTab();
  await page.open(await launch({ home: bridge.home }));
  await page.panel('recordings');
  await page.select('recording', session);
  await page.action('open-recording').first().click();
  await page.wire.totalAtLeast(total);
  expect(await page.wire.total()).toBe(total);
});

test('a file chosen on the start page is imported and shown', async ({ app, bridge }) => {
  await app.open(bridge);
  const chooser = app.page.waitForEvent('filechooser');
  await app.action('open-recording').first().click();
  await (await chooser).setFiles(recording('chosen.ndjson', [JSON.stringify(HEADER), ...events]));
  await expect(app.page).toHaveURL(/#\/r\//);
  await expect(app.wire.root).toHaveAttribute('data-count-total', '3');
  expect(fs.readdirSync(bridge.recordingsDir).filter((name) => name.endsWith('.ndjson'))).toHaveLength(1);
});

test('a recording is renamed, noted on and deleted; its file stays as it is until then', async ({
  app,
  launch,
}) => {
  const bridge = await launch();
  const file = path.join(bridge.recordingsDir, 's-kept.ndjson');
  const text = `${[JSON.stringify(HEADER), ...events].join('\n')}\n`;
  fs.writeFileSync(file, text, { mode: 0o600 });
  await app.open(bridge);
  await app.panel('recordings');
  await app.select('recording', 's-kept');
  await app.action('rename').click();
  await app.field('recording-title').fill('Before the fix');
  await app.page.keyboard.press('Enter');
  await expect(app.item('recording', 's-kept')).toContainText('Before the fix');
  await app.action('note').click();
  await app.page.locator('[data-note-text]').fill('Answers too late.');
  await app.action('save').click();
  await expect(app.page.locator('[data-note]')).toContainText('Answers too late.');

  await app.action('open-recording').click();
  await app.wire.row(2).click();
  await app.page.locator('[data-detail] [data-action="note"]').click();
  await app.page.locator('[data-note-text]').fill('this one');
  await app.page.keyboard.press('Control+Enter');
  await expect(app.wire.rows('[data-noted]')).toHaveCount(1);
  await app.page.reload();
  await app.ready();
  await expect(app.page.locator('[data-detail] [data-note]')).toContainText('this one');
  await app.page.locator('[data-detail] [data-action="edit-note"]').click();
  await app.page.locator('[data-note-text]').fill('that one');
  await app.page.locator('[data-detail] [data-action="save"]').click();
  await expect(app.page.locator('[data-detail] [data-note]')).toContainText('that one');
  await app.page.locator('[data-detail] [data-action="remove-note"]').click();
  await expect(app.wire.rows('[data-noted]')).toHaveCount(0);
  expect(fs.readFileSync(file, 'utf8')).toBe(text);

  await app.panel('recordings');
  await app.action('delete').click();
  await app.action('cancel').click();
  await app.action('delete').click();
  await app.action('confirm-delete').click();
  await expect(app.page.locator('[data-list-count="0"]')).toBeAttached();
  await expect(app.page).toHaveURL(/#\/recordings$/);
  expect(fs.readdirSync(bridge.recordingsDir)).toEqual([]);
});

test('a recording deleted in another tab: the page that shows it says so at once', async ({
  app,
  launch,
  newTab,
  faults,
}) => {
  faults.expect(/404/);
  const bridge = await launch();
  const text = `${[JSON.stringify(HEADER), ...events].join('\n')}\n`;
  fs.writeFileSync(path.join(bridge.recordingsDir, 's-kept.ndjson'), text, { mode: 0o600 });
  await app.open(bridge);
  await app.panel('recordings');
  await app.select('recording', 's-kept');
  await app.action('open-recording').click();
  await expect(app.wire.root).toHaveAttribute('data-count-total', '3');
  await app.page.reload();
  await app.ready();
  await expect(app.wire.root).toHaveAttribute('data-count-total', '3');

  const other = await newTab();
  await other.open(app.page.url());
  await other.panel('recordings');
  await other.select('recording', 's-kept');
  await other.action('delete').click();
  await other.action('confirm-delete').click();
  await app.state('failed');
  await expect(app.page.locator('main')).toContainText('no longer there');
  await expect(app.page.getByRole('button', { name: 'Open recordings' })).toBeVisible();
});

test('a recording that is being written can be noted on, and is not deleted', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.connect({ command: commandLine('node', sharedServer('flood')) });
  await app.state('ready');
  await app.wire.rows('[data-kind="response"]').first().click();
  await app.page.locator('[data-detail] [data-action="note"]').click();
  await app.page.locator('[data-note-text]').fill('live');
  await app.page.keyboard.press('Control+Enter');
  await expect(app.wire.rows('[data-noted]')).toHaveCount(1);
  await app.panel('recordings');
  await expect(app.action('delete')).toBeDisabled();
});

test('a capture of another recorder is converted; other files are refused with a reason', async ({
  app,
  bridge,
  faults,
}) => {
  faults.expect(/422/);
  await app.open(bridge);
  await app.panel('recordings');
  const file = app.page.locator('input[type="file"]');
  const folder = temporaryFolder('capture');
  const [capture, other] = [path.join(folder, 'ping.ndjson'), path.join(folder, 'other.json')];
  const line = (dir: string, t: number, text: string) => JSON.stringify({ p: 'x', t, dir, line: text });
  fs.writeFileSync(
    capture,
    [
      line('c2s', 1, '{"jsonrpc":"2.0","id":1,"method":"ping"}'),
      line('s2c', 3, '{"jsonrpc":"2.0","id":1,"result":{}}'),
    ].join('\n'),
  );
  fs.writeFileSync(other, '{"a":1}\n');
  await file.setInputFiles(other);
  await expect(app.page.locator('[data-import-error]')).toContainText('other.json');
  await file.setInputFiles(capture);
  await expect(app.page).toHaveURL(/#\/r\//);
  await expect(app.wire.root).toHaveAttribute('data-count-total', '4');
  await expect(app.wire.rows('[data-kind="response"]')).toHaveAttribute('data-outcome', 'result');
});
