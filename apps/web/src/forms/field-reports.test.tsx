import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setLanguage } from '../i18n/language.ts';
import { openForm } from './frame/test-form.tsx';

/** What users of inspectors complained about, each with the least input that shows it. */

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

const options = (control: HTMLElement) =>
  [...control.querySelectorAll('option')].map(({ value, textContent }) => [value, textContent]);

describe('FR-01 nullable fields take values', () => {
  const schema = {
    type: 'object',
    properties: {
      role: { anyOf: [{ type: 'string' }, { type: 'null' }], default: null },
      groups: { anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'null' }], default: null },
    },
  };

  test('typing switches null off', () => {
    const form = openForm(schema);
    form.set('/role', 'null');
    form.fill('/role', 'dev');
    expect(form.text()).toBe('{"role":"dev"}');
  });

  test('a nullable list has items, and null', () => {
    const form = openForm(schema);
    form.step(['add', '/groups']);
    form.fill('/groups/0', 'a');
    expect(form.text()).toBe('{"groups":["a"]}');
    form.set('/groups', 'null');
    expect(form.text()).toBe('{"groups":null}');
  });
});

test('FR-02 what nobody touched does not go out, whatever its type', async () => {
  const form = openForm({
    properties: {
      s: { type: 'string' },
      b: { type: 'boolean' },
      a: { type: 'array', items: { type: 'string' } },
      o: { type: 'object', properties: { k: { type: 'string' } } },
    },
  });
  await form.run();
  expect(form.sent).toEqual([['{}', 0]]);
  expect(options(form.control('/b')).map(([value]) => value)).toEqual(['', 'true', 'false']);
});

test('FR-03 a required text can be empty', async () => {
  const form = openForm({ properties: { filter: { type: 'string' } }, required: ['filter'] });
  form.set('/filter', 'empty');
  await form.run();
  expect(form.sent).toEqual([['{"filter":""}', 0]]);
});

describe('FR-04 numbers are kept as they are typed', () => {
  const schema = { properties: { lat: { type: 'number' }, n: { type: 'integer' } } };

  test('character by character', () => {
    const form = openForm(schema);
    for (const length of [1, 2, 3, 4, 5]) {
      form.fill('/lat', '-0.05'.slice(0, length));
      expect(form.control('/lat')).toHaveProperty('value', '-0.05'.slice(0, length));
    }
    expect(form.text()).toBe('{"lat":-0.05}');
  });

  test.each(['0', '-7', '1.0'])('%s goes out as it is', (text) => {
    const form = openForm(schema);
    form.fill('/n', text);
    expect(form.text()).toBe(`{"n":${text}}`);
  });

  test('1.5 for an integer is an issue, and can be sent', async () => {
    const form = openForm(schema);
    form.fill('/n', '1.5');
    await form.settled();
    expect(form.at('/n').textContent).toContain('Must be of type integer.');
    await form.run();
    expect(form.sent).toEqual([['{"n":1.5}', 1]]);
  });
});

test('FR-05 an object argument goes out as an object', () => {
  const form = openForm({
    properties: { job: { $ref: '#/$defs/Job' } },
    $defs: {
      Job: {
        type: 'object',
        properties: { label: { type: 'string' }, retries: { type: 'integer', default: 2 } },
      },
    },
  });
  form.fill('/job/label', 'x');
  form.set('/job/retries', 'default');
  expect(form.text()).toBe('{"job":{"label":"x","retries":2}}');
});

describe('FR-06 an enum is a select', () => {
  const moss = { enum: ['moss', 'fern'], default: 'fern' };
  const schema = {
    properties: { cat: { $ref: '#/$defs/C' }, many: { type: 'array', items: { $ref: '#/$defs/C' } } },
    $defs: { C: moss },
  };

  test('by reference, with an empty choice that names the default', () => {
    const form = openForm(schema);
    const [[none, label] = [], ...others] = options(form.control('/cat'));
    expect(none).toBe('');
    expect(label).toContain('fern');
    expect(others.map(([value]) => value)).toEqual(['"moss"', '"fern"']);
  });

  test('also in the items of an array', () => {
    const form = openForm(schema);
    form.step(['check', '/many', '"moss"']);
    expect(form.text()).toBe('{"many":["moss"]}');
  });
});

