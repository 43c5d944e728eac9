import type { SessionInfo } from '@lifeline/wire';
import { awaitedOf } from '../../app/awaited.ts';
import { useRunning } from '../../app/running.ts';
import { useT } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { SeqLink } from '../seq-link.tsx';

export interface AwaitedProps {
  readonly session: SessionInfo;
  readonly title: string;
  readonly store: TraceStore;
}

/** In place of the server's identity, before there was a negotiation: what is awaited, or why none came. */
export function Awaited({ session, title, store }: AwaitedProps) {
  const t = useT();
  const words = t.overview.awaiting;
  const asked = store.model.exchanges.find((exchange) => exchange.method === 'initialize');
  const running = useRunning(session.id);
  const reason = asked?.outcome === 'error' ? words.refused : reasonOf(session, store, running, t);
  return (
    <header className="flex flex-col gap-1">
      <h2 className="text-start">
        <RevealText text={title} />
      </h2>
      {session.readOnly ? null : <p className="text-title">{words.title}</p>}
      <p className="text-text-2">
        {reason}{' '}
        {asked === undefined ? null : (
          <SeqLink seq={asked.responseSeq ?? asked.requestSeq}>{t.results.showOnWire}</SeqLink>
        )}
      </p>
    </header>
  );
}

/** What is awaited, or why it will not come. */
function reasonOf(session: SessionInfo, store: TraceStore, running: boolean, t: Messages): string {
  const words = t.overview.awaiting;
  const over = session.state === 'closed' || session.state === 'failed';
  if (session.readOnly) return over ? words.recorded : words.reading;
  if (!over) return words.waiting(t.app.connecting[awaitedOf(store.model, session.http !== undefined)]);
  const { handshake, ended } = t.app.banners;
  if (running)
    return `${handshake.other} ${session.http === undefined ? handshake.runs : handshake.reachable}`;
  return store.model.connections.at(-1)?.spawnFailedSeq === undefined ? words.over : ended.failed;
}
