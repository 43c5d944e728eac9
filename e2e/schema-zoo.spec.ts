import type { App } from './support/app.ts';
import { expect } from './support/fixtures.ts';
import { commandLine, ownServer } from './support/servers.ts';
import { call, test } from './support/zoo.ts';

type Step =
  | readonly ['fill' | 'key', pointer: string, value: string]
  | readonly ['check', pointer: string, value: string]
  | readonly ['set', pointer: string, state: 'absent' | 'null' | 'empty' | 'default' | 'value']
  | readonly ['branch', pointer: string, index: number]
  | readonly ['add' | 'expand', pointer: string];

async function step({ form }: App, [kind, pointer, value]: Step): Promise<void> {
  switch (kind) {
    case 'fill':
      return form.fill(pointer, value);
    case 'key':
      return form.nameEntry(pointer, value);
    case 'check':
      return form.check(pointer, value);
    case 'set':
      return form.set(pointer, value);
    case 'branch':
      return form.branch(pointer, value);
    case 'add':
      return form.add(pointer);
    case 'expand':
      return form.expand(pointer);
  }
}

const fill = (pointer: string, value: string): Step => ['fill', pointer, value];

interface Issues {
  readonly count: number;
  /** A field that has one once the whole is judged. */
  readonly at: string;
}

