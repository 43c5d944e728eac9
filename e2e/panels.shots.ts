import path from 'node:path';
import type { App } from './support/app.ts';
import { expect, test } from './support/fixtures.ts';
import { commandLine, officialServer } from './support/servers.ts';

const FOLDER = path.resolve(import.meta.dirname, '..', 'test-results', 'screenshots');
const SIZES = [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

const SETTLE_MS = 500;

async function visit(app: App, shoot: (name: string) => Promise<void>): Promise<void> {
  for (const panel of [
    'overview',
    'resources',
    'prompts',
    'inbox',
    'logs',
    'recordings',
    'settings',
  ] as const) {
    await app.panel(panel);
    await shoot(panel);
  }
  await app.panel('resources');
  await app.select('resource', 'demo://resource/static/document/features.md');
  await app.run();
  await app.outcome('result');
  await shoot('resource-read');
  await app.panel('prompts');
  await app.select('prompt', 'args-prompt');
  await app.form.fill('/city', 'Taipei');
  await app.run();
  await app.outcome('result');
  await shoot('prompt-get');
  await app.tool('get-annotated-message');
  await shoot('tool-form');
  await app.form.fill('/messageType', '"error"');
  await app.run();
  await app.outcome('result');
  for (const view of ['timeline', 'raw', 'sequence'] as const) {
    await app.wire.view(view);
    await app.wire.rows('[data-kind="response"]').last().click();
    await shoot(`tool-result-${view}`);
  }
  await app.action('compose').first().click();
  await shoot('compose');
}

for (const theme of ['light', 'dark'] as const) {
  for (const language of ['en', 'zh-CN', 'zh-TW']) {
    for (const size of SIZES) {
      test(`${theme} ${language} ${size.width}`, async ({ app, bridge }) => {
        test.setTimeout(180_000);
        const shoot = async (name: string) => {
          await app.page.mouse.move(0, 0);
          // panels and their icons come in chunks of their own
          await app.page.waitForTimeout(SETTLE_MS);
          await app.page.screenshot({
            path: path.join(FOLDER, `${size.width}-${language}-${theme}`, `${name}.png`),
          });
        };
        await app.page.setViewportSize(size);
        await app.page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await app.open(bridge);
        await app.page.locator('[data-lang]').selectOption(language);
        await expect(app.page.locator('html')).toHaveAttribute('lang', language);
        await shoot('start');
        await app.connect({ command: commandLine('node', officialServer('everything'), 'stdio') });
        await app.state('ready');
        await visit(app, shoot);
      });
    }
  }
}
