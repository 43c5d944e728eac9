import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import type { Tally } from './limits.ts';

export interface ExportSummaryProps {
  readonly name: string;
  /** Negotiated revision. */
  readonly revision: string | undefined;
  /** Undefined while it is counted. */
  readonly tally: Tally | undefined;
}

/** What will be in the file: of which server, how many events and messages, how large their lines are. */
export function ExportSummary({ name, revision, tally }: ExportSummaryProps) {
  const t = useT();
  const format = useFormat();
  return (
    <div data-export-messages={tally?.messages} data-export-events={tally?.events}>
      <p className="text-title">
        <RevealText text={name} />
        {revision === undefined ? null : (
          <span className="ml-2 text-meta text-text-2">{t.exporting.revision(revision)}</span>
        )}
      </p>
      <p className="min-h-5 text-text-2 figures">
        {tally === undefined
          ? null
          : [
              t.wire.messages(tally.messages, format.number(tally.messages)),
              t.wire.events.count(tally.events, format.number(tally.events)),
              format.bytes(tally.bytes),
            ].join(' · ')}
      </p>
    </div>
  );
}