/** What is done with the form of each tool, the exact arguments that go out, and the issues that they have. */
const TOOLS: readonly (readonly [tool: string, steps: readonly Step[], sends: string, issues?: Issues])[] = [
  [
    'z01_scalars',
    [fill('/s', ' a '), fill('/n', '1.50'), fill('/i', '-0'), fill('/b', 'false'), fill('/nil', 'null')],
    '{"s":" a ","n":1.50,"i":-0,"b":false,"nil":null}',
  ],
  [
    'z02_nested',
    [fill('/user/name', 'A'), fill('/user/address/city', 'B'), fill('/user/address/zip', '8000')],
    '{"user":{"name":"A","address":{"city":"B","zip":8000}}}',
  ],
  [
    'z03_array_strings',
    [['add', '/tags'], fill('/tags/0', 'a'), ['add', '/tags'], fill('/tags/1', 'a')],
    '{"tags":["a","a"]}',
    { count: 1, at: '/tags' },
  ],
  [
    'z04_array_objects',
    [
      ['add', '/rows'],
      fill('/rows/0/id', '1'),
      fill('/rows/0/label', 'x'),
      ['add', '/rows'],
      fill('/rows/1/id', '2'),
    ],
    '{"rows":[{"id":1,"label":"x"},{"id":2}]}',
  ],
  [
    'z05_oneOf',
    [['branch', '/shape', 1], fill('/shape/w', '2'), fill('/shape/h', '3.0')],
    '{"shape":{"kind":"rect","w":2,"h":3.0}}',
  ],
  ['z06_anyOf', [['branch', '/id', 1], fill('/id', '7')], '{"id":7}'],
  ['z07_allOf', [fill('/m/a', 'x'), fill('/m/b', '1')], '{"m":{"a":"x","b":1}}'],
  ['z08_ref_defs', [fill('/home/street', 's'), fill('/home/no', '3')], '{"home":{"street":"s","no":3}}'],
  [
    'z09_recursive',
    [
      fill('/tree/value', 'r'),
      ['expand', '/tree/children'],
      ['add', '/tree/children'],
      fill('/tree/children/0/value', 'c'),
    ],
    '{"tree":{"value":"r","children":[{"value":"c"}]}}',
  ],
  ['z10_const', [fill('/version', '3'), fill('/mode', '"fast"')], '{"version":3,"mode":"fast"}'],
  [
    'z11_enum',
    [fill('/color', '"red"'), fill('/level', '2'), fill('/mixed', 'null')],
    '{"color":"red","level":2,"mixed":null}',
  ],
  [
    'z12_enum_titles',
    [fill('/one', '"a"'), ['check', '/many', '"x"'], ['check', '/plain', '"q"'], fill('/old', '"k2"')],
    '{"one":"a","many":["x"],"plain":["q"],"old":"k2"}',
  ],
  [
    'z13_nullable',
    [['set', '/a', 'null'], fill('/b', '5'), ['branch', '/c', 1], fill('/c', '1.0')],
    '{"a":null,"b":5,"c":1.0}',
  ],
  [
    'z14_patternProps',
    [['add', '/env'], ['key', '/env', 'PATH'], fill('/env/PATH', '/bin')],
    '{"env":{"PATH":"/bin"}}',
  ],
  [
    'z15_addlProps',
    [['add', '/scores'], ['key', '/scores', 'ann'], fill('/scores/ann', '3')],
    '{"scores":{"ann":3}}',
  ],
  [
    'z16_formats',
    [
      fill('/d', '2026-02-28'),
      fill('/dt', 'soon'),
      fill('/e', 'a@example.test'),
      fill('/u', 'https://example.test/'),
    ],
    '{"d":"2026-02-28","dt":"soon","e":"a@example.test","u":"https://example.test/"}',
    { count: 1, at: '/dt' },
  ],
  [
    'z17_limits',
    [fill('/n', '99'), fill('/m', '7'), fill('/x', '-3'), fill('/s', 'abcde7'), fill('/p', 'UP')],
    '{"n":99,"m":7,"x":-3,"s":"abcde7","p":"UP"}',
    { count: 5, at: '/p' },
  ],
  [
    'z18_defaults',
    [
      ['set', '/n', 'default'],
      ['set', '/f', 'default'],
      ['set', '/a', 'default'],
      ['set', '/o', 'default'],
    ],
    '{"n":1.5,"f":false,"a":["one"],"o":{"k":"outer"}}',
  ],
  ['z19_dependent', [fill('/card', 'c')], '{"card":"c"}', { count: 1, at: '/cvc' }],
  ['z20_ifthen', [fill('/country', '"US"')], '{"country":"US"}', { count: 1, at: '/zip' }],
  [
    'z21_tuple',
    [fill('/point/0', '1'), fill('/point/1', '2.0'), fill('/point/2', 'l')],
    '{"point":[1,2.0,"l"]}',
  ],
  ['z22_boolschema', [fill('/any', '[1.0]'), fill('/open', '{"a":null}')], '{"any":[1.0],"open":{"a":null}}'],
  ['z23_root_anyOf', [['branch', '', 1], fill('/byName', 'n')], '{"byName":"n"}'],
  ['z24_empty', [], '{}'],
  ['z25_closed', [], '{}'],
  [
    'z26_bigint',
    [fill('/big', '9007199254740993'), fill('/dec', '0.10000000000000000001')],
    '{"big":9007199254740993,"dec":0.10000000000000000001}',
  ],
  [
    'z27_names',
    [
      fill('/with space', 'a'),
      fill('/dot.ted', 'b'),
      fill('/ünïcode', 'c'),
      fill('/a~1b', 'd'),
      fill('/constructor', 'e'),
    ],
    '{"with space":"a","dot.ted":"b","ünïcode":"c","a/b":"d","constructor":"e"}',
  ],
  ['z28_annotated', [fill('/t', 'x'), fill('/pw', ' hunter2')], '{"t":"x","pw":" hunter2"}'],
  [
    'z29_array_nested',
    [
      ['add', '/matrix'],
      ['add', '/matrix/0'],
      fill('/matrix/0/0', '1'),
      ['add', '/matrix/0'],
      fill('/matrix/0/1', '2.50'),
    ],
    '{"matrix":[[1,2.50]]}',
  ],
  ['z30_optional_empty', [fill('/opt', 'x'), fill('/opt', ''), ['set', '/req', 'empty']], '{"req":""}'],
  ['z31_textarea', [fill('/code', 'if x:\n\treturn "é"\n')], '{"code":"if x:\\n\\treturn \\"é\\"\\n"}'],
  ['z32_file', [fill('/blob', 'aGk=')], '{"blob":"aGk="}'],
];

/** The text of the newest call, as it went out. */
async function sentText(app: App): Promise<string> {
  await app.wire.detail(app.wire.rows('[data-kind="request"][data-method="tools/call"]').last(), 'raw');
  return (await app.wire.rawText.textContent()) ?? '';
}

const PARTS = 4;
for (let part = 0; part < PARTS; part += 1) {
  const tools = TOOLS.filter((_, index) => index % PARTS === part);
  test(`each tool receives what its form shows, digit by digit (${part + 1} of ${PARTS})`, async ({
    zoo: { app, received },
  }) => {
    test.setTimeout(180_000);
    for (const [tool, steps, sends, issues] of tools) {
      await test.step(tool, async () => {
        await app.tool(tool);
        for (const one of steps) await step(app, one);
        await expect(app.form.argumentsText).toHaveText(sends, { useInnerText: false });
        if (issues !== undefined) await expect(app.form.at(issues.at)).toHaveAttribute('data-issues', '1');
        await call(app);
        // the server logs what JSON.parse made of it, without the sign of -0
        expect(JSON.stringify(received()), tool).toBe(JSON.stringify(JSON.parse(sends)));
        expect(await sentText(app), tool).toContain(`"arguments":${sends}`);
        await expect(app.result.locator('[data-sent-issues]')).toHaveCount(issues === undefined ? 0 : 1);
        if (issues !== undefined) {
          await expect(app.result.locator(`[data-sent-issues="${issues.count}"]`)).toBeVisible();
        }
      });
    }
  });
}

