import { filterTerm } from '@lifeline/filter';
import type { JsonNode } from '@lifeline/json';
import type { TraceStore } from '../../source/trace-store.ts';
import { eventTerms } from './event-terms.ts';

/** Longer texts than this are nobody's filter. */
const LONGEST = 120;
/** A member's key and colon, up to its value. */
const KEY_BEFORE = /"(?:[^"\\]|\\.)*"\s*:\s*$/;
const KEY_CHARS = 200;

/** Places in a message that a key of the language stands for. */
const PLACES: Readonly<Record<string, string>> = {
  '/method': 'method:',
  '/id': 'id:',
  '/params/name': 'tool:|prompt:',
  '/params/uri': 'uri:',
  '/params/taskId': 'task:',
};

export interface ValueOfMessage {
  /** Source text of the message. */
  readonly text: string;
  readonly seq: number;
  readonly pointer: string;
  readonly node: JsonNode;
}

/**
 * The term for one value of a message: by its key in the language where it has one, else the text of the member as it
 * stands in the line. Undefined for the whole message and for what is too long.
 */
export function valueTerm(
  store: TraceStore,
  { text, seq, pointer, node }: ValueOfMessage,
): string | undefined {
  if (pointer === '') return undefined;
  const keys = PLACES[pointer]?.split('|') ?? [];
  const known = eventTerms(store, seq).find((term) => keys.some((key) => term.startsWith(key)));
  if (known !== undefined) return known;
  if (pointer === '/params/_meta/progressToken' || pointer === '/params/progressToken')
    return filterTerm('token', text.slice(node.start, node.end));
  const key = KEY_BEFORE.exec(text.slice(Math.max(0, node.start - KEY_CHARS), node.start))?.[0] ?? '';
  const member = key + text.slice(node.start, node.end);
  return member.length > LONGEST ? undefined : filterTerm('text', member);
}
