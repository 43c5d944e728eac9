import type { SessionInfo } from '@lifeline/wire';

/** How the connection ended, with what was left and the way back. */
export function EndedBanner({ session }: { readonly session: SessionInfo }) {
  return <section data-banner="server-ended" data-owner={session.id} />;
}
