import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setLanguage } from '../../i18n/language.ts';
import { openForm } from './test-form.tsx';

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

const schema = {
  type: 'object',
  properties: {
    a: { type: 'string', default: 'd' },
    list: { type: 'array', items: { type: 'string' } },
    apiKey: { type: 'string' },
  },
};

describe('keys inside a field', () => {
  const press = (form: ReturnType<typeof openForm>, pointer: string, code: string) =>
    fireEvent.keyDown(form.control(pointer), { code, key: code, altKey: true });

  test('Alt+N, Alt+D and Alt+Backspace set its state', () => {
    const form = openForm(schema);
    press(form, '/a', 'KeyN');
    expect(form.text()).toBe('{"a":null}');
    press(form, '/a', 'KeyD');
    expect(form.text()).toBe('{"a":"d"}');
    press(form, '/a', 'Backspace');
    expect(form.text()).toBe('{}');
  });

  test('Alt+↓ adds an item to the list around it', () => {
    const form = openForm(schema);
    form.step(['add', '/list']);
    form.fill('/list/0', 'x');
    press(form, '/list/0', 'ArrowDown');
    form.fill('/list/1', 'y');
    expect(form.text()).toBe('{"list":["x","y"]}');
  });

  test('taking an item out leaves the focus in the list', async () => {
    const form = openForm(schema);
    for (const at of ['/list/0', '/list/1']) {
      form.step(['add', '/list']);
      form.fill(at, at);
    }
    fireEvent.click(form.own('/list/0', '[data-remove]'));
    await form.settled();
    expect(document.activeElement).toBe(form.control('/list/0'));
    fireEvent.click(form.own('/list/0', '[data-remove]'));
    await form.settled();
    expect(form.at('/list').contains(document.activeElement)).toBe(true);
  });

  test('Ctrl+Enter runs', async () => {
    const form = openForm(schema);
    form.fill('/a', 'x');
    fireEvent.keyDown(form.control('/a'), { key: 'Enter', ctrlKey: true });
    await form.settled();
    expect(form.sent.map(([text]) => text)).toEqual(['{"a":"x"}']);
  });
});

describe('pasting', () => {
  const paste = (target: HTMLElement, text: string) =>
    fireEvent.paste(target, { clipboardData: { getData: () => text } });
  const call =
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"t","arguments":{"a":"p","n":1.0}}}';

  test('a tools/call line into an empty field fills the form, digit by digit', () => {
    const form = openForm(schema);
    paste(form.control('/a'), call);
    expect(form.text()).toBe('{"a":"p","n":1.0}');
    fireEvent.click(form.find('[role="status"] button:nth-of-type(2)'));
    expect(form.text()).toBe('{}');
  });

  test('a JSON object with members of the form fills it', () => {
    const form = openForm(schema);
    paste(form.control('/a'), '{"list":["x"]}');
    expect(form.text()).toBe('{"list":["x"]}');
  });

  test('other text is left to the box', () => {
    const form = openForm(schema);
    expect(paste(form.control('/a'), '{"other":1}')).toBe(true);
    expect(paste(form.control('/a'), 'plain')).toBe(true);
    expect(form.text()).toBe('{}');
  });
});

test('secrets are masked, in their box and in what goes out', () => {
  const form = openForm(schema);
  form.fill('/apiKey', 'hunter2');
  expect(form.control('/apiKey').className).toContain('text-security');
  expect(form.find('[data-at="/apiKey"]').className).toContain('text-security');
  expect(form.text()).toBe('{"apiKey":"hunter2"}');
});
