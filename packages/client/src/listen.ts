import { sendOwn } from './own-request.ts';
import { readPath } from './read-path.ts';
import type { Turn } from './state.ts';

/** Members of the filter, by the capability whose changes they ask for. */
const FILTERS: readonly (readonly [capability: string, member: string])[] = [
  ['tools', 'toolsListChanged'],
  ['resources', 'resourcesListChanged'],
  ['prompts', 'promptsListChanged'],
];

/** It stays open for as long as its answer lets it. */
export const LISTEN = 'subscriptions/listen';

/**
 * Asks for the changes of lists that the server says it can tell of (2026-07-28, basic/patterns/subscriptions): in
 * the modern era they are not told unasked. `raw` is the answer to server/discover.
 */
export function listenToChanges(turn: Turn, raw: string): void {
  if (turn.state.options.discovery !== 'auto' || turn.state.isListening) return;
  const told = FILTERS.filter(
    ([capability]) => readPath(raw, ['result', 'capabilities', capability, 'listChanged'])?.text === 'true',
  );
  if (told.length === 0) return;
  turn.state.isListening = true;
  const filter = told.map(([, member]) => `"${member}":true`).join(',');
  sendOwn(turn, {
    kind: 'auto',
    method: LISTEN,
    paramsText: `{"notifications":{${filter}}}`,
    purpose: { type: 'plain' },
    timeoutMs: Number.POSITIVE_INFINITY,
  });
}
