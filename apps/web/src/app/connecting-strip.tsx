import type { SessionInfo } from '@lifeline/wire';

/** What a connection that is being made waits for. */
export function ConnectingStrip({ session }: { readonly session: SessionInfo }) {
  return <section data-connecting={session.id} />;
}
