import type { App } from './support/app.ts';
import type { Bridge } from './support/bridge.ts';
import { expect, test } from './support/fixtures.ts';
import { everythingBy } from './support/http-servers.ts';
import { commandLine, officialServer } from './support/servers.ts';

/** Connects to the official everything server in one of its modes; ends what runs beside the bridge. */
async function open(app: App, bridge: Bridge, mode: 'stdio' | 'streamableHttp' | 'sse'): Promise<() => void> {
  await app.open(bridge);
  if (mode === 'stdio') {
    await app.connect({ command: commandLine('node', officialServer('everything'), 'stdio') });
    await app.state('ready');
    return () => undefined;
  }
  const server = await everythingBy(mode);
  await app.connectUrl(`${server.origin}/${mode === 'sse' ? 'sse' : 'mcp'}`);
  await app.state('ready');
  return () => server.stop();
}

for (const mode of ['stdio', 'streamableHttp', 'sse'] as const) {
  test(`everything by ${mode}: results, templates, completion, subscriptions`, async ({ app, bridge }) => {
    const stop = await open(app, bridge, mode);
    await app.tool('get-structured-content');
    await app.form.fill('/location', '"Chicago"');
    await app.run();
    await app.outcome('result');
    await expect(app.result).toHaveAttribute('data-output-schema', 'ok');

    await app.tool('get-annotated-message');
    await app.form.fill('/messageType', '"error"');
    await app.run();
    await app.outcome('result');

    await app.panel('resources');
    await app.select('template', 'demo://resource/dynamic/text/{resourceId}');
    await app.form.control('/resourceId').fill('7');
    await app.run();
    await app.outcome('result');
    await expect(app.result).toContainText('Resource 7');

    await app.panel('prompts');
    await app.select('prompt', 'completable-prompt');
    await app.form.control('/department').pressSequentially('E');
    await expect(app.page.locator('[data-suggestion]').first()).toContainText('Engineering');

    await app.panel('resources');
    await app.select('resource', 'demo://resource/static/document/features.md');
    await app.page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await expect(app.wire.rows('[data-kind="request"][data-method="resources/subscribe"]')).toHaveAttribute(
      'data-outcome',
      'result',
    );
    stop();
  });

  test(`everything by ${mode}: questions, roots, progress, log messages`, async ({ app, bridge }) => {
    const stop = await open(app, bridge, mode);
    await app.tool('get-roots-list');
    await app.run();
    await app.outcome('result');

    await app.tool('trigger-long-running-operation');
    await app.form.fill('/duration', '1');
    await app.form.fill('/steps', '2');
    await app.run();
    await app.outcome('result');
    await expect(app.wire.rows('[data-method="notifications/progress"]').first()).toBeAttached();

    await app.tool('trigger-elicitation-request');
    await app.run();
    await app.panel('inbox');
    const asked = app.page.locator('[data-request="elicitation"][data-state="open"]');
    await asked.locator('[data-action="decline"]').click();
    await expect(app.page.locator('[data-request="elicitation"][data-state="answered"]')).toBeVisible();
    await app.tool('trigger-elicitation-request');
    await app.outcome('result');

    await app.tool('toggle-simulated-logging');
    await app.run();
    await app.outcome('result');
    await app.panel('logs');
    await expect(app.page.locator('[data-log-seq][data-source="message"]').first()).toBeAttached({
      timeout: 20_000,
    });
    stop();
  });
}
