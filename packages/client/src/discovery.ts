import { sendOwn } from './own-request.ts';
import { readPath, readString } from './read-path.ts';
import type { Turn } from './state.ts';

/** Lists by the server capability that announces them. */
const LISTS: readonly (readonly [capability: string, method: string])[] = [
  ['tools', 'tools/list'],
  ['resources', 'resources/list'],
  ['resources', 'resources/templates/list'],
  ['prompts', 'prompts/list'],
];

/** A server that hands out a new cursor for ever is left after so many pages. */
const MAX_PAGES = 1000;

/**
 * Asks for each declared list once, all at the same time: a list that hangs must not hide the others.
 * `raw` is the answer to initialize or server/discover.
 */
export function listEverything(turn: Turn, raw: string): void {
  if (turn.state.options.discovery !== 'auto' || turn.state.discovered) return;
  turn.state.discovered = true;
  for (const [capability, method] of LISTS) {
    const declared = readPath(raw, ['result', 'capabilities', capability]);
    if (declared === undefined || declared.text === 'null' || declared.text === 'false') continue;
    sendPage(turn, method, '{}', new Set());
  }
}

/**
 * Follows `nextCursor` of an automatic list, handed back as written. Any string is a cursor, the empty one too
 * (utilities/pagination); absent or null ends the list, and so does one that came before.
 */
export function followList(turn: Turn, raw: string, method: string, cursors: Set<string>): void {
  const next = readPath(raw, ['result', 'nextCursor']);
  if (next === undefined || next.type === 'null') return;
  const cursor = readString(raw, ['result', 'nextCursor']);
  const stop = reasonToStop(next.text, cursor, cursors);
  if (cursor === undefined || stop !== undefined) {
    const pages = cursors.size === 0 ? '1 page' : `${cursors.size + 1} pages`;
    turn.effects.push({ type: 'note', text: `${method} was ended after ${pages}: ${stop}.` });
    return;
  }
  sendPage(turn, method, `{"cursor":${next.text}}`, cursors.add(cursor));
}

function reasonToStop(text: string, cursor: string | undefined, cursors: Set<string>): string | undefined {
  if (cursor === undefined) return `nextCursor is not a string (${text.slice(0, 80)})`;
  if (cursors.has(cursor)) return `the cursor ${text} came a second time`;
  if (cursors.size + 1 >= MAX_PAGES)
    return 'there seems to be no end to it; further pages can be asked for by hand';
  return undefined;
}

function sendPage(turn: Turn, method: string, paramsText: string, cursors: Set<string>): void {
  sendOwn(turn, { kind: 'auto', method, paramsText, purpose: { type: 'list', cursors } });
}
