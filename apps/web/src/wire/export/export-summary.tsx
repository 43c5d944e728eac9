import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import type { TraceStore } from '../../source/trace-store.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import type { ShownRows } from '../shown-rows.ts';

const MESSAGES: ReadonlySet<string> = new Set(['request', 'response', 'notification']);

/** What will be in the file: of which server, how many events and messages, how large their lines are. */
export function ExportSummary({
  name,
  store,
  count,
  shown,
}: {
  readonly name: string;
  readonly store: TraceStore;
  /** Events of the session that are exported at most. */
  readonly count: number;
  /** Undefined: everything. */
  readonly shown: ShownRows | undefined;
}) {
  const t = useT();
  const format = useFormat();
  const { rows, model } = store;
  const events = shown?.indexFrom(count) ?? count;
  let messages = 0;
  let bytes = 0;
  for (let at = 0; at < events; at += 1) {
    const seq = shown === undefined ? at : (shown.seqAt(at) ?? 0);
    if (MESSAGES.has(rows.kindAt(seq))) messages += 1;
    bytes += rows.bytesAt(seq);
  }
  const revision = model.negotiation?.revision;
  return (
    <div data-export-messages={messages} data-export-events={events}>
      <p className="text-title">
        <RevealText text={name} />
        {revision === undefined ? null : (
          <span className="ml-2 text-meta text-text-2">{t.exporting.revision(revision)}</span>
        )}
      </p>
      <p className="text-text-2 figures">
        {[
          t.wire.messages(messages, format.number(messages)),
          t.wire.events.count(events, format.number(events)),
          format.bytes(bytes),
        ].join(' · ')}
      </p>
    </div>
  );
}
