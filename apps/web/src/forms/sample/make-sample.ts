import { KillableWorker, type Worked } from '../worker/killable-worker.ts';
import type { Sample } from './sample.ts';

export interface SampleOrder {
  readonly schemaText: string;
  readonly seed: number;
}

/** Makes a value that fits a schema text; another one each time. */
export type MakeSample = (schemaText: string) => Promise<Worked<Sample>>;

const LIMIT_MS = 2000;
/** Seeds are 32 bits wide. */
const SEEDS = 2 ** 31;

const worker = new KillableWorker<SampleOrder, Sample>(async () => {
  const [{ createWorker }, { default: url }] = await Promise.all([
    import('../worker/worker-url.ts'),
    import('./sample.worker.ts?worker&url'),
  ]);
  return createWorker(url);
});

/** Makes samples in a worker of their own, which is loaded with the first one. */
export const makeSample: MakeSample = (schemaText) =>
  worker.run({ schemaText, seed: Math.floor(Math.random() * SEEDS) }, LIMIT_MS);
