import { expect, test } from './support/fixtures.ts';
import { violations } from './support/violations.ts';

test.use({ viewport: { width: 1440, height: 1400 } });

test('step mode, by keyboard and on the rows: release, guess, edit, answer, drop, and a reload', async ({
  app,
  bridge,
}) => {
  const { page, wire } = app;
  const bar = page.locator('[data-stepping]');
  const held = (n: number) => expect(bar).toHaveAttribute('data-held-count', String(n));
  const request = (id: number) => wire.rows(`[data-kind="request"][data-id="${id}"]`);
  const next = () => app.action('next').click();
  await app.open(bridge);
  await app.action('demo').click();
  await app.state('connecting');

  // initialize waits at the gate
  await app.action('hold').click();
  await next();
  await expect(request(1)).toHaveAttribute('data-held', 'true');
  await page.locator('[data-guess]').selectOption('result-down');
  await page.locator('[data-rows]').focus();
  await page.keyboard.press('n');
  await expect(request(1)).toHaveAttribute('data-released', 'delivered');
  await expect(page.locator('[data-guess-verdict="right"]')).toBeVisible();

  // its answer, too: a reload keeps it
  const answer = wire.rows('[data-kind="response"][data-id="1"]');
  await expect(answer).toHaveAttribute('data-held', 'true');
  await page.reload();
  await app.ready();
  await held(1);
  await page.locator('[data-layout="panel"]').click();
  await page.locator('[data-banner="held"] button').click();
  await answer.locator('[data-action="release"]').click();
  const initialized = wire.rows('[data-method="notifications/initialized"]');
  await expect(initialized).toHaveAttribute('data-held', 'true');
  await bar.locator('[data-action="release"]').click();
  await app.state('ready');
  await held(0);

  // a request that is answered in the place of the server
  await next();
  await bar.locator('[data-action="answer"]').click();
  expect.soft(await violations(page), 'step mode').toEqual([]);
  await page.locator('[data-step-text]').fill('{"tools":[]}');
  await page.keyboard.press('Control+Enter');
  await expect(request(2)).toHaveAttribute('data-released', 'answered');

  // one that is edited, and its answer dropped
  await next();
  await bar.locator('[data-action="edit"]').click();
  const text = page.locator('[data-step-text]');
  await expect(text).toHaveValue(/tools\/call/);
  await text.fill((await text.inputValue()).replace('Hello', 'Edited'));
  await app.action('deliver').click();
  await expect(request(3)).toHaveAttribute('data-released', 'edited');
  await held(1);
  await bar.locator('[data-action="drop"]').click();
  await expect(request(3)).toHaveAttribute('data-outcome', 'lost');

  // only what the filter matches
  await page.locator('[data-filter]').fill('method:resources/*');
  await page.locator('[data-step-filter]').click();
  await expect(page.locator('[data-step-filter]')).toBeChecked();
  await page.locator('[data-step-direction]').selectOption('toServer');
  await page.locator('[data-filter]').fill('');
  await next();
  await expect(request(4)).toHaveAttribute('data-outcome', 'result');
  await next();
  await expect(request(5)).toHaveAttribute('data-held', 'true');

  // to a room, by keys alone
  const html = page.locator('html');
  await page.locator('[data-rows]').focus();
  await page.keyboard.press('p');
  await expect(html).toHaveAttribute('data-presenter', '');
  await expect(app.page.locator('h1')).toHaveCount(1);
  await expect(page.locator('[data-filter]')).toBeHidden();
  await page.keyboard.press('n');
  await expect(request(5)).toHaveAttribute('data-released', 'delivered');
  await expect(request(5)).toHaveAttribute('data-outcome', 'result');
  await page.keyboard.press('End');
  await expect(wire.rows('[aria-selected="true"]')).toHaveAttribute('data-kind', 'response');
  await page.keyboard.press('PageDown');
  await expect(request(6)).toHaveAttribute('data-held', 'true');
  expect.soft(await violations(page), 'presenter mode').toEqual([]);
  await page.keyboard.press('s');
  await expect(page.locator('[data-detail]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(html).not.toHaveAttribute('data-presenter', '');

  // whoever leaves is told what became of it
  await app.action('disconnect').click();
  await app.state('closed');
  await expect(request(6)).toHaveAttribute('data-released', 'delivered');
  await expect(page.locator('[data-banner="held-ended"]')).toBeVisible();
});
