import type { SessionInfo } from '@lifeline/wire';
import { useState } from 'react';
import { sessionTitle } from '../../app/session-title.ts';
import { useT } from '../../i18n/language.ts';
import { ProgressBar } from '../../panels/progress-bar.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import type { Wire } from '../wire-context.ts';
import { ExportScope, type Scope } from './export-scope.tsx';
import { ExportSecrets } from './export-secrets.tsx';
import { ExportSummary } from './export-summary.tsx';
import { fileName } from './file-name.ts';
import { FormatList } from './format-list.tsx';
import { progressOf } from './progress.ts';
import { useExport } from './use-export.ts';
import { useSave } from './use-save.ts';

export interface ExportDialogProps {
  readonly wire: Wire;
  readonly session: SessionInfo;
  readonly onClose: () => void;
}

/** Saves a session in a format that others can open, and shows before what will be in it. */
export function ExportDialog({ wire, session, onClose }: ExportDialogProps) {
  const t = useT();
  const { store, shown, filter, select } = wire;
  const hasFilter = filter.applied !== '';
  const [scope, setScope] = useState<Scope>(hasFilter ? 'filtered' : 'all');
  const [redacts, setRedacts] = useState(true);
  // what comes while the dialog is open belongs to the next export
  const [count] = useState(store.rows.length);
  const state = useExport(store, session, count, redacts);
  const exported = hasFilter && scope === 'filtered' ? shown : undefined;
  const progress = progressOf(state, exported, count);
  const server = store.model.negotiation?.serverInfo;
  const name = server?.title ?? server?.name ?? sessionTitle(session);
  const { busy, formats, save } = useSave(fileName(name, session.createdAt), exported);
  const openEvent = (seq: number) => {
    onClose();
    select(seq);
  };
  return (
    <Dialog title={t.exporting.title} onClose={onClose}>
      <div
        className="flex flex-col gap-4 p-4"
        data-export-state={progress === undefined ? state.kind : 'working'}
      >
        <ExportSummary name={name} store={store} count={count} shown={exported} />
        {hasFilter ? (
          <ExportScope scope={scope} all={count} filtered={shown.indexFrom(count)} onChange={setScope} />
        ) : null}
        <ExportSecrets redacts={redacts} state={state} onChange={setRedacts} onSelect={openEvent} />
        {state.kind === 'failed' ? (
          <p role="alert" className="rounded-control bg-error-fill px-3 py-2 text-error">
            <RevealText text={t.exporting.failed(state.error.message)} />
          </p>
        ) : null}
        {progress === undefined ? null : (
          <p className="flex items-center gap-2 text-meta text-text-2">
            <ProgressBar label={t.exporting.preparing} value={progress} max={1} />
            {t.exporting.preparing}
          </p>
        )}
        <FormatList
          formats={formats}
          disabled={state.kind !== 'ready' || progress !== undefined || busy !== undefined}
          busy={busy}
          onChoose={(format) => {
            if (state.kind === 'ready') save(format, state.trace);
          }}
        />
      </div>
    </Dialog>
  );
}
