import { parentPort } from 'node:worker_threads';
import { generateCases } from '@lifeline/suite/generate';
import { judge } from '@lifeline/suite/judge';
import type { WorkerReply, WorkerRequest } from './work.ts';

/** Works off requests one by one. What they hold may be made to take for ever: whoever asks ends the worker then. */
parentPort?.on('message', (request: WorkerRequest) => {
  const reply: WorkerReply =
    request.kind === 'judge'
      ? { kind: 'judge', judged: judge(request.request) }
      : { kind: 'generate', generated: generateCases(request.options) };
  parentPort?.postMessage(reply);
});