describe('FR-07 an array of objects has rows', () => {
  const step = {
    type: 'object',
    properties: {
      text: { type: 'string' },
      minutes: { type: 'integer' },
      tools: { type: 'array', items: { type: 'string' } },
    },
  };
  const schema = {
    properties: { recipe: { type: 'object', properties: { steps: { type: 'array', items: step } } } },
  };

  test('with fields three deep', () => {
    const form = openForm(schema);
    form.step(['add', '/recipe/steps']);
    form.fill('/recipe/steps/0/minutes', '5');
    form.step(['add', '/recipe/steps/0/tools']);
    form.fill('/recipe/steps/0/tools/0', 'pan');
    const text = '{"recipe":{"steps":[{"minutes":5,"tools":["pan"]}]}}';
    expect(form.text()).toBe(text);
    form.step(['add', '/recipe/steps']);
    fireEvent.click(form.own('/recipe/steps/1', '[data-remove]'));
    expect(form.text()).toBe(text);
  });

  test('and JSON in the place of any field, with its value', () => {
    const form = openForm(schema);
    form.step(['add', '/recipe/steps']);
    form.fill('/recipe/steps/0/minutes', '5');
    fireEvent.click(form.own('/recipe/steps', '[aria-label="Edit as JSON"]'));
    expect(form.control('/recipe/steps').dataset.control).toBe('json');
    expect(form.control('/recipe/steps')).toHaveProperty('value', '[\n  {\n    "minutes": 5\n  }\n]');
    form.fill('/recipe/steps', '[{"minutes":6}]');
    expect(form.text()).toBe('{"recipe":{"steps":[{"minutes":6}]}}');
  });
});

describe('FR-08 broken JSON keeps its text, and nothing older goes out', () => {
  test('while it is typed', () => {
    const form = openForm({ properties: { a: {} } });
    for (const text of ['[1, 2]', '[1, 2', '[1, ']) {
      form.fill('/a', text);
      expect(form.control('/a')).toHaveProperty('value', text);
    }
  });

  test('also in an array of numbers, edited as JSON', async () => {
    const form = openForm({ properties: { a: { type: 'array', items: { type: 'number' } } } });
    fireEvent.click(form.own('/a', '[aria-label="Edit as JSON"]'));
    form.fill('/a', '[1, 2]');
    form.fill('/a', '{"a":1,}');
    await form.settled();
    await form.run();
    expect(form.sent).toEqual([]);
    expect(form.control('/a')).toHaveProperty('value', '{"a":1,}');
    expect(form.at('/a').dataset.issues).not.toBe('0');
  });
});

test('FR-09 a root of branches has fields', () => {
  const form = openForm({
    type: 'object',
    anyOf: [
      { properties: { shape: { const: 'disc' }, radius: { type: 'number' } }, required: ['shape', 'radius'] },
      {
        properties: { shape: { const: 'bar' }, width: { type: 'number' }, height: { type: 'number' } },
        required: ['shape', 'width'],
      },
    ],
  });
  form.step(['branch', '', 1]);
  form.fill('/width', '2');
  expect(form.text()).toBe('{"shape":"bar","width":2}');
  form.step(['branch', '', 0]);
  expect(form.text()).toBe('{"shape":"disc"}');
});

test('FR-10 each tool has its own draft: what is shown is what is sent', async () => {
  const schema = { properties: { a: { type: 'number' }, b: { type: 'number' } } };
  const add = openForm(schema, { draftKey: 'add' });
  add.fill('/a', '1');
  add.fill('/b', '2');
  cleanup();
  const multiply = openForm(schema, { draftKey: 'multiply' });
  expect(multiply.control('/a')).toHaveProperty('value', '');
  await multiply.run();
  expect(multiply.sent).toEqual([['{}', 0]]);
  cleanup();
  const again = openForm(schema, { draftKey: 'add' });
  expect(again.control('/a')).toHaveProperty('value', '1');
  await again.run();
  expect(again.sent).toEqual([['{"a":1,"b":2}', 0]]);
});

test('FR-11 type, limits and description stay in sight, the schema is one click away', () => {
  const form = openForm({
    properties: { n: { type: 'integer', minimum: 1, maximum: 9, default: 3, description: 'how many' } },
    required: ['n'],
  });
  form.set('/n', 'default');
  const shown = form.at('/n').textContent ?? '';
  for (const text of ['integer', 'required', '≥ 1', '≤ 9', 'how many']) expect(shown).toContain(text);
  act(() => form.own('/n', '[aria-label="Show the schema of this field"]').click());
  expect(JSON.parse(form.own('/n', '[data-schema-text]').textContent ?? '')).toMatchObject({ minimum: 1 });
});
