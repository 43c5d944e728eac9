import { notificationLine } from './lines.ts';
import { type Turn, write } from './state.ts';
import type { ClientOptions } from './types.ts';

/** JSON text of the result of `roots/list`. */
export function rootsText({ state }: Turn): string {
  return JSON.stringify({ roots: state.roots });
}

/**
 * The roots are others from now on. A server that was promised to hear of it does (client/roots, to 2025-11-25; the
 * modern era asks anew with each request).
 */
export function changeRoots(turn: Turn, roots: ClientOptions['roots'], cause: number): void {
  const { state } = turn;
  const before = rootsText(turn);
  state.roots = roots;
  const isTold = state.phase === 'ready' && state.era === 'legacy' && state.tellsRoots;
  if (isTold && rootsText(turn) !== before)
    write(turn, notificationLine('notifications/roots/list_changed'), cause);
}
