import { compactJson, nodeText, parseJson } from '@lifeline/json';
import { objectMember } from './response.ts';

/**
 * What a request line asked with: the JSON text of its `arguments`, of its `uri` where it has one in their place;
 * `undefined` in `text` where it has neither. Undefined when the line is no JSON object with params (a batch, say).
 */
export function sentArguments(line: string): { readonly text: string | undefined } | undefined {
  const parsed = parseJson(line);
  const params = parsed.ok ? objectMember(parsed.node, 'params') : undefined;
  if (params?.type !== 'object') return undefined;
  const node = objectMember(params, 'arguments') ?? objectMember(params, 'uri');
  return { text: node === undefined ? undefined : compactJson(nodeText(line, node)) };
}
