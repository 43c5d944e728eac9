import { useState } from 'react';
import { FailureText } from '../../app/failure.tsx';
import { useT } from '../../i18n/language.ts';
import { saveAs } from '../../results/save.ts';
import { useSource } from '../../source/trace-source.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useBench } from './state/bench.ts';

const FORMATS = [
  { format: 'html', name: 'report.html', mime: 'text/html' },
  { format: 'markdown', name: 'report.md', mime: 'text/markdown' },
] as const;

/** The report of the newest run, in the format that is chosen. */
export function ReportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const words = t.bench.report;
  const { suites } = useSource();
  const { sessionId, run } = useBench();
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const isEmpty = run === undefined || run.state === 'none';
  const save = async ({ format, name, mime }: (typeof FORMATS)[number]) => {
    if (suites === undefined) return;
    setBusy(true);
    setFailure(undefined);
    try {
      saveAs(name, await suites.report(sessionId, format), mime);
      onClose();
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="flex flex-col gap-3 p-4">
        <p>{isEmpty ? words.nothing : words.text}</p>
        {FORMATS.map((one) => (
          <button
            key={one.format}
            type="button"
            data-export={one.format}
            disabled={isEmpty || isBusy}
            className="flex flex-col rounded-control border border-edge px-3 py-2 text-left hover:bg-fill disabled:opacity-50"
            onClick={() => void save(one)}
          >
            <strong className="font-semibold">{words[one.format]}</strong>
            <span className="text-meta text-text-2">{words[`${one.format}Text`]}</span>
          </button>
        ))}
        {failure === undefined ? null : (
          <p role="alert" className="text-error">
            <FailureText error={failure} />
          </p>
        )}
      </div>
    </Dialog>
  );
}
