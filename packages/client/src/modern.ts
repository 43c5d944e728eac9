import { quoteJson } from '@lifeline/json';
import { MODERN_REVISIONS } from '@lifeline/protocol';
import { listEverything } from './discovery.ts';
import { listenToChanges } from './listen.ts';
import { readStrings } from './read-path.ts';
import { declareFrom, type Turn } from './state.ts';

/** `result.supportedVersions` of an answer to server/discover; undefined where it is no such answer. */
export function supportedRevisions(raw: string): readonly string[] | undefined {
  return readStrings(raw, ['result', 'supportedVersions']);
}

/** The newest revision of the modern era that both sides know. */
export function sharedRevision(supported: readonly string[]): string | undefined {
  return MODERN_REVISIONS.findLast((known) => supported.includes(known));
}

/**
 * The server is of the modern era: from here on each request stands for itself. `discovered` is the answer to
 * server/discover, where there is a usable one; the lists and the changes that it declares are asked for.
 */
export function openModern(turn: Turn, revision: string, discovered: string | undefined): void {
  const { state } = turn;
  state.era = 'modern';
  state.phase = 'ready';
  state.revision = revision;
  state.lateProbe = undefined;
  state.ids.withoutHandshake();
  declareFrom(state, state.options.capabilitiesText);
  turn.effects.push({ type: 'ready', revision, era: 'modern' });
  if (discovered === undefined) return;
  listEverything(turn, discovered);
  listenToChanges(turn, discovered);
}

/** Opens the modern era with what an answer to server/discover says; a revision that is not shared is said. */
export function acceptDiscovered(turn: Turn, raw: string, asked: string): void {
  const supported = supportedRevisions(raw) ?? [];
  const shared = supported.includes(asked) ? asked : sharedRevision(supported);
  if (shared === undefined) {
    const named = supported.length === 0 ? 'none' : supported.map(quoteJson).join(', ');
    const text = `The server names ${named} as the revisions that it supports; Lifeline knows none of them without initialize. Going on with ${asked}.`;
    turn.effects.push({ type: 'note', text });
  }
  openModern(turn, shared ?? asked, raw);
}
