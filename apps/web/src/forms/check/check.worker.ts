import { Checker } from '@lifeline/schema-form/check';
import type { CheckAnswer, CheckOrder } from './protocol.ts';

let last: { readonly schemaText: string | undefined; readonly checker: Checker } | undefined;

addEventListener('message', ({ data }: MessageEvent<CheckOrder>) => {
  const { id, schemaText, valueText } = data;
  if (last === undefined || last.schemaText !== schemaText) {
    last = { schemaText, checker: new Checker(schemaText) };
  }
  const answer: CheckAnswer = { id, result: last.checker.check(valueText) };
  postMessage(answer);
});

postMessage('ready');
