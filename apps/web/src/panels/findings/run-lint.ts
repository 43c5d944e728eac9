import { KillableWorker, type Worked } from '../../forms/worker/killable-worker.ts';
import type { LintAnswer, LintOrder } from './lint-protocol.ts';

/** A batch of entries takes some milliseconds; what takes longer comes from a hostile schema. */
const LIMIT_MS = 3_000;

const worker = new KillableWorker<LintOrder, LintAnswer>(async () => {
  const [{ createWorker }, { default: url }] = await Promise.all([
    import('../../forms/worker/worker-url.ts'),
    import('./lint.worker.ts?worker&url'),
  ]);
  return createWorker(url);
});

/** Runs rules. Never rejects. */
export type RunLint = (order: LintOrder) => Promise<Worked<LintAnswer>>;

/** Runs rules in the page's one lint worker, which is ended when an order takes too long. */
export const runLint: RunLint = (order) => worker.run(order, LIMIT_MS);
