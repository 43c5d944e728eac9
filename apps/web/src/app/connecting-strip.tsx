import type { SessionInfo } from '@lifeline/wire';
import { useFormat } from '../i18n/format.ts';
import { useT } from '../i18n/language.ts';
import { useStore, useStoreVersion } from '../source/hooks.ts';
import { RevealText } from '../ui/reveal-text.tsx';
import { awaitedOf, pendingOf } from './awaited.ts';
import { sessionTitle } from './session-title.ts';
import { StderrTail, stderrTail } from './stderr-tail.tsx';
import { UnansweredLine } from './unanswered-line.tsx';
import { useNow } from './use-now.ts';

/** While a connection is being made: how long already, what is awaited, and what the server says meanwhile. */
export function ConnectingStrip({ session }: { readonly session: SessionInfo }) {
  const t = useT();
  const format = useFormat();
  const now = useNow();
  const store = useStore(session.id);
  useStoreVersion(store);
  const awaited = awaitedOf(store.model, session.http !== undefined);
  const asked = pendingOf(store.model);
  const openedMs = store.model.connections.at(-1)?.openedAtMs ?? 0;
  const elapsed = Math.max(0, now - Date.parse(session.createdAt) - openedMs);
  const speaks = stderrTail(store, 1).length > 0;
  return (
    <section
      data-connecting={awaited}
      className="flex shrink-0 flex-col gap-1 border-b border-border bg-pending-fill px-4 py-2"
    >
      <h2>
        <RevealText text={t.app.connecting.title(sessionTitle(session))} />
      </h2>
      <p className="text-text-2 figures">
        {t.app.connecting.waiting(
          t.app.connecting[awaited],
          `${format.number(Math.round(elapsed / 1000))} s`,
        )}
      </p>
      {awaited === 'you' || awaited === 'release' || asked === undefined ? null : (
        <UnansweredLine sessionId={session.id} exchange={asked} />
      )}
      {speaks ? (
        <div>
          <p className="text-meta text-text-3">{t.app.connecting.stderr}</p>
          <StderrTail sessionId={session.id} lines={4} />
        </div>
      ) : null}
    </section>
  );
}
