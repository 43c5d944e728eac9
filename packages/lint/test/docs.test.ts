import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { rulesTable } from './rules-table.ts';

it('docs/findings.md has the table of all rules', () => {
  const file = path.resolve(import.meta.dirname, '..', '..', '..', 'docs', 'findings.md');
  expect(fs.readFileSync(file, 'utf8')).toContain(rulesTable());
});
