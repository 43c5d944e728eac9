import type { WorkerAnswer, WorkerOrder } from '../worker/killable-worker.ts';
import type { SampleOrder } from './make-sample.ts';
import { type Sample, sampleOf } from './sample.ts';

addEventListener('message', ({ data }: MessageEvent<WorkerOrder<SampleOrder>>) => {
  const { schemaText, seed } = data.order;
  const answer: WorkerAnswer<Sample> = { id: data.id, result: sampleOf(schemaText, seed) };
  postMessage(answer);
});

postMessage('ready');
