import type { CatalogueItem } from '@lifeline/model';
import type { SessionInfo } from '@lifeline/wire';

/** Under which the draft of an entry's form is kept: one per target and entry, whatever the session. */
export function draftKeyOf(session: SessionInfo | undefined, { kind, key }: CatalogueItem): string {
  const target = session?.demo ?? [session?.cwd ?? '', ...(session?.commandLine ?? [])];
  return JSON.stringify([target, kind, key]);
}
