import { type JsonObject, member, nodeText, parseJson } from '@lifeline/json';
import type { SessionModel } from '@lifeline/model';
import type { ObservedResult } from './types.ts';

/** A call whose result is worth judging: the tool, and the seq of the response. */
export interface ObservedCall {
  readonly tool: string;
  readonly seq: number;
}

/** The calls of a session that brought a result, in order; read each response's text and give it to `observedResult`. */
export function observedCalls(model: Pick<SessionModel, 'exchanges'>): readonly ObservedCall[] {
  return model.exchanges.flatMap(({ method, dir, subject, responseSeq, outcome }) =>
    method === 'tools/call' &&
    dir === 'toServer' &&
    subject !== undefined &&
    responseSeq !== undefined &&
    outcome === 'result'
      ? [{ tool: subject, seq: responseSeq }]
      : [],
  );
}

/** What a response's line says about structured content; undefined when it is no final result. */
export function observedResult({ tool, seq }: ObservedCall, line: string): ObservedResult | undefined {
  const text = line.startsWith('\uFEFF') ? line.slice(1) : line;
  const parsed = parseJson(text);
  const result = parsed.ok ? member(parsed.node, 'result') : undefined;
  if (result?.type !== 'object' || isPart(result)) return undefined;
  const structured = member(result, 'structuredContent');
  const isError = member(result, 'isError');
  return {
    tool,
    seq,
    isError: isError?.type === 'boolean' && isError.value === true,
    structuredText: structured === undefined ? undefined : nodeText(text, structured),
  };
}

/** A result that asks for more, or names a task: the outcome is still to come. */
function isPart(result: JsonObject): boolean {
  const type = member(result, 'resultType');
  return (type?.type === 'string' && type.value !== 'complete') || member(result, 'task') !== undefined;
}
