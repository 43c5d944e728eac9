import type { ConnectionState } from '@lifeline/model';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import { Badge } from '../../ui/badge.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { KindGlyph } from '../../wire/glyphs.tsx';
import { rowFacts } from '../../wire/rows/row-facts.ts';
import { rowLabel } from '../../wire/rows/row-label.ts';
import { SeqLink } from '../seq-link.tsx';

export interface ConnectionItemProps {
  readonly store: TraceStore;
  readonly state: ConnectionState;
  /** seqs of what happened to it, in order. */
  readonly steps: readonly number[];
}

/** One run of the server: process id, how it ended, and each step with its time and what passed since the one before. */
export function ConnectionItem({ store, state, steps }: ConnectionItemProps) {
  const t = useT();
  const format = useFormat();
  const { connection, pid, protocolSession, spawnFailedSeq, closed } = state;
  const lasted =
    closed === undefined || spawnFailedSeq !== undefined
      ? undefined
      : store.rows.atMsAt(closed.seq) - state.openedAtMs;
  return (
    <li
      data-connection={connection}
      data-pid={pid}
      data-protocol-session={protocolSession}
      data-exit-code={state.exit?.code}
      className="flex flex-col gap-1"
    >
      <p className="flex flex-wrap items-center gap-x-2 figures">
        <span className="font-semibold">{t.overview.connections.name(connection)}</span>
        {pid === undefined ? null : (
          <span className="text-text-2">{t.overview.connections.pid(String(pid))}</span>
        )}
        {protocolSession === undefined ? null : (
          <span className="min-w-0 truncate text-text-2">
            {t.overview.connections.protocolSession}{' '}
            <RevealText text={protocolSession} className="font-mono text-wire" />
          </span>
        )}
        <Badge>{endText(state, t)}</Badge>
        {lasted === undefined ? null : (
          <span className="text-text-3">{t.overview.connections.lasted(format.ms(lasted))}</span>
        )}
      </p>
      <ol className="flex flex-col">
        {steps.map((seq, at) => (
          <Step key={seq} store={store} seq={seq} before={at === 0 ? undefined : steps[at - 1]} />
        ))}
      </ol>
    </li>
  );
}

interface StepProps {
  readonly store: TraceStore;
  readonly seq: number;
  readonly before: number | undefined;
}

function Step({ store, seq, before }: StepProps) {
  const t = useT();
  const format = useFormat();
  const facts = rowFacts(store, seq);
  const label = rowLabel(facts, t, format);
  const since = before === undefined ? undefined : facts.atMs - store.rows.atMsAt(before);
  return (
    <li className="grid grid-cols-[72px_16px_minmax(0,1fr)_max-content] items-center gap-x-2 figures">
      <span className="text-right text-text-3">{format.at(facts.atMs)}</span>
      <span aria-hidden className="flex justify-center text-text-3">
        <KindGlyph kind={facts.kind} event={facts.event} />
      </span>
      <span className="min-w-0 truncate">
        <SeqLink seq={seq}>
          <span className="text-text">{label.name}</span>
        </SeqLink>
      </span>
      <span className="text-right text-text-3">{since === undefined ? null : `+${format.ms(since)}`}</span>
    </li>
  );
}

/** How the process ended, or that it runs. */
function endText({ exit, closed, pid, spawnFailedSeq }: ConnectionState, t: Messages): string {
  const words = t.overview.connections;
  if (spawnFailedSeq !== undefined) return words.notStarted;
  if (exit !== undefined) {
    return exit.code === null ? words.signal(exit.signal ?? '') : words.code(exit.code);
  }
  if (closed !== undefined) return words.over;
  return pid === undefined ? words.open : words.running;
}
