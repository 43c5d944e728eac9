import { TriangleAlert } from 'lucide-react';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import type { FileFormatName } from './file-content.ts';

export interface ExportExcessProps {
  /** The formats that cannot hold so much. */
  readonly formats: readonly FileFormatName[];
  /** Chooses what the filter shows. Absent: there is no filter, or it is chosen already. */
  readonly onFiltered: (() => void) | undefined;
}

/** Says that this is too much for some formats, and what to do. */
export function ExportExcess({ formats, onFiltered }: ExportExcessProps) {
  const t = useT();
  if (formats.length === 0) return null;
  const names = formats.map((format) => t.exporting.formats[format].name);
  return (
    <div
      role="status"
      data-export-excess=""
      className="flex items-start gap-2 rounded-control bg-tool-error-fill px-3 py-2 text-tool-error"
    >
      <TriangleAlert size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0" />
      <p className="min-w-0 flex-1">
        {t.exporting.excess(names.join(t.exporting.separator))}
        {onFiltered === undefined ? ` ${t.exporting.filterFirst}` : null}
      </p>
      {onFiltered === undefined ? null : (
        <Button data-action="export-filtered" onClick={onFiltered}>
          {t.exporting.filtered}
        </Button>
      )}
    </div>
  );
}
