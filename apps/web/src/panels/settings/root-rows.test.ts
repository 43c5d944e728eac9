import { expect, it } from 'vitest';
import { rootProblem, rootsOf } from './root-rows.ts';

it('takes what is filled in, and names only where there are any', () => {
  const rows = [
    { uri: ' file:///a ', name: '' },
    { uri: '', name: 'unused' },
    { uri: 'file:///b%20c', name: ' My project ' },
  ];
  expect(rootsOf(rows)).toEqual([{ uri: 'file:///a' }, { uri: 'file:///b%20c', name: 'My project' }]);
});

it('takes nothing while one of them is no file URI', () => {
  const rows = [
    { uri: 'file:///a', name: '' },
    { uri: 'http://x', name: '' },
  ];
  expect(rootsOf(rows)).toBeUndefined();
  expect(rows.map(rootProblem)).toEqual([undefined, 'no-file-uri']);
});
