import { KillableWorker } from '../worker/killable-worker.ts';
import type { Check, CheckOrder, CheckResult } from './protocol.ts';

/** While somebody types, and when somebody asks for it. */
export const TYPING_LIMIT_MS = 250;
export const ASKED_LIMIT_MS = 2000;

const worker = new KillableWorker<CheckOrder, CheckResult>(async () => {
  const [{ createWorker }, { default: url }] = await Promise.all([
    import('../worker/worker-url.ts'),
    import('./check.worker.ts?worker&url'),
  ]);
  return createWorker(url);
});

/** Checks in the page's one check worker, which is loaded with the first check. */
export const checkValue: Check = (schemaText, valueText, limitMs) =>
  worker.run({ schemaText, valueText }, limitMs);
