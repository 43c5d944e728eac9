import type { SessionInfo } from '@lifeline/wire';
import { goTo } from '../../app/router.ts';
import { editCommandOf } from '../start/kept-draft.ts';

/** Opens the connect form of a session at its field for a token. */
export function giveToken(session: SessionInfo): void {
  editCommandOf(session, true);
  goTo({ kind: 'start', panel: 'start' });
}
