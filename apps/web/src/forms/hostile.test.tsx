import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../i18n/language.ts';
import { openForm } from './frame/test-form.tsx';

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

const MANY = Object.fromEntries(
  Array.from({ length: 5000 }, (_, index) => [`p${index}`, { type: 'string' }]),
);

const nested = (levels: number): string =>
  `${'{"type":"object","properties":{"a":'.repeat(levels)}{"type":"string"}${'}}'.repeat(levels)}`;

const exponential = {
  properties: { p: { $ref: '#/$defs/l0' }, q: { type: 'string' } },
  $defs: Object.fromEntries(
    Array.from({ length: 31 }, (_, level) => {
      const next = { $ref: `#/$defs/l${level + 1}` };
      return [`l${level}`, level < 30 ? { anyOf: [next, next] } : { type: 'string' }];
    }),
  ),
};

describe('schemas made to break forms are drawn in parts', () => {
  test('5,000 properties: the first ones at once, any one on demand', async () => {
    const form = openForm({ type: 'object', properties: MANY, required: ['p4999', 'p10'] });
    const fields = form.container.querySelectorAll('[data-pointer]').length;
    expect(fields).toBeLessThan(300);
    form.fill('/p10', 'x');
    expect(form.text()).toBe('{"p10":"x"}');
  });

  test('5,000 properties: an issue of one that is not drawn yet leads to it', async () => {
    const form = openForm({
      type: 'object',
      properties: { ...MANY, p4321: { type: 'string', minLength: 9 } },
    });
    fireEvent.click(form.find('[data-action="json-mode"]'));
    fireEvent.change(form.find('[data-arguments-editor]'), { target: { value: '{"p4321":"x"}' } });
    expect(form.container.querySelector('[data-pointer="/p4321"]')).toBeNull();
    await vi.waitFor(() => form.find('[data-action="issues"]'), 5000);
    fireEvent.click(form.find('[data-action="issues"]'));
    fireEvent.click(form.find('[data-go-to="/p4321"]'));
    await vi.waitFor(() => expect(document.activeElement).toBe(form.control('/p4321')), 5000);
  });

  test('5,000 properties: found by the filter', () => {
    const form = openForm({ type: 'object', properties: MANY });
    fireEvent.change(form.find('input[type="search"]'), { target: { value: 'p4321' } });
    expect(form.at('/p4321')).toBeDefined();
    expect(form.container.querySelectorAll('[data-pointer]')).toHaveLength(2);
  });

  test('500 levels: the upper ones open, the rest on demand', () => {
    const form = openForm(nested(500));
    expect(form.container.querySelectorAll('[data-pointer]').length).toBeLessThan(20);
    form.step(['expand', '/a/a/a']);
    expect(form.at('/a/a/a/a')).toBeDefined();
  });

  test('unions of unions: one branch a level', () => {
    const form = openForm(exponential);
    expect(form.at('/p').querySelectorAll('[data-branch]').length).toBeLessThan(10);
    form.fill('/q', 'x');
    expect(form.text()).toBe('{"q":"x"}');
  });
});

describe('the field says why', () => {
  test.each([
    ['a reference to itself', { $ref: '#/properties/p' }, 'leads back to itself'],
    ['a reference that leads nowhere', { $ref: '#/$defs/none' }, 'leads nowhere'],
    ['a remote reference', { $ref: 'https://example.test/a.json' }, 'nothing is fetched'],
    ['an unknown type', { type: 'date' }, 'has no type date'],
    ['types that contradict each other', { allOf: [{ type: 'string' }, { type: 'integer' }] }, 'contradict'],
    ['an empty enum', { enum: [] }, 'allows no value'],
    ['a pattern that is none', { type: 'string', pattern: '(' }, 'no valid regular expression'],
    ['a keyword of the wrong type', { type: 'object', properties: [] }, 'wrong type'],
    ['no schema', 5, 'must be an object, true or false'],
  ])('%s', (_, property, words) => {
    const form = openForm({ properties: { p: property, q: { type: 'string' } } });
    expect(form.at('/p').textContent).toContain(words);
    expect(form.at('/p').dataset.issues).not.toBe('0');
    form.fill('/q', 'x');
    expect(form.text()).toBe('{"q":"x"}');
  });

  test('a recursive schema opens level by level', () => {
    const form = openForm({
      properties: { p: { $ref: '#/$defs/n' } },
      $defs: { n: { type: 'object', properties: { n: { $ref: '#/$defs/n' }, v: { type: 'string' } } } },
    });
    form.step(['expand', '/p/n']);
    form.step(['expand', '/p/n/n']);
    form.fill('/p/n/n/v', 'x');
    expect(form.text()).toBe('{"p":{"n":{"n":{"v":"x"}}}}');
  });
});
