import { expect, test } from './support/fixtures.ts';
import { commandLine, officialServer } from './support/servers.ts';
import { violations } from './support/violations.ts';

const PANELS = [
  'overview',
  'tools',
  'resources',
  'prompts',
  'inbox',
  'logs',
  'findings',
  'bench',
  'recordings',
  'settings',
] as const;

for (const theme of ['light', 'dark'] as const) {
  test(`no serious violations in ${theme}`, async ({ app, bridge }) => {
    test.setTimeout(180_000);
    await app.page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await app.open(bridge);
    expect.soft(await violations(app.page), 'start page').toEqual([]);
    await app.connect({ command: commandLine('node', officialServer('everything'), 'stdio') });
    await app.state('ready');
    for (const panel of PANELS) {
      await app.panel(panel);
      expect.soft(await violations(app.page), panel).toEqual([]);
    }
    await app.tool('get-annotated-message');
    await app.form.fill('/messageType', '"error"');
    await app.run();
    await app.outcome('result');
    for (const view of ['sequence', 'timeline', 'raw'] as const) {
      await app.wire.view(view);
      await app.wire.detail(app.wire.rows('[data-kind="response"]').last(), 'message');
      expect.soft(await violations(app.page), `result and ${view}`).toEqual([]);
    }
    await app.action('keep-case').click();
    await expect(app.page.locator('[data-kept]')).toBeVisible();
    await app.page.locator('[data-tab="cases"]').click();
    await app.action('generate').click();
    await app.page.locator('[data-case]').nth(1).click();
    expect.soft(await violations(app.page), 'cases').toEqual([]);
    await app.panel('bench');
    expect.soft(await violations(app.page), 'bench with cases').toEqual([]);
  });
}
