import { useT } from '../i18n/language.ts';
import { useSession } from '../source/hooks.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { useWire } from './wire-context.ts';

/** What the wire says before the first event. */
export function NoEvents() {
  const t = useT();
  const { sessionId, store } = useWire();
  const session = useSession(sessionId);
  const loading = session !== undefined && (session.events > 0 || store.total > 0);
  if (loading) return <p className="p-4 text-text-3">{t.ui.loading}</p>;
  const words = session?.readOnly === true ? t.wire.none.recording : t.wire.none.live;
  return <EmptyState title={words.title} reason={words.reason} />;
}
