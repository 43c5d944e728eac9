import { Checker } from '@lifeline/schema-form/check';
import type { WorkerAnswer, WorkerOrder } from '../worker/killable-worker.ts';
import type { CheckOrder, CheckResult } from './protocol.ts';

let last: { readonly schemaText: string | undefined; readonly checker: Checker } | undefined;

addEventListener('message', ({ data }: MessageEvent<WorkerOrder<CheckOrder>>) => {
  const { schemaText, valueText } = data.order;
  if (last === undefined || last.schemaText !== schemaText) {
    last = { schemaText, checker: new Checker(schemaText) };
  }
  const answer: WorkerAnswer<CheckResult> = { id: data.id, result: last.checker.check(valueText) };
  postMessage(answer);
});

postMessage('ready');
