import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { commandLine, officialServer } from './support/servers.ts';

/** Presses a key until the focused element (shadow roots left aside) matches. */
async function pressUntil(page: Page, key: string, selector: string, limit = 80): Promise<void> {
  for (let pressed = 0; pressed < limit; pressed++) {
    if (await page.evaluate((match) => document.activeElement?.matches(match) ?? false, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reached ${selector}`);
}

test('from the start page to a tool result without a mouse', async ({ app, bridge }) => {
  const { page } = app;
  await app.open(bridge);
  await pressUntil(page, 'Tab', '[data-field="command"]');
  await page.keyboard.type(commandLine('node', officialServer('everything'), 'stdio'));
  await pressUntil(page, 'Tab', '[data-action="connect"]');
  await page.keyboard.press('Enter');
  await app.state('ready');

  await page.locator('body').press('Escape');
  await pressUntil(page, 'Tab', 'nav a[data-panel="tools"]');
  await page.keyboard.press('Enter');
  await pressUntil(page, 'Tab', '[role="listbox"], [data-item="tool"], [role="listbox"] *');
  for (let step = 0; step < 40; step++) {
    if ((await app.item('tool', 'echo').getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press(step === 0 ? 'Home' : 'ArrowDown');
  }
  await expect(app.item('tool', 'echo')).toHaveAttribute('aria-selected', 'true');
  await pressUntil(page, 'Tab', '[data-pointer="/message"] [data-control]');
  await page.keyboard.type('by keyboard');
  await page.keyboard.press('Control+Enter');
  await app.outcome('result');
  await expect(app.result).toContainText('Echo: by keyboard');
});

test('the wire by keys: views, rows, partner', async ({ app, bridge }) => {
  const { page } = app;
  await app.open(bridge);
  await app.connect({ command: commandLine('node', officialServer('everything'), 'stdio') });
  await app.state('ready');
  for (const [key, view] of [
    ['2', 'timeline'],
    ['3', 'raw'],
    ['1', 'sequence'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(app.wire.root).toHaveAttribute('data-view', view);
  }
  // a view that follows may move under the mouse while the server still sends
  await expect(async () => {
    await app.wire.rows('[data-kind="request"][data-method="initialize"]').click();
    await expect(page).toHaveURL(/sel=\d+/, { timeout: 1_000 });
  }).toPass();
  const request = /sel=(\d+)/.exec(page.url())?.[1];
  await page.keyboard.press(']');
  await expect(page).not.toHaveURL(new RegExp(`sel=${request}\\b`));
  await page.keyboard.press('[');
  await expect(page).toHaveURL(new RegExp(`sel=${request}\\b`));
});
