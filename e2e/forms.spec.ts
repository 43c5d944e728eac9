import type { App } from './support/app.ts';
import { post } from './support/bridge.ts';
import { expect } from './support/fixtures.ts';
import { commandLine, officialServer } from './support/servers.ts';
import { call, test } from './support/zoo.ts';

test('an earlier read of a template comes back into its form', async ({ app, bridge }) => {
  await app.open(bridge);
  await app.connect({ command: commandLine('node', officialServer('everything'), 'stdio') });
  await app.state('ready');
  await app.panel('resources');
  await app.select('template', 'demo://resource/dynamic/text/{resourceId}');
  const box = app.form.control('/resourceId');
  for (const [run, value] of ['7', '12'].entries()) {
    await box.fill(value);
    await app.run();
    await app.outcome('result', run + 1);
  }
  await app.action('earlier').click();
  await app.page.locator('[data-menu-item]', { hasText: '{"resourceId":"7"}' }).click();
  await expect(box).toHaveValue('7');
  await app.page.reload();
  await app.action('earlier').click();
  await app.page.locator('[data-menu-item]', { hasText: '{"resourceId":"12"}' }).click();
  await expect(box).toHaveValue('12');
});

test('absent, null and empty are three things', async ({ zoo: { app, received } }) => {
  await app.tool('z30_optional_empty');
  await call(app);
  expect(received()).not.toHaveProperty('opt');
  await app.form.set('/opt', 'empty');
  await expect(app.form.at('/opt')).toHaveAttribute('data-state', 'set');
  await call(app, 2);
  expect(received()).toHaveProperty('opt', '');
  await app.form.set('/opt', 'absent');
  await call(app, 3);
  expect(received()).not.toHaveProperty('opt');
});

test('a call sent with issues keeps its mark: after a reload, in another tab, in its recording', async ({
  zoo: { app },
  bridge,
  newTab,
}) => {
  await app.tool('z17_limits');
  await app.form.fill('/n', '-1');
  await expect(app.form.at('/n')).toHaveAttribute('data-issues', '1');
  await app.run();
  await app.outcome('result');
  const marked = async (tab: App) => {
    const request = tab.wire.rows('[data-kind="request"][data-method="tools/call"]');
    const detail = await tab.wire.detail(request, 'message');
    await expect(detail.locator('[data-sent-issues="1"]')).toBeVisible();
    await tab.page.locator('[data-detail-tab="exchange"]').click();
    await expect(detail.locator('[data-sent-issues="1"]')).toBeVisible();
  };
  const shows = async (tab: App) => {
    await expect(tab.result.locator('[data-sent-issues="1"]')).toBeVisible();
    await marked(tab);
  };
  await shows(app);
  await app.page.reload();
  await app.ready();
  await shows(app);
  const other = await newTab();
  await other.open(app.page.url());
  await shows(other);
  const session = await app.session();
  await post(bridge, `/recordings/${session}/open`, {});
  await other.go(`#/r/${session}/tools/z17_limits`);
  await other.state('closed');
  await shows(other);

  await app.form.fill('/n', '1');
  await app.run();
  await app.outcome('result', 2);
  await expect(app.result.locator('[data-sent-issues]')).toHaveCount(0);
});

test('scalars keep their types', async ({ zoo: { app, received } }) => {
  await app.tool('z01_scalars');
  const schema: { properties: Record<string, { type: string }> } = await definition(app);
  const values: Record<string, readonly [string, unknown]> = {
    string: ['  text with spaces ', '  text with spaces '],
    number: ['-0.5', -0.5],
    integer: ['7', 7],
    boolean: ['false', false],
  };
  const expected: Record<string, unknown> = {};
  for (const [name, { type }] of Object.entries(schema.properties)) {
    const value = values[type];
    if (value === undefined) continue;
    await app.form.fill(`/${name}`, value[0]);
    expected[name] = value[1];
  }
  await call(app);
  expect(received()).toEqual(expected);
});

/** The input schema as the page shows it to the model, from the Definition tab. */
async function definition<T>(app: App): Promise<T> {
  await app.page.locator('[data-tab="definition"]').click();
  const shown: Record<string, unknown> = JSON.parse(
    (await app.page.locator('[data-definition]').textContent()) ?? '',
  );
  await app.page.locator('[data-tab="call"]').click();
  return JSON.parse(JSON.stringify(shown.inputSchema ?? shown.parameters));
}

test('objects three deep, arrays of objects', async ({ zoo: { app, received } }) => {
  await app.tool('z04_array_objects');
  const array = await app.form.root
    .locator('[data-add]')
    .first()
    .locator('xpath=ancestor::*[@data-pointer][1]')
    .getAttribute('data-pointer');
  await app.form.add(array ?? '');
  await app.form.add(array ?? '');
  const first = app.form.root.locator(`[data-pointer="${array}/0"]`);
  await expect(first).toBeVisible();
  await first.locator('[data-remove]').first().click();
  await expect(app.form.root.locator(`[data-pointer="${array}/1"]`)).toHaveCount(0);
  await call(app);
  expect(JSON.stringify(received())).toContain('[');
});

test('integers beyond 2^53 and long decimals travel digit by digit', async ({ zoo: { app } }) => {
  await app.tool('z26_bigint');
  const fields = app.form.root.locator('[data-control="number"]');
  await fields.first().fill('9007199254740993');
  await expect(app.form.argumentsText).toContainText('9007199254740993');
  await app.run();
  await app.outcome('result');
  const request = app.wire.rows('[data-kind="request"][data-method="tools/call"]').last();
  await app.wire.detail(request, 'raw');
  await expect(app.wire.rawText).toContainText('9007199254740993');
});

test('invalid input is sent as it is, with a warning', async ({ zoo: { app } }) => {
  await app.tool('z17_limits');
  const number = app.form.root.locator('[data-control="number"]').first();
  await number.fill('999999');
  await expect(app.form.root.locator('[data-issues]:not([data-issues="0"])').first()).toBeVisible();
  await expect(app.action('run')).toBeEnabled();
  await app.run();
  await app.outcome('result');
});

test('JSON mode sends the typed text', async ({ zoo: { app, received } }) => {
  await app.tool('z09_recursive');
  await app.action('json-mode').click();
  const editor = app.page.locator('[data-arguments-editor]');
  const box = editor
    .locator('textarea, [contenteditable="true"]')
    .or(editor.and(app.page.locator('textarea')));
  await box.first().fill('{"root":{"value":1,"children":[{"value":2}]}}');
  await call(app);
  expect(received()).toEqual({ root: { value: 1, children: [{ value: 2 }] } });
});

test('output schemas are judged', async ({ zoo: { app } }) => {
  for (const [tool, verdict] of [
    ['out_ok', 'ok'],
    ['out_bad', 'violated'],
    ['out_missing', 'missing'],
  ] as const) {
    await app.tool(tool);
    await call(app);
    await expect(app.result).toHaveAttribute('data-output-schema', verdict);
  }
});

test('drafts survive a reload and another item', async ({ zoo: { app } }) => {
  await app.tool('z31_textarea');
  const box = app.form.root.locator('[data-control="text"]').first();
  await box.fill('one\ntwo');
  await app.tool('z24_empty');
  await app.tool('z31_textarea');
  await expect(box).toHaveValue('one\ntwo');
  await expect
    .poll(async () => {
      await app.page.reload();
      await app.ready();
      await expect(box).toBeVisible();
      return box.inputValue();
    })
    .toBe('one\ntwo');
});
