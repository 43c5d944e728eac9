import path from 'node:path';
import { expect, test } from './support/fixtures.ts';

const FOLDER = path.resolve(import.meta.dirname, '..', 'docs', 'images');
const STEPS = 8;

test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 });

for (const [theme, file] of [
  ['light', 'main.png'],
  ['dark', 'main-dark.png'],
] as const) {
  test(`README picture, ${theme}`, async ({ app, bridge }) => {
    await app.page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await app.open(bridge);
    await app.action('demo').click();
    for (let n = 1; n <= STEPS; n++) {
      await app.action('next').click();
      await expect(app.wire.root).toHaveAttribute('data-count-total', /\d/);
      await expect(app.wire.rows(`[data-kind="response"][data-id="${n}"]`)).toBeAttached();
    }
    await app.tool('add');
    await app.form.fill('/a', '42');
    await app.form.fill('/b', '58');
    await app.run();
    await app.outcome('result', 2);
    await app.page.mouse.move(0, 0);
    await app.page.screenshot({ path: path.join(FOLDER, file), animations: 'disabled' });
  });
}
