import { expect, test } from './support/fixtures.ts';
import { commandLine, officialServer } from './support/servers.ts';

test('the top bar stays one line and within the page', async ({ app, bridge }) => {
  const { page } = app;
  await app.open(bridge);
  await app.connect({ command: commandLine('node', officialServer('everything'), 'stdio') });
  await app.state('ready');
  for (const language of ['zh-TW', 'zh-CN', 'en']) {
    await page.locator('[data-lang]').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const width of [1024, 1152, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const bar = page.locator('header').first();
      await expect(page.locator('[data-wire]')).toHaveAttribute('data-following', 'true');
      const faults = await bar.evaluate((header) => {
        const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
        const wrapped: string[] = [];
        for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(node);
          const tops = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
          if (tops.size > 1) wrapped.push(node.textContent ?? '');
        }
        return { wrapped, over: header.scrollWidth - header.clientWidth };
      });
      expect(faults, `${language} at ${width}`).toEqual({ wrapped: [], over: 0 });
    }
  }
});
