import { editSuite, readSuite } from '@lifeline/suite/file';
import type { WorkerAnswer, WorkerOrder } from '../../../forms/worker/killable-worker.ts';
import type { FileOrder, FileResult } from './suite-file.ts';

addEventListener('message', ({ data }: MessageEvent<WorkerOrder<FileOrder>>) => {
  const { id, order } = data;
  const result: FileResult =
    order.kind === 'read'
      ? { kind: 'read', file: readSuite(order.text) }
      : { kind: 'edit', edited: editSuite(order.text, order.edits) };
  const answer: WorkerAnswer<FileResult> = { id, result };
  postMessage(answer);
});

postMessage('ready');
