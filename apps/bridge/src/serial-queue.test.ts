import { describe, expect, it } from 'vitest';
import { SerialQueue } from './serial-queue.ts';

function make() {
  const log: string[] = [];
  const queue = new SerialQueue(
    (isWaiting) => log.push(isWaiting ? 'wait' : 'go on'),
    () => log.push('after'),
  );
  return { log, queue };
}

describe('SerialQueue', () => {
  it('runs jobs at once while nothing waits', () => {
    const { log, queue } = make();
    void queue.run(() => log.push('a'));
    void queue.run(() => log.push('b'));
    expect(log).toEqual(['a', 'after', 'b', 'after']);
  });

  it('keeps the order behind a job that waits, and behind the job that starts another', async () => {
    const { log, queue } = make();
    const slow = queue.run(async () => {
      await Promise.resolve();
      void queue.run(() => log.push('started by slow'));
      log.push('slow');
    });
    const last = queue.run(() => {
      void queue.run(() => log.push('started by last'));
      log.push('last');
      return 7;
    });
    await slow;
    expect(await last).toBe(7);
    expect(log.filter((entry) => entry !== 'after')).toEqual([
      'wait',
      'slow',
      'go on',
      'last',
      'started by slow',
      'started by last',
    ]);
  });

  it('hands failures to whoever asked and goes on', async () => {
    const { log, queue } = make();
    const failed = queue.run(() => {
      throw new Error('no');
    });
    const rejected = queue.run(() => Promise.reject(new Error('never')));
    const fine = queue.run(() => log.push('fine'));
    await expect(failed).rejects.toThrow('no');
    await expect(rejected).rejects.toThrow('never');
    await fine;
    expect(log).toContain('fine');
  });
});
