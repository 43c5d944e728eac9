import type { App } from './support/app.ts';
import type { Bridge } from './support/bridge.ts';
import { expect, test } from './support/fixtures.ts';
import { commandLine, sharedServer } from './support/servers.ts';

async function connectFlood(app: App, bridge: Bridge, env: Record<string, string> = {}): Promise<void> {
  await app.open(bridge);
  await app.connect({ command: commandLine('node', sharedServer('flood')), env });
  await app.state('ready');
}

async function invalid(app: App, kind: string, run: number): Promise<void> {
  await app.form.fill('/kind', JSON.stringify(kind));
  await app.run();
  await expect(app.result).toHaveAttribute('data-run', String(run));
}

test('a burst of 10,000 notifications: all counted, the page answers', async ({ app, bridge }) => {
  await connectFlood(app, bridge);
  await app.tool('flood');
  await app.form.fill('/n', '10000');
  await app.run();
  await app.outcome('result');
  await app.wire.totalAtLeast(10_000);
  await expect(app.result.locator('[data-content="text"]')).toContainText('sent 10000');
  await app.panel('logs');
  await app.wire.view('timeline');
  await app.page.keyboard.press('g');
  await expect(app.wire.row(0)).toBeVisible();
  await app.page.keyboard.press('G');
  await expect(app.wire.rows('[data-kind="response"][data-method="tools/call"]')).toBeVisible();
  expect(await app.page.locator('*').count()).toBeLessThanOrEqual(2_000);
});

test('a crash in mid-call: named where it happened, nothing else moves, start again', async ({
  app,
  bridge,
}) => {
  await app.page.setViewportSize({ width: 1440, height: 3000 });
  await connectFlood(app, bridge);
  await app.tool('crash');
  await app.run();
  await app.outcome('lost');
  await app.state('failed');
  const strip = app.banner('server-ended');
  await expect(strip).toContainText('7');
  await strip.getByRole('button').first().click();
  await expect(app.page.getByText('about to crash', { exact: true }).first()).toBeVisible();
  await expect(app.page.locator('form[data-form="crash"]')).toBeVisible();
  await expect(app.wire.rows('[data-kind="process"][data-event="exited"]')).toHaveAttribute('data-code', '7');

  await app.action('restart').first().click();
  await app.state('ready');
  await app.tool('echo');
  await app.form.fill('/text', 'again');
  await app.run();
  await app.outcome('result');
  await expect(app.wire.rows('[data-kind="opened"]')).toHaveCount(2);
  await expect(app.banner('server-ended')).toHaveCount(0);
});

test('garbage on stdout stays visible, exact, and ends nothing', async ({ app, bridge }) => {
  await app.page.setViewportSize({ width: 1440, height: 3000 });
  await connectFlood(app, bridge, { BANNER: '1' });
  await app.wire.view('raw');
  const banner = app.wire.rows('[data-kind="malformed"]').first();
  await app.wire.detail(banner, 'raw');
  await expect(app.wire.rawText).toHaveText('Flood server starting...');

  await app.tool('garbage');
  await app.run();
  await app.outcome('result');
  // the banner and: text, blank line, torn JSON, [], null, 42, a coloured line
  await expect(app.wire.rows('[data-kind="malformed"]')).toHaveCount(8);
  await app.wire.detail(app.wire.rows('[data-kind="malformed"]').last(), 'raw');
  expect(await app.wire.rawText.textContent()).toBe('\u001b[31mcoloured log line\u001b[0m');
});

test('each kind of broken answer has its own outcome', async ({ app, bridge }) => {
  await connectFlood(app, bridge);
  await app.tool('invalid');
  await invalid(app, 'rpc-error', 1);
  await app.outcome('error', 1);
  await expect(app.page.locator('[data-error-code="-32602"]').first()).toBeVisible();
  await expect(app.result).toContainText('look here');
  await invalid(app, 'tool-error', 2);
  await app.outcome('tool-error', 2);
  await invalid(app, 'no-jsonrpc', 3);
  await app.outcome('result', 3);
  await invalid(app, 'result-and-error', 4);
  await expect(app.result).not.toHaveAttribute('data-outcome', 'pending');
  await invalid(app, 'duplicate-id', 5);
  await app.outcome('result', 5);
  await expect(app.result).toContainText('first answer');
  await invalid(app, 'unknown-id', 6);
  await app.outcome('result', 6);
  await invalid(app, 'half-line', 7);
  await app.outcome('result', 7);
  await invalid(app, 'bad-utf8', 8);
  await app.outcome('result', 8);
  await invalid(app, 'bad-result', 9);
  await expect(app.result).toContainText('should be an array');
  await app.state('ready');
});

test('a batch in a revision that has none is malformed; the call stays pending', async ({ app, bridge }) => {
  await connectFlood(app, bridge, { PROTO: '2025-06-18' });
  await app.tool('invalid');
  await invalid(app, 'batch', 1);
  await expect(app.wire.rows('[data-kind="malformed"]')).toHaveCount(1);
  await expect(app.result).toHaveAttribute('data-outcome', 'pending');
});

test('big results and a huge line: shown in part, whole on demand', async ({ app, bridge }) => {
  await connectFlood(app, bridge);
  await app.tool('big');
  await app.form.fill('/mb', '20');
  await app.run();
  await app.outcome('result');
  await expect(app.result).toHaveAttribute('data-bytes', /^2\d{7}$/);
  await expect(app.result.locator('[data-truncated]').first()).toBeVisible();

  await app.tool('invalid');
  await invalid(app, 'huge-line', 1);
  await app.outcome('result', 1);
  await app.wire.detail(app.wire.rows('[data-kind="malformed"]').last(), 'raw');
  await expect(app.wire.rawText).toHaveAttribute('data-bytes', String(20 * 1024 * 1024));
  await expect(app.wire.rawText).toHaveAttribute('data-truncated', /.*/);
});

test('a slow call shows progress and can be cancelled', async ({ app, bridge }) => {
  await connectFlood(app, bridge);
  await app.tool('slow');
  await app.form.fill('/ms', '60000');
  await app.form.fill('/steps', '600');
  await app.run();
  await app.outcome('pending');
  await expect(app.wire.rows('[data-method="notifications/progress"]').first()).toBeAttached();
  await app.action('cancel-call').first().click();
  await app.outcome('cancelled');
  await expect(app.wire.rows('[data-method="notifications/cancelled"]')).toHaveAttribute(
    'data-dir',
    'toServer',
  );
  await app.tool('echo');
  await app.form.fill('/text', 'still here');
  await app.run();
  await app.outcome('result');
});

test('pages of a list are followed', async ({ app, bridge }) => {
  await connectFlood(app, bridge, { TOOLS: '250', PAGE: '50' });
  await app.panel('tools');
  await expect(app.page.locator('[data-list-count]').first()).toHaveAttribute('data-list-count', '258');
  await app.tool('tool_00249');
  await app.form.fill('/text', 'the last one');
  await app.run();
  await app.outcome('result');
});

test('a server that never answers: what is awaited is said', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.connect({ command: commandLine('node', sharedServer('flood')), env: { MUTE: '1' } });
  await app.state('connecting');
  await expect(app.wire.rows('[data-kind="request"][data-method="initialize"]')).toHaveAttribute(
    'data-outcome',
    'pending',
  );
  await expect(app.main).toContainText('initialize');
  await app.action('disconnect').click();
  await app.state('closed');
});
