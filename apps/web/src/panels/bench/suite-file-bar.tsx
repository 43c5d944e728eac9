import { FileText, FolderOpen, Save } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../i18n/language.ts';
import { saveAs } from '../../results/save.ts';
import { toBridgeError } from '../../source/errors.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ChangedFileStrip } from './changed-file-strip.tsx';
import { OpenDialog } from './open-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { SUITE_FILE_NAME, useBench } from './state/bench.ts';

/** Where the suite of a server is kept: its file, saving, opening another one, and the report. */
export function SuiteFileBar() {
  const t = useT();
  const words = t.bench.head;
  const { document, actions, failure } = useBench();
  const [typed, setTyped] = useState<string>();
  /** The file of the last save that was refused. */
  const [refused, setRefused] = useState<string>();
  const [dialog, setDialog] = useState<'open' | 'report'>();
  const path = typed ?? document.path ?? '';
  const done = () => {
    setTyped(undefined);
    setRefused(undefined);
  };
  const save = async (overwrite = false) => {
    const to = path.trim();
    if (to === '') {
      const text = await actions.text();
      if (text !== undefined) saveAs(SUITE_FILE_NAME, text, 'application/yaml');
      return;
    }
    setRefused(to);
    if (!(await actions.save(to, overwrite))) return;
    done();
    announce(words.saved);
  };
  return (
    <>
      <div className="flex min-w-0 items-center gap-2">
        <input
          data-field="suite-path"
          aria-label={words.path}
          title={words.pathHint}
          placeholder={words.pathPlaceholder}
          spellCheck={false}
          autoComplete="off"
          className="control min-w-24 flex-1 font-mono text-wire"
          value={path}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) void save();
          }}
        />
        <span
          data-unsaved={document.unsaved}
          className="shrink-0 text-meta whitespace-nowrap text-text-3 empty:hidden"
        >
          {document.text === '' ? null : document.unsaved ? words.unsaved : words.saved}
        </span>
        <Button data-action="save" disabled={document.text === ''} onClick={() => void save()}>
          <Save size={14} strokeWidth={1.5} aria-hidden />
          {words.save}
        </Button>
        <IconButton
          icon={FolderOpen}
          bordered
          label={words.open}
          data-action="open-suite"
          onClick={() => setDialog('open')}
        />
        <IconButton
          icon={FileText}
          bordered
          label={words.report}
          data-action="report"
          onClick={() => setDialog('report')}
        />
        {dialog === 'open' ? <OpenDialog onClose={() => setDialog(undefined)} /> : null}
        {dialog === 'report' ? <ReportDialog onClose={() => setDialog(undefined)} /> : null}
      </div>
      {refused !== undefined && isFileChanged(failure) ? (
        <ChangedFileStrip path={refused} onSaveOver={() => void save(true)} onDone={done} />
      ) : null}
    </>
  );
}

/** Whether a save was refused because another program has written the file. */
export function isFileChanged(failure: unknown): boolean {
  return failure !== undefined && toBridgeError(failure).code === 'file-changed';
}
