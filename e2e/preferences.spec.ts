import { expect, test } from './support/fixtures.ts';

const HTML = 'html[data-app="lifeline"]';

test('language: chosen once, kept over reload and in another tab', async ({ app, bridge, newTab }) => {
  await app.open(bridge);
  await expect(app.page.locator(HTML)).toHaveAttribute('lang', 'en');
  for (const language of ['zh-TW', 'zh-CN']) {
    await app.page.locator('[data-lang]').selectOption(language);
    await expect(app.page.locator(HTML)).toHaveAttribute('lang', language);
  }
  await expect(app.page.locator('[data-action="connect"]')).toContainText('连接');
  await app.page.reload();
  await app.ready();
  await expect(app.page.locator(HTML)).toHaveAttribute('lang', 'zh-CN');
  const other = await newTab();
  await other.open(app.page.url());
  await expect(other.page.locator(HTML)).toHaveAttribute('lang', 'zh-CN');
});

test('theme: follows the system until chosen, then kept', async ({ app, bridge }) => {
  await app.page.emulateMedia({ colorScheme: 'dark' });
  await app.open(bridge);
  await expect(app.page.locator(HTML)).toHaveAttribute('data-theme', 'dark');
  await app.page.locator('[data-theme-toggle]').click();
  await expect(app.page.locator(HTML)).toHaveAttribute('data-theme', 'light');
  await app.page.reload();
  await app.ready();
  await expect(app.page.locator(HTML)).toHaveAttribute('data-theme', 'light');
});

test('no sideways page scroll from 1024 px on', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.action('demo').click();
  await app.state('connecting');
  for (const width of [1024, 1280, 1440, 1920]) {
    await app.page.setViewportSize({ width, height: 768 });
    const overflow = await app.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});
