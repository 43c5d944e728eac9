import { BATTERY } from '@lifeline/schema-form/battery';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../i18n/language.ts';
import { openForm } from './frame/test-form.tsx';

beforeAll(() => setLanguage('en'));
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each(BATTERY)('$name', async ({ schema, steps, sends, issues = [] }) => {
  const form = openForm(schema);
  const names =
    typeof schema === 'object' && schema !== null && 'properties' in schema ? schema.properties : {};
  for (const name of Object.keys(Object(names))) {
    const pointer = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    expect(form.at(pointer).querySelector('[data-control],[data-branch],[data-expand]'), name).not.toBeNull();
  }
  expect(form.find('[data-set], [data-control], [data-branch]')).toBeDefined();
  for (const step of steps) form.step(step);
  expect(form.text()).toBe(sends);
  await form.settled();
  await form.run();
  expect(form.sent).toEqual([[sends, issues.length]]);
  expect(console.error).not.toHaveBeenCalled();
});
