import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { markedProcess, processMark } from './process-mark.ts';

it('knows a process that runs, and not one that is gone', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  const pid = child.pid ?? 0;
  const mark = processMark(pid);
  expect(markedProcess(mark)).toBe(pid);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(markedProcess(mark)).toBeUndefined();
});

it.skipIf(process.platform !== 'linux')('does not take a process for an earlier one of the same id', () => {
  expect(markedProcess(`${process.pid}`)).toBeUndefined();
  expect(markedProcess(`${processMark(process.pid)}1`)).toBeUndefined();
});

it.each(['', 'x', '0', '-1', '999999999'])('takes %j for no process', (mark) => {
  expect(markedProcess(mark)).toBeUndefined();
});
