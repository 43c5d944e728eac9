import { useT } from '../i18n/language.ts';
import { useSession } from '../source/hooks.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useWire } from './wire-context.ts';

/** What the wire says before the first event, or where no event matches. */
export function NoEvents() {
  const t = useT();
  const { sessionId, store, filter } = useWire();
  const session = useSession(sessionId);
  const loading = session !== undefined && store.rows.length === 0 && (session.events > 0 || store.total > 0);
  if (loading) return <p className="p-4 text-text-3">{t.ui.loading}</p>;
  if (store.rows.length > 0 && filter.applied !== '') return <NoMatch mayCome={session?.readOnly !== true} />;
  const words = session?.readOnly === true ? t.wire.none.recording : t.wire.none.live;
  return <EmptyState title={words.title} reason={words.reason} />;
}

function NoMatch({ mayCome }: { readonly mayCome: boolean }) {
  const t = useT();
  const { run, change } = useWire().filter;
  if (run.left > 0) return <p className="p-4 text-text-3">{t.filter.none.searching}</p>;
  return (
    <EmptyState title={t.filter.none.title} reason={mayCome ? t.filter.none.reason : undefined}>
      <Button onClick={() => change('')}>{t.filter.clear}</Button>
    </EmptyState>
  );
}
