import type { RecordingInfo } from '@lifeline/wire';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { goTo } from '../../app/router.ts';
import { useRun } from '../../app/run.ts';
import { useFormat } from '../../i18n/format.ts';
import { useT } from '../../i18n/language.ts';
import { useAnnotations } from '../../source/annotations.ts';
import { api } from '../../source/api.ts';
import { usePrefill } from '../../source/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { RevealText } from '../../ui/reveal-text.tsx';
import { ArgList } from '../arg-list.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { stateOf, titleOf } from './recording-list.ts';
import { RecordingNote } from './recording-note.tsx';
import { RecordingTitle } from './recording-title.tsx';
import { StateBadge } from './state-badge.tsx';

export interface RecordingDetailProps {
  readonly recording: RecordingInfo;
  /** It is the session that the page shows. */
  readonly shown: boolean;
  readonly onOpen: () => void;
}

/** The selected recording: what was run, what its state means, where the file is, and the way to open it. */
export function RecordingDetail({ recording, shown, onOpen }: RecordingDetailProps) {
  const t = useT();
  const format = useFormat();
  const { data } = usePrefill();
  const kept = useAnnotations(recording.id);
  const { change } = kept;
  const run = useRun();
  const [deleting, setDeleting] = useState(false);
  const state = stateOf(recording);
  const words = t.recordings.detail;
  return (
    <section
      aria-label={words.label}
      className="flex shrink-0 flex-col gap-3 overflow-auto border-t border-border p-4 @3xl:w-80 @3xl:border-t-0 @3xl:border-l"
    >
      <header className="flex flex-col gap-1">
        <RecordingTitle title={titleOf(recording)} onRename={change && ((title) => change({ title }))} />
        <p className="flex flex-wrap items-center gap-2 text-text-2">
          <StateBadge state={state} />
          {shown ? words.shown : words.states[state]}
        </p>
      </header>
      {recording.error === undefined ? null : (
        <p className="text-malformed">
          <RevealText text={recording.error} />
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <Button kind="primary" data-action="open-recording" onClick={onOpen}>
          {words.open}
          <Kbd keys="Enter" />
        </Button>
        <Button
          kind="quiet"
          data-action="delete"
          disabled={state === 'live'}
          title={state === 'live' ? t.recordings.deletion.live : undefined}
          onClick={() => setDeleting(true)}
        >
          <Trash2 size={16} strokeWidth={1.5} aria-hidden />
          {t.recordings.deletion.action}
        </Button>
      </p>
      <RecordingNote key={recording.id} {...kept} />
      {recording.commandLine.length === 0 ? null : <ArgList words={recording.commandLine} />}
      <p className="text-meta text-text-3 figures">
        {`${format.date(recording.createdAt)} · ${format.bytes(recording.bytes)}`}
        <br />
        <span className="font-mono break-all">
          <RevealText text={fileOf(recording.id, data?.home)} />
        </span>
      </p>
      {deleting ? (
        <DeleteDialog
          recording={recording}
          onClose={() => setDeleting(false)}
          onDelete={() => {
            setDeleting(false);
            // what is deleted cannot be shown any more
            if (shown) goTo({ kind: 'start', panel: 'recordings' });
            run(api.deleteRecording(recording.id));
          }}
        />
      ) : null}
    </section>
  );
}

/** Where the file is; its name alone where the bridge does not tell. */
function fileOf(id: string, home: string | undefined): string {
  const name = `${id}.ndjson`;
  if (home === undefined) return name;
  const separator = home.includes('\\') ? '\\' : '/';
  return [home, 'recordings', name].join(separator);
}
