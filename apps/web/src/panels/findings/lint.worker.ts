import { Linter } from '@lifeline/lint';
import type { WorkerAnswer, WorkerOrder } from '../../forms/worker/killable-worker.ts';
import type { LintAnswer, LintOrder } from './lint-protocol.ts';

let linter: Linter | undefined;
let revision: string | undefined;

addEventListener('message', ({ data }: MessageEvent<WorkerOrder<LintOrder>>) => {
  const { id, order } = data;
  if (linter === undefined || revision !== order.revision) linter = new Linter(order.revision);
  revision = order.revision;
  const answer: WorkerAnswer<LintAnswer> = {
    id,
    result: { findings: judge(linter, order), failures: linter.failures },
  };
  postMessage(answer);
});

function judge(rules: Linter, order: LintOrder): LintAnswer['findings'] {
  switch (order.task) {
    case 'items':
      return order.items.map((item) => rules.item(item));
    case 'lists':
      return [rules.lists(order.items)];
    case 'results':
      return [rules.results(order.item, order.observed)];
  }
}

postMessage('ready');
