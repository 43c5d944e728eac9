import { type JsonNode, member, parseJson } from '@lifeline/json';

/**
 * How a response fails to be one: JSON-RPC 2.0, section 5, and basic#responses of every revision. `neither`, `both`:
 * of `result` and `error`. Otherwise the member that is of a wrong type.
 */
export type ResponseFault =
  | 'neither'
  | 'both'
  | 'result'
  | 'error'
  | 'error.code'
  | 'error.message'
  | 'isError';

/** What is wrong with a response, in a sentence. */
export const RESPONSE_FAULTS: Readonly<Record<ResponseFault, string>> = {
  neither: 'The response has neither a result nor an error; it must have one of them.',
  both: 'The response has both a result and an error; it must have one of them.',
  result: 'The result is not an object.',
  error: 'The error is not an object.',
  'error.code': 'The code of the error is not an integer.',
  'error.message': 'The message of the error is not a string.',
  isError: 'isError in the result is neither true nor false.',
};

/** What is wrong with the line of a response; undefined where it is a sound one, or no JSON. */
export function responseFault(line: string): ResponseFault | undefined {
  const parsed = parseJson(line.startsWith('\uFEFF') ? line.slice(1) : line);
  if (!parsed.ok) return undefined;
  const result = member(parsed.node, 'result');
  const error = member(parsed.node, 'error');
  if (result !== undefined) return error === undefined ? resultFault(result) : 'both';
  return error === undefined ? 'neither' : errorFault(error);
}

function resultFault(result: JsonNode): ResponseFault | undefined {
  if (result.type !== 'object') return 'result';
  const isError = member(result, 'isError');
  return isError === undefined || isError.type === 'boolean' ? undefined : 'isError';
}

function errorFault(error: JsonNode): ResponseFault | undefined {
  if (error.type !== 'object') return 'error';
  const code = member(error, 'code');
  if (code?.type !== 'number' || !Number.isInteger(Number(code.text))) return 'error.code';
  return member(error, 'message')?.type === 'string' ? undefined : 'error.message';
}
