import { markerOf, type Secret } from '@lifeline/redact';
import { ChevronRight } from 'lucide-react';
import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';

/** Secrets of one kind are listed up to this number; the rest is a count. */
const MOST = 200;
/** Events that are named for each secret. */
const MOST_EVENTS = 6;

export interface RedactionListProps {
  readonly secrets: readonly Secret[];
  /** Events in which each was replaced, by its number. */
  readonly places: ReadonlyMap<number, readonly number[]>;
  readonly onSelect: (seq: number) => void;
}

/** What was replaced: kinds with counts, each opens to what and where. */
export function RedactionList({ secrets, places, onSelect }: RedactionListProps) {
  const t = useT();
  const groups = Map.groupBy(secrets, ({ kind }) => kind);
  return (
    <div className="mt-2 flex flex-col divide-y divide-border rounded-control border border-border">
      {[...groups].map(([kind, group]) => (
        <details key={kind} data-redacted={kind} data-count={group.length} className="group">
          <summary className="flex min-h-7 list-none items-center gap-2 px-2 hover:bg-fill">
            <ChevronRight
              size={14}
              strokeWidth={2}
              aria-hidden
              className="shrink-0 text-text-2 group-open:rotate-90"
            />
            <span className="flex-1">{t.exporting.kinds[kind]}</span>
            <span className="text-meta text-text-2 figures">{group.length}</span>
          </summary>
          <SecretRows secrets={group} places={places} onSelect={onSelect} />
        </details>
      ))}
    </div>
  );
}

function SecretRows({ secrets, places, onSelect }: RedactionListProps) {
  const t = useT();
  return (
    <ul className="max-h-40 overflow-auto border-t border-border bg-bar px-2 py-1 text-meta">
      {secrets.slice(0, MOST).map(({ number, name }) => {
        const seqs = places.get(number) ?? [];
        return (
          <li key={number} className="flex min-h-6 flex-wrap items-center gap-x-2">
            <code className="text-text-2">{markerOf(number)}</code>
            <span className="min-w-0 truncate font-mono">
              <RevealText text={name} />
            </span>
            <span className="ml-auto flex items-center gap-1 text-text-2">
              {seqs.length === 0 ? t.exporting.inHeader : t.exporting.inEvents}
              {seqs.slice(0, MOST_EVENTS).map((seq) => (
                <button
                  key={seq}
                  type="button"
                  className="px-0.5 text-accent underline figures"
                  onClick={() => onSelect(seq)}
                >
                  {seq}
                </button>
              ))}
              {seqs.length > MOST_EVENTS ? t.exporting.moreEvents(seqs.length - MOST_EVENTS) : null}
            </span>
          </li>
        );
      })}
      {secrets.length > MOST ? (
        <li className="text-text-2">{t.exporting.moreSecrets(secrets.length - MOST)}</li>
      ) : null}
    </ul>
  );
}
