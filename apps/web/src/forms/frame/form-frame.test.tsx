import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../i18n/language.ts';
import { openForm as open } from './test-form.tsx';

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

const everything = {
  type: 'object',
  properties: {
    text: { type: 'string', default: 'x', description: 'about', title: 'Title' },
    number: { type: 'number', minimum: 1 },
    choice: { enum: ['a', 1, '1', null] },
    many: { type: 'array', items: { enum: ['a', 'b'] } },
    yes: { type: 'boolean' },
    day: { type: 'string', format: 'date' },
    file: { type: 'string', contentEncoding: 'base64' },
    any: {},
    list: { type: 'array', items: { type: 'string' } },
    map: { type: 'object', additionalProperties: { type: 'integer' } },
    either: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
    nested: { type: 'object', properties: { a: { type: 'object', properties: { b: { type: 'string' } } } } },
  },
  required: ['number'],
};

describe('the hooks', () => {
  test('each value has its wrapper, and its one control says what it is', () => {
    const form = open(everything);
    const kinds = {
      text: 'text',
      number: 'number',
      choice: 'select',
      many: 'multi',
      yes: 'boolean',
      day: 'date',
      file: 'file',
      any: 'json',
      either: 'text',
    };
    for (const [name, kind] of Object.entries(kinds)) {
      expect(form.control(`/${name}`).dataset.control, name).toBe(kind);
      expect(form.at(`/${name}`).dataset.state, name).toBe('absent');
    }
    expect(form.find('form').dataset).toMatchObject({ form: 'tool', arguments: 'object' });
    expect(form.at('').closest('form')).toBe(form.find('form'));
    expect(form.own('/nested/a', '[data-expand]').getAttribute('aria-expanded')).toBe('true');
    expect(form.text()).toBe('{}');
  });

  test('options carry the JSON text of their values', () => {
    const options = [...open(everything).control('/choice').querySelectorAll('option')].map(
      ({ value }) => value,
    );
    expect(options).toEqual(['', '"a"', '1', '"1"', 'null']);
  });

  test('required fields come first', () => {
    const pointers = [...open(everything).container.querySelectorAll<HTMLElement>('[data-pointer]')];
    expect(pointers.slice(0, 3).map(({ dataset }) => dataset.pointer)).toEqual(['', '/number', '/text']);
  });
});

describe('filling', () => {
  test('what is shown is what is sent', async () => {
    const form = open(everything);
    form.fill('/number', '1.50');
    form.fill('/choice', '1');
    form.fill('/yes', 'false');
    form.fill('/nested/a/b', 'deep\ntext');
    fireEvent.click(form.own('/many', '[data-value=\'"b"\']'));
    const text = '{"number":1.50,"choice":1,"many":["b"],"yes":false,"nested":{"a":{"b":"deep\\ntext"}}}';
    expect(form.text()).toBe(text);
    await form.run();
    expect(form.sent).toEqual([[text, 0]]);
  });

  test('absent, null, empty, default and value', () => {
    const form = open({ properties: { p: { type: ['string', 'null'], default: 'd' } } });
    const states = [
      ['null', '{"p":null}'],
      ['empty', '{"p":""}'],
      ['default', '{"p":"d"}'],
      ['null', '{"p":null}'],
      ['value', '{"p":"d"}'],
      ['absent', '{}'],
    ] as const;
    for (const [state, text] of states) {
      form.set('/p', state);
      expect(form.text(), state).toBe(text);
    }
    form.fill('/p', 'x');
    form.fill('/p', '');
    expect(form.at('/p').dataset.state).toBe('absent');
  });

  test('lists and maps', async () => {
    const form = open(everything);
    fireEvent.click(form.own('/list', '[data-add]'));
    form.fill('/list/0', 'one');
    fireEvent.click(form.own('/list', '[data-add]'));
    form.fill('/list/1', 'two');
    fireEvent.click(form.own('/list/1', '[data-move="up"]'));
    fireEvent.click(form.own('/map', '[data-add]'));
    fireEvent.change(form.own('/map', '[data-key]'), { target: { value: 'k' } });
    fireEvent.blur(form.own('/map', '[data-key]'));
    form.fill('/map/k', '5');
    expect(form.text()).toBe('{"list":["two","one"],"map":{"k":5}}');
    fireEvent.click(form.own('/list/0', '[data-remove]'));
    fireEvent.click(form.own('/map/k', '[data-remove]'));
    expect(form.text()).toBe('{"list":["one"]}');
  });

  test('the arguments may be absent as a whole', async () => {
    const form = open({ type: 'object' });
    form.set('', 'absent');
    expect(form.find('form').dataset.arguments).toBe('absent');
    await form.run();
    expect(form.sent).toEqual([[undefined, 0]]);
  });
});

