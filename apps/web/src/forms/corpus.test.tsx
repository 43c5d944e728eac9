import fs from 'node:fs';
import path from 'node:path';
import { joinPointer } from '@lifeline/json';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../i18n/language.ts';
import { openForm } from './frame/test-form.tsx';

const corpus = path.join(process.env.LIFELINE_SHARED ?? '', 'corpus');
const files = fs.existsSync(corpus)
  ? fs.readdirSync(corpus).filter((file) => file.endsWith('.json') && file !== 'real-calls.json')
  : [];

/** The largest server has 401 tools, and the machine may be busy. */
const LIMIT_MS = 300_000;

beforeAll(() => setLanguage('en'));
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.skipIf(files.length === 0 && process.env.CI !== 'true')('the servers are there', () => {
  expect(files).toHaveLength(49);
});

test.each(files)(
  '%s: each property of each tool has its field, and untouched {} goes out',
  (file) => {
    const { tools } = JSON.parse(fs.readFileSync(path.join(corpus, file), 'utf8'));
    for (const { name, inputSchema } of tools) {
      const form = openForm(inputSchema);
      const pointers = new Set(
        [...form.container.querySelectorAll<HTMLElement>('[data-pointer]')].map(
          ({ dataset }) => dataset.pointer,
        ),
      );
      for (const property of Object.keys(inputSchema.properties ?? {}))
        expect(pointers, `${name} ${property}`).toContain(joinPointer('', property));
      expect(form.text(), name).toBe('{}');
      cleanup();
    }
    expect(console.error).not.toHaveBeenCalled();
  },
  LIMIT_MS,
);