test('the four tools with output and annotations', async ({ zoo: { app } }) => {
  for (const [tool, verdict] of [
    ['out_ok', 'ok'],
    ['out_bad', 'violated'],
    ['out_missing', 'missing'],
    ['out_annot', 'none'],
  ] as const) {
    await app.tool(tool);
    await call(app);
    await expect(app.result).toHaveAttribute('data-output-schema', verdict);
  }
  await expect(app.result.locator('[data-content="text"]')).toContainText('user');
});

test('a sample is made in the page under its policy, fits the schema, and can be taken back', async ({
  zoo: { app, received },
}) => {
  await app.tool('z02_nested');
  await app.form.fill('/user/name', 'mine');
  await app.action('generate').click();
  await expect(app.form.argumentsText).not.toHaveText('{"user":{"name":"mine"}}');
  await expect(app.form.at('/user/address/city')).toHaveAttribute('data-state', 'set');
  await call(app);
  await expect(app.result.locator('[data-sent-issues]')).toHaveCount(0);
  expect(received()).toEqual(await app.form.arguments());
  await app.form.root.getByRole('status').getByRole('button').click();
  await expect(app.form.argumentsText).toHaveText('{"user":{"name":"mine"}}');
});

test('earlier calls come back into the form, and results of the same arguments are compared', async ({
  zoo: { app },
}) => {
  await app.tool('z26_bigint');
  await app.form.fill('/big', '9007199254740993');
  await call(app);
  await app.form.fill('/big', '1');
  await call(app, 2);
  await expect(app.page.locator('[data-same-arguments]')).toHaveCount(0);
  await app.action('earlier').click();
  const items = app.page.locator('[data-menu-item]');
  await expect(items).toHaveCount(2);
  await items.nth(1).click();
  await expect(app.form.argumentsText).toHaveText('{"big":9007199254740993}');
  await call(app, 3);
  await expect(app.page.locator('[data-same-arguments="same"]')).toBeVisible();
});

test('pointing at a limit lights up its keyword and the value, and the other way round', async ({
  zoo: { app },
}) => {
  await app.tool('z17_limits');
  await app.form.fill('/n', '5');
  const field = app.form.at('/n');
  await field.hover();
  await expect(app.form.argumentsText.locator('[data-at="/n"]')).toHaveAttribute('data-lit', '');
  await field.getByRole('button', { name: 'Show the schema of this field' }).click();
  const maximum = field.locator('[data-schema-text] [data-keyword="maximum"]');
  const limit = field.locator('[data-keyword="maximum"]').last();
  await limit.hover();
  await expect(maximum).toHaveAttribute('data-lit', '');
  await maximum.hover();
  await expect(limit).toHaveAttribute('data-lit', '');
  await app.form.argumentsText.locator('[data-at="/n"]').hover();
  await expect(field).toHaveAttribute('data-lit', '');
});

test('schemas made to break forms leave the page responsive, and say what is wrong', async ({
  app,
  bridge,
}) => {
  await app.open(bridge);
  await app.connect({ command: commandLine('node', ownServer('hostile-schemas.mjs')) });
  await app.state('ready');
  for (const tool of ['many', 'deep', 'exponential', 'recursive', 'loop', 'broken']) {
    await app.tool(tool);
    await app.page.locator('[data-arguments-json]').waitFor({ state: 'attached' });
  }
  await expect(app.form.at('/a')).not.toHaveAttribute('data-issues', '0');

  await app.tool('catastrophic');
  await app.form.fill('/p', `${'a'.repeat(40)}!`);
  await expect(app.action('check-again')).toBeVisible();
  await app.form.fill('/q', 'x');
  await expect(app.form.argumentsText).toContainText('"q":"x"');
  await call(app);
  await call(app, 2);
  const differs = app.page.locator('[data-same-arguments="differs"]');
  await differs.locator('summary').click();
  await expect(differs.locator('[data-difference="/content/0/text"]')).toContainText('"call 1"');
});