describe('issues', () => {
  test('stand at their fields and never keep anything from being sent', async () => {
    const form = open(everything);
    await form.settled();
    expect(form.at('/number').dataset.issues).toBe('1');
    expect(form.find('[data-action="run"]').textContent).toContain('Send anyway');
    form.fill('/number', 'abc');
    await form.settled();
    expect(form.at('/number').textContent).toContain('Must be of type number.');
    await form.run();
    expect(form.sent).toEqual([['{"number":"abc"}', 1]]);
  });

  test('a reference that leads nowhere is an issue of its field', () => {
    const form = open({ properties: { bad: { $ref: 'https://example.test/x' }, good: { type: 'string' } } });
    expect(form.at('/bad').dataset.issues).toBe('1');
    expect(form.at('/good').dataset.issues).toBe('0');
    form.fill('/bad', '[1.0]');
    expect(form.text()).toBe('{"bad":[1.0]}');
  });
});

test('a number goes out with the blanks that were typed, and the strip shows them', () => {
  const form = open(everything);
  form.fill('/number', '  7 ');
  expect(form.control('/number')).toHaveProperty('value', '  7 ');
  expect(form.text()).toBe('{"number":  7 }');
});

describe('JSON mode', () => {
  const editor = (form: ReturnType<typeof open>) => form.find('[data-arguments-editor]');

  test('works both ways', () => {
    const form = open(everything);
    fireEvent.click(form.find('[data-action="json-mode"]'));
    fireEvent.change(editor(form), { target: { value: '{"number": 9007199254740993, "other": [1]}' } });
    expect(form.text()).toBe('{"number":9007199254740993,"other":[1]}');
    expect(form.control('/number')).toHaveProperty('value', '9007199254740993');
    expect(form.control('/other')).toHaveProperty('value', '[\n  1\n]');
    form.fill('/number', '2');
    expect(editor(form)).toHaveProperty('value', '{\n  "number": 2,\n  "other": [\n    1\n  ]\n}');
  });

  test('keeps a broken text, says where it breaks, and sends nothing in its place', async () => {
    const form = open(everything);
    form.fill('/number', '1');
    fireEvent.click(form.find('[data-action="json-mode"]'));
    fireEvent.change(editor(form), { target: { value: '{"number": 2,}' } });
    await form.settled();
    expect(editor(form)).toHaveProperty('value', '{"number": 2,}');
    expect(form.find('form').dataset.arguments).toBe('other');
    expect(form.at('').textContent).toContain('line 1, column 14');
    await form.run();
    expect(form.sent).toEqual([]);
    expect(form.find('footer').textContent).toContain('Not sent');
    expect(form.find('[data-action="run"]').textContent).not.toContain('anyway');
    fireEvent.click(form.find('[data-action="compose-raw"]'));
    expect(form.raw).toEqual(['{"number": 2,}']);
  });

  test('is still on when the form comes back, and with it the broken text', () => {
    const key = 'comes back';
    const form = open(everything, { draftKey: key });
    fireEvent.click(form.find('[data-action="json-mode"]'));
    fireEvent.change(editor(form), { target: { value: '{"number":' } });
    cleanup();
    expect(editor(open(everything, { draftKey: key }))).toHaveProperty('value', '{"number":');
  });
});

describe('filling the whole form at once', () => {
  test('a sample fits the schema, and undo gives back what stood there', async () => {
    const form = open(everything);
    form.fill('/number', '7');
    await act(async () => form.find('[data-action="generate"]').click());
    expect(form.text()).not.toBe('{"number":7}');
    expect(form.at('/nested/a/b').dataset.state).toBe('set');
    await form.run();
    expect(form.sent).toEqual([[form.text(), 0]]);
    act(() => form.find('[role="status"] button').click());
    expect(form.text()).toBe('{"number":7}');
  });

  test('a sample that cannot be made says why', async () => {
    const form = open({ properties: { p: { $ref: '#/$defs/none' } } });
    await act(async () => form.find('[data-action="generate"]').click());
    expect(form.find('form').textContent).toContain('No sample could be made');
    expect(form.text()).toBe('{}');
  });

  test('clearing can be undone', () => {
    const form = open(everything);
    form.fill('/number', '7');
    act(() => form.find('[data-action="clear-drafts"]').click());
    expect(form.text()).toBe('{}');
    act(() => form.find('[role="status"] button').click());
    expect(form.text()).toBe('{"number":7}');
  });
});

