import { FailureText } from '../../app/failure.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { RevealText } from '../../ui/reveal-text.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import type { Import } from './use-import.ts';

/** How far an import is, and which files were refused and why. */
export function ImportStatus({ importing, failures }: Pick<Import, 'importing' | 'failures'>) {
  const t = useT();
  const format = useFormat();
  if (importing === undefined && failures.length === 0) return null;
  return (
    <div className="flex shrink-0 flex-col gap-1 border-b border-border px-4 py-2">
      {importing === undefined ? null : (
        <div role="status" className="flex items-center gap-2 figures">
          <span className="min-w-0 truncate">
            <RevealText text={t.recordings.importing(importing.name)} />
          </span>
          <ProgressBar
            label={t.recordings.importing(importing.name)}
            value={importing.sent}
            max={importing.bytes}
          />
          <span className="shrink-0 text-text-3">
            {t.recordings.sentOf(format.bytes(importing.sent), format.bytes(importing.bytes))}
          </span>
        </div>
      )}
      {failures.map(({ name, error }) => (
        <p key={name} role="alert" className="text-error" data-import-error="">
          <RevealText text={t.recordings.refused(name)} /> <FailureText error={error} />
        </p>
      ))}
    </div>
  );
}
