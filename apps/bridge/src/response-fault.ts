import { member, parseJson } from '@lifeline/json';

/** How a response fails to be one (JSON-RPC 2.0, section 5): it has either a `result` or an `error`. */
export type ResponseFault = 'neither' | 'both';

/** What is wrong with the line of a response; undefined where it has exactly one of `result` and `error`. */
export function responseFault(line: string): ResponseFault | undefined {
  const parsed = parseJson(line.startsWith('\uFEFF') ? line.slice(1) : line);
  if (!parsed.ok) return undefined;
  const hasResult = member(parsed.node, 'result') !== undefined;
  const hasError = member(parsed.node, 'error') !== undefined;
  if (hasResult !== hasError) return undefined;
  return hasResult ? 'both' : 'neither';
}

export function responseFaultWords(fault: ResponseFault): string {
  return fault === 'neither'
    ? 'The response has neither a result nor an error; it must have one of them.'
    : 'The response has both a result and an error; it must have one of them.';
}
