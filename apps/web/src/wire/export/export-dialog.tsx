import type { SessionInfo } from '@lifeline/wire';
import { useMemo, useState } from 'react';
import { sessionTitle } from '../../app/session-title.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/language.ts';
import { useSessionAnnotations } from '../../notes/event-notes.ts';
import { ProgressBar } from '../../panels/progress-bar.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import type { Wire } from '../wire-context.ts';
import { ExportExcess } from './export-excess.tsx';
import { exportLanguage } from './export-language.ts';
import { ExportNotes } from './export-notes.tsx';
import { ExportScope, type Scope } from './export-scope.tsx';
import { ExportSecrets } from './export-secrets.tsx';
import { ExportSummary } from './export-summary.tsx';
import { fileName } from './file-name.ts';
import { FormatList } from './format-list.tsx';
import { excessOf } from './limits.ts';
import { progressOf } from './progress.ts';
import { useChoice } from './use-choice.ts';
import { useLargeDiagram } from './use-diagram-size.ts';
import { useExport } from './use-export.ts';
import { useSave } from './use-save.ts';
import { useTally } from './use-tally.ts';

export interface ExportDialogProps {
  readonly wire: Wire;
  readonly session: SessionInfo;
  readonly onClose: () => void;
}

/** Saves a session in a format that others can open, and shows before what will be in it. */
export function ExportDialog({ wire, session, onClose }: ExportDialogProps) {
  const t = useT();
  const format = useFormat();
  const tag = useLanguage();
  const language = useMemo(() => exportLanguage(t, format, tag), [t, format, tag]);
  const { store, shown, filter, select } = wire;
  const hasFilter = filter.applied !== '';
  const [scope, setScope] = useState<Scope>(hasFilter ? 'filtered' : 'all');
  const [redacts, setRedacts] = useState(true);
  const [withNotes, setWithNotes] = useState(true);
  // what comes while the dialog is open belongs to the next export
  const [count] = useState(store.rows.length);
  const { annotations } = useSessionAnnotations(session.id);
  const state = useExport(store, { session, count, notes: annotations, redacts });
  const exported = hasFilter && scope === 'filtered' ? shown : undefined;
  const progress = progressOf(state, exported, count);
  const choice = useChoice(state, exported, withNotes);
  const tally = useTally(store, count, exported);
  const { serverInfo: server, revision } = store.model.negotiation ?? {};
  const name = server?.title ?? server?.name ?? sessionTitle(session);
  const { busy, formats, save } = useSave(fileName(name, session.createdAt), language);
  const excess = formats.filter((target) => tally !== undefined && excessOf(target, tally) !== undefined);
  const isReady = choice !== undefined && progress === undefined && tally !== undefined;
  const isLarge = useLargeDiagram(isReady && !excess.includes('mermaid') ? choice : undefined, language);
  const openEvent = (seq: number) => {
    onClose();
    select(seq);
  };
  return (
    <Dialog title={t.exporting.title} onClose={onClose}>
      <div
        className="flex flex-col gap-4 p-4"
        data-export-state={state.kind === 'ready' && !isReady ? 'working' : state.kind}
      >
        <ExportSummary name={name} revision={revision} tally={tally} />
        {hasFilter ? (
          <ExportScope scope={scope} all={count} filtered={shown.indexFrom(count)} onChange={setScope} />
        ) : null}
        <ExportNotes
          count={annotations.notes.length + (annotations.note === undefined ? 0 : 1)}
          checked={withNotes}
          disabled={busy !== undefined}
          onChange={setWithNotes}
        />
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
        <ExportExcess
          formats={excess}
          onFiltered={hasFilter && scope === 'all' ? () => setScope('filtered') : undefined}
        />
        <FormatList
          formats={formats}
          excess={excess}
          isLarge={isLarge === true}
          disabled={!isReady || busy !== undefined}
          busy={busy}
          onChoose={(target) => {
            if (choice !== undefined) save(target, choice.trace);
          }}
        />
      </div>
    </Dialog>
  );
}