test('an answer has other words than arguments', async () => {
  const form = open({ type: 'object' }, { props: { subject: 'content' } });
  expect(form.find('form').textContent).toContain('No fields are asked for.');
  fireEvent.click(form.find('[data-action="json-mode"]'));
  const editor = form.find('[data-arguments-editor]');
  expect(editor.getAttribute('aria-label')).toBe('Content as JSON');
  fireEvent.change(editor, { target: { value: '{' } });
  await form.run();
  expect(form.find('footer').textContent).toContain('this content is not JSON');
  expect(form.find('form').textContent).not.toContain('rguments');
});

describe('drafts', () => {
  test('are kept without secrets and come back', async () => {
    vi.useFakeTimers();
    const schema = { properties: { name: { type: 'string' }, apiKey: { type: 'string' } } };
    const form = open(schema);
    form.fill('/name', 'n');
    form.fill('/apiKey', 'hunter2');
    act(() => vi.advanceTimersByTime(1000));
    vi.useRealTimers();
    expect(form.text()).toContain('hunter2');
    expect(JSON.stringify(form.saved)).not.toContain('hunter2');
    cleanup();
    expect(open(schema, { stored: form.saved.at(-1) }).text()).toBe('{"name":"n"}');
  });

  test('clearing forgets them', async () => {
    const form = open({ properties: { a: { type: 'string' } } });
    form.fill('/a', 'x');
    fireEvent.click(form.find('[data-action="clear-drafts"]'));
    cleanup();
    expect(form.saved.at(-1)).toBeNull();
  });
});

test.each([
  ['no schema', ''],
  ['no JSON', '{"type":'],
  ['a number', '5'],
  ['false', 'false'],
  ['loops', '{"properties":{"a":{"$ref":"#/properties/a"},"b":{"$ref":"#"}},"required":["b"]}'],
  ['wrong types', '{"properties":[],"required":5,"type":{},"anyOf":[],"allOf":null}'],
  ['recursion that is required', '{"type":"object","properties":{"n":{"$ref":"#"}},"required":["n"]}'],
])('%s: a form all the same, with JSON to edit', (_, schemaText) => {
  const form = open(schemaText);
  fireEvent.click(form.find('[data-action="json-mode"]'));
  fireEvent.change(form.find('[data-arguments-editor]'), { target: { value: '{"a":1.0}' } });
  expect(form.text()).toBe('{"a":1.0}');
});

test('a branch cannot be chosen over arguments that cannot be read', () => {
  const form = open({
    oneOf: [{ properties: { k: { const: 'a' } } }, { properties: { k: { const: 'b' } } }],
  });
  const isOut = () => form.own('', '[data-branch]').closest('[inert]') !== null;
  expect(isOut()).toBe(false);
  fireEvent.click(form.find('[data-action="json-mode"]'));
  fireEvent.change(form.find('[data-arguments-editor]'), { target: { value: '{"k":"b", oops' } });
  expect(isOut()).toBe(true);
  expect(form.text()).toBe('{"k":"b", oops');
});

test.each([
  ['deep', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`, 2],
  ['long', `{"a":"${'x'.repeat(300_000)}"}`, 1],
])('%s arguments stand there exactly, without many boxes or a long layout', (_, text, most) => {
  const form = open({ properties: { a: {} } });
  fireEvent.click(form.find('[data-action="json-mode"]'));
  fireEvent.change(form.find('[data-arguments-editor]'), { target: { value: text } });
  expect(form.text()).toBe(text);
  const strip = form.find('[data-arguments-json]');
  expect(strip.querySelectorAll('bdi').length).toBeLessThanOrEqual(most);
  for (const piece of strip.querySelectorAll('bdi'))
    expect(piece.textContent.length).toBeLessThanOrEqual(100_000);
});
