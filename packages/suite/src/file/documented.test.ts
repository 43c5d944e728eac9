import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { caseArguments } from '../arguments.ts';
import { readSuite } from './index.ts';

const DOCUMENT = fs.readFileSync(path.resolve(import.meta.dirname, '../../../../docs/suites.md'), 'utf8');

it('reads the documented example without a mistake', () => {
  const [, yaml = ''] = /```yaml\n([\s\S]*?)```/.exec(DOCUMENT) ?? [];
  const { suite, problems } = readSuite(yaml);
  expect(problems).toEqual([]);
  expect(suite.cases.map(({ id }) => id)).toHaveLength(7);
  expect(suite.cases.every((one) => caseArguments(suite, one).ok)).toBe(true);
});
