import { expect, it } from 'vitest';
import { FrameNotifier } from './batching.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('tells once of what was requested together, sooner or later', async () => {
  let told = 0;
  const notifier = new FrameNotifier(() => {
    told += 1;
  });
  notifier.requestLater(30);
  notifier.requestLater(30);
  expect(told).toBe(0);
  while (told === 0) await pause(5);
  notifier.requestLater(60_000);
  notifier.request();
  while (told === 1) await pause(5);
  await pause(100);
  expect(told).toBe(2);
});
