import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useT } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import type { Import } from './use-import.ts';

/** Chooses files to import. */
export function ImportButton({ importing, start }: Pick<Import, 'importing' | 'start'>) {
  const t = useT();
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        data-import=""
        title={t.recordings.importHint}
        disabled={importing !== undefined}
        onClick={() => file.current?.click()}
      >
        <Upload size={16} strokeWidth={1.5} aria-hidden />
        {t.recordings.importFile}
      </Button>
      <input
        ref={file}
        type="file"
        multiple
        hidden
        accept=".ndjson,.jsonl,application/x-ndjson"
        onChange={(event) => {
          start([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
