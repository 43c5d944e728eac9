import { expect, test } from './support/fixtures.ts';

const STEPS = [
  'initialize',
  'tools/list',
  'tools/call',
  'tools/call',
  'resources/list',
  'resources/read',
  'prompts/list',
  'prompts/get',
];

test.use({ viewport: { width: 1440, height: 4000 } });

test('the eight steps, by hand', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.state('idle');
  await expect(app.page.locator('h1')).toHaveCount(1);

  await app.action('demo').click();
  await app.state('connecting');
  for (const [index, method] of STEPS.entries()) {
    await app.action('next').click();
    const request = app.wire.rows(`[data-kind="request"][data-id="${index + 1}"]`);
    await expect(request).toHaveAttribute('data-method', method);
    const response = app.wire.rows(`[data-kind="response"][data-id="${index + 1}"]`);
    await expect(response).toHaveAttribute('data-method', method);
    await expect(response).toHaveAttribute('data-outcome', 'result');
    if (index === 0) {
      await expect(app.wire.rows('[data-method="notifications/initialized"]')).toHaveAttribute(
        'data-dir',
        'toServer',
      );
      await app.state('ready');
    }
  }
  await expect(app.main).toHaveAttribute('data-revision', '2024-11-05');
  await expect(app.main).toHaveAttribute('data-era', 'legacy');
  await expect(app.wire.rows('[data-kind="request"]')).toHaveCount(8);

  await app.action('disconnect').click();
  await app.state('closed');
  const bands = app.wire.root.locator('[data-phase-band]');
  await expect
    .poll(
      async () =>
        (await bands.all()).length > 0 &&
        (await bands.evaluateAll((all) => all.map((one) => one.getAttribute('data-phase-band')))),
    )
    .toEqual(['1', '2', '3', '2', '3', '2', '3', '4']);
  await expect(app.page.locator('[data-phase="4"]').first()).toHaveAttribute('data-phase-state', 'current');
});

test('what the steps send is what the tutorial shows', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.action('demo').click();
  for (let n = 1; n <= STEPS.length; n++) {
    await app.action('next').click();
    await expect(app.wire.rows(`[data-kind="response"][data-id="${n}"]`)).toBeAttached();
  }
  const line = async (kind: string, id: number): Promise<unknown> => {
    const detail = await app.wire.detail(app.wire.rows(`[data-kind="${kind}"][data-id="${id}"]`), 'raw');
    await expect(detail.locator('[data-raw-text]')).not.toBeEmpty();
    return JSON.parse((await app.wire.rawText.textContent()) ?? '');
  };
  expect(await line('request', 1)).toMatchObject({
    params: { protocolVersion: '2024-11-05', clientInfo: { name: 'demo-client' } },
  });
  expect(await line('response', 1)).toMatchObject({
    result: {
      serverInfo: { name: 'mcp-protocol-demo', version: '1.0.0' },
      capabilities: { experimental: {} },
    },
  });
  expect(await line('request', 4)).toMatchObject({ params: { name: 'add', arguments: { a: 42, b: 58 } } });
  expect(await line('response', 4)).toMatchObject({
    result: { content: [{ text: '42 + 58 = 100' }], isError: false },
  });
  expect(await line('response', 6)).toMatchObject({
    result: { contents: [{ uri: 'info://server-info', mimeType: 'application/json' }] },
  });
  expect(await line('response', 8)).toMatchObject({
    result: { messages: [{ content: { text: expect.stringContaining('20 words:\n\nMCP defines') } }] },
  });
});
