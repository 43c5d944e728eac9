import { useT } from '../../i18n/language.ts';

export interface ExportNotesProps {
  /** How many notes there are. */
  readonly count: number;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** The switch that takes along what somebody wrote; nothing where nobody did. */
export function ExportNotes({ count, checked, disabled, onChange }: ExportNotesProps) {
  const t = useT();
  if (count === 0) return null;
  return (
    <label className="flex cursor-pointer items-center gap-2">
      <input
        type="checkbox"
        data-export-notes=""
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="font-semibold">{t.exporting.notes}</span>
      <span className="text-meta text-text-2">{t.recordings.notes.count(count)}</span>
    </label>
  );
}
