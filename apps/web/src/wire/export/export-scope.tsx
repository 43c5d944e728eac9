import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { classes } from '../../ui/classes.ts';

/** What an export holds: everything, or what the filter lets through. */
export type Scope = 'all' | 'filtered';

export interface ExportScopeProps {
  readonly scope: Scope;
  readonly all: number;
  readonly filtered: number;
  readonly onChange: (scope: Scope) => void;
}

/** The choice between everything and what the filter lets through. */
export function ExportScope({ scope, all, filtered, onChange }: ExportScopeProps) {
  const t = useT();
  const format = useFormat();
  const choices = [
    ['filtered', t.exporting.filtered, filtered],
    ['all', t.exporting.all, all],
  ] as const;
  return (
    <fieldset className="flex gap-2">
      <legend className="sr-only">{t.exporting.scope}</legend>
      {choices.map(([name, label, count]) => (
        <label
          key={name}
          className={classes(
            'flex flex-1 cursor-pointer items-center gap-2 rounded-control border px-3 py-1.5',
            scope === name ? 'border-accent bg-selected' : 'border-edge hover:bg-fill',
          )}
        >
          <input
            type="radio"
            name="export-scope"
            data-export-scope={name}
            checked={scope === name}
            onChange={() => onChange(name)}
          />
          <span className="flex-1">{label}</span>
          <span className="text-meta text-text-2 figures">{format.number(count)}</span>
        </label>
      ))}
    </fieldset>
  );
}
