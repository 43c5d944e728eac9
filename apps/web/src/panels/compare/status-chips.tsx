import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';
import { STATUSES, type Status } from './aligned.ts';
import { StatusGlyph } from './status-glyph.tsx';

export interface StatusChipsProps {
  readonly counts: Readonly<Record<Status, number>>;
  readonly shown: ReadonlySet<Status>;
  readonly onChange: (shown: ReadonlySet<Status>) => void;
}

/** Which messages are listed, with how many there are of each kind. */
export function StatusChips({ counts, shown, onChange }: StatusChipsProps) {
  const t = useT();
  const format = useFormat();
  const toggle = (status: Status) => {
    const next = new Set(shown);
    if (!next.delete(status)) next.add(status);
    onChange(next);
  };
  return (
    <div className="flex gap-1.5 overflow-x-auto py-0.5">
      {STATUSES.map((status) => (
        <button
          key={status}
          type="button"
          data-compare-filter={status}
          data-count={counts[status]}
          aria-pressed={shown.has(status)}
          className={classes(
            'inline-flex h-6 shrink-0 items-center gap-1.5 rounded-control border px-2 text-meta whitespace-nowrap',
            shown.has(status)
              ? 'border-accent bg-selected text-accent'
              : 'border-edge bg-canvas text-text-2 hover:bg-fill',
          )}
          onClick={() => toggle(status)}
        >
          <StatusGlyph status={status} />
          {t.compare.statuses[status]}
          <span className="figures">{format.number(counts[status])}</span>
        </button>
      ))}
    </div>
  );
}
