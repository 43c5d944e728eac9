import { type JsonNode, member, nodeText, parseJson } from '@lifeline/json';

export interface PastedArguments {
  /** JSON text of the arguments, as it stood in the pasted text. */
  readonly text: string;
  /** The tool that a pasted call names. */
  readonly tool: string | undefined;
  /** A call or its params was pasted, so it cannot be meant as the text of one field. */
  readonly isCall: boolean;
  /** Top-level keys. */
  readonly keys: readonly string[];
}

/**
 * Reads a pasted text as arguments: a whole `tools/call` line, its params, or a plain JSON object. Undefined for
 * everything else.
 */
export function readPastedArguments(text: string): PastedArguments | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  const parsed = parseJson(text);
  if (!parsed.ok || parsed.node.type !== 'object') return undefined;
  const { node } = parsed;
  const method = member(node, 'method');
  const params = method?.type === 'string' && method.value === 'tools/call' ? member(node, 'params') : node;
  const name = params && member(params, 'name');
  const inner = params && member(params, 'arguments');
  const isCall = inner?.type === 'object' && name?.type === 'string';
  if (isCall) return pasted(text, inner, name.value, true);
  return method === undefined || params === node ? pasted(text, node, undefined, false) : undefined;
}

function pasted(text: string, node: JsonNode, tool: string | undefined, isCall: boolean): PastedArguments {
  const keys = node.type === 'object' ? node.members.map(({ key }) => key) : [];
  return { text: nodeText(text, node), tool, isCall, keys };
}
