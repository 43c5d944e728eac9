import { member, nodeText, parseJson } from '@lifeline/json';
import type { RowKind } from '@lifeline/trace';
import type { ComposeDraft } from './draft.ts';

const KNOWN_KEYS: ReadonlySet<string> = new Set(['jsonrpc', 'id', 'method', 'params']);

/**
 * A sent line as something to send again: method and the exact text of its params, so that a request gets an id of
 * its own. A line that is not an ordinary message stays as it is.
 */
export function draftOfMessage(text: string, kind: RowKind): ComposeDraft {
  const raw: ComposeDraft = { kind: 'raw', method: '', text };
  if (kind !== 'request' && kind !== 'notification') return raw;
  const parsed = parseJson(text);
  if (!parsed.ok || parsed.node.type !== 'object') return raw;
  const { members } = parsed.node;
  const keys = new Set(members.map((entry) => entry.key));
  const ordinary = keys.size === members.length && members.every((entry) => KNOWN_KEYS.has(entry.key));
  const version = member(parsed.node, 'jsonrpc');
  const method = member(parsed.node, 'method');
  if (!ordinary || method?.type !== 'string' || version?.type !== 'string' || version.value !== '2.0')
    return raw;
  const params = member(parsed.node, 'params');
  return { kind, method: method.value, text: params === undefined ? '' : nodeText(text, params) };
}
