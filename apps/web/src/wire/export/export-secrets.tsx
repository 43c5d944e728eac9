import { ShieldCheck, TriangleAlert } from 'lucide-react';
import { useT } from '../../i18n/language.ts';
import { RedactionList } from './redaction-list.tsx';
import type { ExportState } from './use-export.ts';

export interface ExportSecretsProps {
  readonly redacts: boolean;
  readonly state: ExportState;
  readonly onChange: (redacts: boolean) => void;
  readonly onSelect: (seq: number) => void;
}

/** The switch that replaces secrets, and what it has replaced. */
export function ExportSecrets({ redacts, state, onChange, onSelect }: ExportSecretsProps) {
  const t = useT();
  const secrets = state.kind === 'ready' ? state.secrets : undefined;
  return (
    <div>
      <label className="flex cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          data-export-redact=""
          checked={redacts}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="font-semibold">{t.exporting.redact}</span>
      </label>
      {redacts ? null : (
        <p
          role="alert"
          className="mt-1 flex gap-2 rounded-control bg-tool-error-fill px-3 py-2 text-tool-error"
        >
          <TriangleAlert size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0" />
          {t.exporting.keepsSecrets}
        </p>
      )}
      {secrets === undefined ? null : (
        <p
          role="status"
          data-redacted-count={secrets.length}
          className="mt-1 flex items-center gap-2 text-meta text-text-2"
        >
          <ShieldCheck size={14} strokeWidth={1.5} aria-hidden className="shrink-0 text-ok" />
          {secrets.length === 0 ? t.exporting.noSecrets : t.exporting.replaced(secrets.length)}
        </p>
      )}
      {state.kind === 'ready' && secrets !== undefined && secrets.length > 0 ? (
        <RedactionList secrets={secrets} places={state.trace.redactions} onSelect={onSelect} />
      ) : null}
    </div>
  );
}
