import { parseJson } from '@lifeline/json';
import type { Exchange, SessionModel, Task } from '@lifeline/model';
import type { Outcome } from '@lifeline/protocol';
import { isTrue, objectMember, type ResponseParts, readResponse } from '../../results/response.ts';

type Told = Pick<SessionModel, 'tasks' | 'exchanges' | 'connections'>;

/** A call whose result was a task: the task, and the call as it stands with what came of that. */
export interface TaskRun {
  readonly task: Task;
  readonly exchange: Exchange;
}

/** The task that an exchange created, and its call with the outcome of the task; undefined for all other exchanges. */
export function taskRun(model: Told, exchange: Exchange): TaskRun | undefined {
  const task = model.tasks.findLast((other) => other.exchange === exchange.index);
  if (task === undefined) return undefined;
  const fetched = task.resultExchange === undefined ? undefined : model.exchanges[task.resultExchange];
  const { responseSeq: _created, endSeq: _end, ms: _ms, errorCode: _code, ...call } = exchange;
  const { resultSeq, isOver } = task;
  const endMs = fetched?.ms === undefined ? task.atMs : fetched.requestAtMs + fetched.ms;
  const outcome = outcomeOf(model, task, fetched);
  return {
    task,
    exchange: {
      ...call,
      outcome,
      ...(resultSeq !== undefined && { responseSeq: resultSeq, endSeq: resultSeq }),
      ...(isOver && { ms: Math.max(0, endMs - exchange.requestAtMs) }),
      ...(fetched?.errorCode !== undefined && { errorCode: fetched.errorCode }),
    },
  };
}

function outcomeOf(model: Told, task: Task, fetched: Exchange | undefined): Outcome {
  const connection = model.connections.find((other) => other.connection === task.connection);
  if (task.status === 'cancelled') return 'cancelled';
  if (fetched?.responseSeq !== undefined) return fetched.outcome;
  const isWaiting = !task.isOver || fetched?.outcome === 'pending';
  if (isWaiting) return connection?.closed === undefined ? 'pending' : 'lost';
  return task.status === 'failed' ? 'error' : 'result';
}

/**
 * The result of a call out of the message that holds it: the answer to tasks/result (2025-11-25), else a task that is
 * over, in an answer or a notification (modern era).
 */
export function taskResponse(text: string): ResponseParts | undefined {
  const parsed = parseJson(text);
  const holder = parsed.ok
    ? (objectMember(parsed.node, 'result') ?? objectMember(parsed.node, 'params'))
    : undefined;
  if (objectMember(holder, 'taskId') === undefined) return readResponse(text);
  const result = objectMember(holder, 'result');
  const error = objectMember(holder, 'error');
  return { text, ...(result !== undefined && { result }), ...(error !== undefined && { error }) };
}

/** An exchange whose outcome stands inside of the result of its task. */
export function withInnerOutcome(exchange: Exchange, parts: ResponseParts | undefined): Exchange {
  if (exchange.outcome === 'result' && isTrue(parts?.result, 'isError')) {
    return { ...exchange, outcome: 'tool-error' };
  }
  const code = objectMember(parts?.error, 'code');
  if (exchange.outcome !== 'error' || code === undefined || parts === undefined) return exchange;
  return { ...exchange, errorCode: parts.text.slice(code.start, code.end) };
}
